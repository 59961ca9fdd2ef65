import { distance } from 'fastest-levenshtein'
import { LRUCache } from 'lru-cache'

/** "pizzas" and "pizza" are one word, so are "móveis" and "móvel". */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word
  const stem = word.slice(0, -3)
  if (/(?:oes|aes)$/.test(word)) return `${stem}ao`
  if (word.length < 6 && /[^aeo]is$/.test(word)) return word
  if (/[aeo]is$/.test(word)) return `${word.slice(0, -2)}l`
  return word.endsWith('ns') ? `${word.slice(0, -2)}m` : word.slice(0, -1)
}

/** Words of a trade; a line has what one establishment may call itself. A word in two lines agrees with both. */
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
  fisioterapia pilates fisio studio estudio clinica
  laboratorio analise lab
  hospital pronto maternidade
  veterinaria veterinario vet pet petshop shop clinica agropet banho tosa racao
  barbearia barber barbeiro barbershop shop cabeleireiro
  salao cabeleireiro beleza estetica hair studio estudio coiffeur beauty manicure unha esmalteria spa
  academia fitness gym crossfit studio estudio treino
  oficina mecanica automecanica autoeletrica auto automotivo automotiva center funilaria pintura eletrica eletrico autocenter car motor
  autopeca peca auto acessorio
  posto combustivel autoposto gasolina
  borracharia pneu auto center autocenter
  lavacar lavarapido lavajato lava rapido car wash estetica
  material construcao deposito madeireira ferragem
  marcenaria movel planejado moveleira
  serralheria esquadria vidracaria vidro
  escola colegio educacao educandario infantil ensino creche bercario
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
  turismo viagem agencia
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
  conveniencia
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
  cartorio tabeliao
`
const trades = new Map<string, number[]>()
for (const [family, line] of tradeLines.trim().split('\n').entries())
  for (const word of line.trim().split(' ').map(singular))
    trades.set(word, [...(trades.get(word) ?? []), family])

/** Letters of the shortest word in which a typing error is recognized as a word of a trade. */
const leastLetters = 7

/** "borraharia" is "borracharia". */
function withoutError(word: string): string {
  if (word.length < leastLetters || trades.has(word)) return word
  const near = [...trades.keys()].find(
    (trade) =>
      Math.abs(trade.length - word.length) <= 1 &&
      trade.length >= leastLetters &&
      trade.startsWith(word.charAt(0)) &&
      distance(word, trade) === 1,
  )
  return near ?? word
}
const keptSpellings = new LRUCache<string, string>({ max: 8000 })

/** A word, without a typing error in the name of a trade. */
export function spelled(word: string): string {
  const kept = keptSpellings.get(word)
  if (kept !== undefined) return kept
  const found = withoutError(word)
  keptSpellings.set(word, found)
  return found
}

/** Words of several trades: they say nothing where a word of a single one is too. */
export const broadTrades: ReadonlySet<string> = new Set(
  'agencia assistencia auto boutique car center centro clinica consultorio distribuidora escola estudio instituto shop studio'.split(
    ' ',
  ),
)

/** The trades that a word is of; none for any other word. */
export const tradesOf = (word: string): readonly number[] => trades.get(word) ?? []
