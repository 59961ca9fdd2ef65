import { LRUCache } from 'lru-cache'
import { errorsBetween } from './same-word.ts'

/** Singular: "pizzas" becomes "pizza", "móveis" becomes "móvel". */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word
  const stem = word.slice(0, -3)
  if (/(?:oes|aes)$/.test(word)) return `${stem}ao`
  if (word.length < 6 && /[^aeo]is$/.test(word)) return word
  if (/[aeo]is$/.test(word)) return `${word.slice(0, -2)}l`
  return word.endsWith('ns') ? `${word.slice(0, -2)}m` : word.slice(0, -1)
}

/** Words of trades: a line has the words that one establishment may use. A word in two lines matches both. */
const tradeLines = `
  pizza pizzaria esfiha esfiharia restaurante cantina forneria
  padaria panificadora panificacao pao confeitaria doceria doce padoca boulangerie cafeteria cafe bolo bolaria
  restaurante cantina bistro churrascaria churrasco grill gastronomia cozinha bar self comida espetaria espetinho espeto marmitaria
  lanchonete lanche burger hamburgueria hamburguer pastelaria pastel bar dog petisco salgado
  bar boteco choperia chopperia chopp adega emporio pub botequim cervejaria petiscaria
  sorveteria sorvete gelateria gelato acai picole
  cafeteria cafe coffee
  mercado supermercado mercearia minimercado mercadinho hortifruti quitanda sacolao emporio atacado
  acougue carne boutique frigorifico
  farmacia drogaria droga farma pharmacia drogasil manipulacao
  clinica consultorio centro instituto medico medica saude policlinica
  odontologia odonto dentista odontologico odontologica dental clinica consultorio
  psicologia psicologo psicologa terapia clinica consultorio
  fisioterapia fisioterapeuta pilates fisio studio estudio clinica
  laboratorio analise lab
  hospital pronto maternidade
  veterinaria veterinario vet pet petshop shop clinica agropet banho tosa racao
  barbearia barber barbeiro barbershop shop cabeleireiro
  salao cabeleireiro beleza estetica hair studio estudio coiffeur beauty manicure unha esmalteria spa
  academia fitness gym crossfit studio estudio treino
  oficina mecanica automecanica autoeletrica auto automotivo automotiva center funilaria pintura eletrica eletrico autocenter car motor
  autopeca peca auto acessorio
  posto combustivel autoposto gasolina shell petrobra
  borracharia pneu auto center autocenter
  lavacar lavarapido lavajato lava rapido car wash estetica
  material construcao deposito madeireira madeira ferragem
  marcenaria movel planejado moveleira
  serralheria esquadria vidracaria vidro
  escola ee colegio educacao educacional educandario infantil ensino creche bercario
  idioma ingles curso escola english
  autoescola formacao condutor cfc
  hotel pousada hospedagem hostel chale inn resort suite
  advocacia advogado advogada advogados juridico direito
  contabilidade contabil contador escritorio assessoria
  imobiliaria imovel corretor corretora
  igreja assembleia paroquia catolica capela congregacao comunidade ministerio templo santuario
  otica optica
  floricultura flor flores garden paisagismo
  papelaria livraria livro
  boutique moda roupa vestuario confeccao modas store
  calcado sapataria sapato
  joalheria joia relojoaria
  informatica tecnologia celular computador eletronico assistencia
  clube recreativo associacao
  tatuagem tattoo tatuador piercing estudio
  turismo viagem agencia passeio excursao receptivo
  barco escuna lancha passeio
  lavanderia lave
  grafica impressao copiadora comunicacao
  buffet festa evento salao
  banco agencia bancario
  loterica loteria
  transporte mudanca frete guincho transportadora
  associacao sindicato ong instituto
  bicicletaria bicicleta bike bikeshop ciclo
  edificio condominio residencial predio shopping galeria torre
  hortifruti quitanda sacolao fruta verdura
  adega bebida vinho distribuidora
  peixaria peixe pescado
  chaveiro chave fechadura
  seguro corretora
  refrigeracao climatizacao ar condicionado
  tinta pintura
  colchao estofado
  bazar presente brinquedo armarinho variedade
  conveniencia ampm
  estacionamento park parking garagem
  faculdade universidade
  cemiterio velorio funeraria
  museu teatro cinema
  engenharia construtora arquitetura
  fotografia foto
  musica instrumento
  tatuagem tattoo
  locadora aluguel
  seguranca alarme
  dedetizadora limpeza
  costura alfaiate
  camping chale
  clube esporte
  barbearia cabeleireiro salao
  esmalteria manicure unha nail
  restaurante temakeria temaki sushi japones japonesa oriental yakisoba
  restaurante cafe cafeteria bistro
  marmitaria marmitex marmita quentinha rotisserie assado
  sorveteria doceria chocolate chocolateria bomboniere
  alambique cachaca cachacaria aguardente destilaria
  laticinio queijo queijaria
  tabacaria charutaria fumo narguile
  avicultura agropecuaria racao
  despachante documento
  gesso drywall
  marmoraria marmore granito
  vidracaria espelho
  serralheria serralheiro portao
  marcenaria marceneiro carpintaria carpinteiro
  eletricista eletrica
  encanador hidraulica
  calha rufo funilaria
  toldo
  piscina
  topografia agrimensura georreferenciamento
  construcao construtora empreiteira incorporadora
  terraplenagem terraplanagem escavacao
  cacamba entulho
  sucata desmanche reciclagem reciclavel
  retifica motor
  usinagem tornearia torno
  escapamento escape
  funilaria lanternagem martelinho
  moto motopeca motociclo
  guincho reboque
  mototaxi taxi
  jornal banca revista revistaria
  sebo livro
  xerox copiadora copia
  grafica impresso carimbo
  internet provedor telecom telecomunicacao fibra
  lan cyber
  coworking escritorio
  celular smartphone
  eletronica eletronico conserto
  hostel albergue
  chale cabana
  uniforme confeccao malharia malha
  lingerie intima
  costura costureira atelie ajuste bordado conserto
  sapateiro sapataria conserto
  tecido aviamento armarinho
  cortina persiana
  estofaria estofado tapecaria tapeceiro colchao
  selaria sela couro arreio
  brecho bazar
  viveiro muda planta jardinagem paisagismo
  suplemento nutricao nutrition
  cosmetico perfumaria perfume
  presente artesanato
  embalagem descartavel
  gas glp
  dedetizadora dedetizacao praga
  desentupidora desentupimento
  fonoaudiologia fonoaudiologa fono
  nutricionista nutricao
  dermatologia dermatologista
  pediatria pediatra
  cardiologia cardiologista
  ginecologia ginecologista
  ortopedia ortopedista
  oftalmologia oftalmologista
  arquitetura arquiteto arquiteta
  acupuntura massagem massoterapia
  auditivo audicao
  depilacao estetica
  repouso idoso senior geriatrico
  natacao aquatico
  marcial judo jiu karate muaythai
  danca ballet bale
  musica conservatorio musical
  fotografico fotografia foto fotografo
  sonorizacao iluminacao dj
  decoracao festa
  pesqueiro pesque pesca
  recreacao brinquedo
  grafica papelaria
  casamento cerimonial
  sindicato cooperativa
  cartorio tabeliao
  troca oleo lubrificante
`
const trades = new Map<string, number[]>()
for (const [family, line] of tradeLines.trim().split('\n').entries())
  for (const word of line.trim().split(' ').map(singular))
    trades.set(word, [...(trades.get(word) ?? []), family])

/** Minimum length of a mistyped trade word. */
const leastLetters = 7

const longTrades = Map.groupBy(
  [...trades.keys()].filter(({ length }) => length >= leastLetters),
  (word) => word.charAt(0),
)

/** Corrects a mistyped trade word: "borraharia" to "borracharia". */
function withoutError(word: string): string {
  if (word.length < leastLetters || trades.has(word)) return word
  const near = longTrades
    .get(word.charAt(0))
    ?.find((trade) => Math.abs(trade.length - word.length) <= 1 && errorsBetween(word, trade) === 1)
  return near ?? word
}
const keptSpellings = new LRUCache<string, string>({ max: 8000 })

/** The word, corrected if it is a mistyped trade word. */
export function spelled(word: string): string {
  const kept = keptSpellings.get(word)
  if (kept !== undefined) return kept
  const found = withoutError(word)
  keptSpellings.set(word, found)
  return found
}

/** Words of several trades, ignored next to a word of a single trade. */
export const broadTrades: ReadonlySet<string> = new Set(
  'agencia assistencia auto boutique car center centro clinica consultorio distribuidora escola estudio instituto shop studio'.split(
    ' ',
  ),
)

/** Ending of unlisted trade words such as "selaria" and "creperia", but not "comunitária". */
const shopEnding = /^(?!secretaria|valeria|araucaria|candelaria|canaria).{3,}(?<!i|[eio]n|it)[ae]ria$/
const otherTrade: readonly number[] = [-1]
const noTrade: readonly number[] = []

/** Trades of a word; empty for other words. */
export const tradesOf = (word: string): readonly number[] =>
  trades.get(word) ?? (word.endsWith('ria') && shopEnding.test(word) ? otherTrade : noTrade)

const ending =
  /(?:[ae]ria|eir[oa]|[aei]dora?|ista|[ai]c(?:ao|ional)|[ai]mento|agem|avel|ad[oa]|ic[oa]|i?[aeo])$/
const stemOf = (word: string) => word.replace(ending, '')
const stemLetters = 4

/** Whether two words share a stem: "tapioca" and "tapiocaria", "dedetizadora" and "dedetização". */
export function isSameStem(one: string, other: string): boolean {
  if (!other.startsWith(one.slice(0, stemLetters))) return false
  const stem = stemOf(one)
  return stem.length >= stemLetters && stem === stemOf(other)
}

/** Whether one word is a mistyping of the other, which two trade words never are. */
export const isMistypedTrade = (one: string, other: string): boolean =>
  (!trades.has(one) || !trades.has(other)) && errorsBetween(one, other) === 1

/** Whether a word abbreviates another: "constr." and "construtora". */
export const isAbbreviated = (short: string, trade: string): boolean =>
  short.length >= 3 && trade.length >= short.length + 3 && trade.startsWith(short)
