import { LRUCache } from 'lru-cache'
import { abbreviations, joiningWords, plainLetters } from '../../../schema/search-words.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Legal forms, and words that are in the name of a company rather than on its sign. */
export const legalEndings = list('ltda limitada eireli epp mei me slu sociedade unipessoal')
export const companyWords = list('comercio industria servico empreendimento participacoe importacao')

/** They distinguish nothing. */
export const neutralWords = list(
  'loja casa espaco grupo empresa produto artigo delivery express oficial online geral brasil cidade regiao melhor desde disk tele comercio industria servico comercial',
)

/** What follows them says which of several it is. */
export const branchWords = list('filial matriz unidade congregacao campus polo quiosque shopping')

export const titles = list('doutor doutora professor professora')

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
  acougue carne casa boutique frigorifico
  farmacia drogaria droga farma pharmacia drogasil manipulacao
  clinica consultorio centro instituto medico medica saude policlinica
  odontologia odonto dentista odontologico odontologica dental clinica consultorio
  psicologia psicologo psicologa terapia clinica consultorio
  fisioterapia pilates fisio studio estudio clinica
  laboratorio analise lab
  hospital pronto maternidade
  veterinaria veterinario vet pet petshop shop clinica agropet banho racao
  barbearia barber barbeiro barbershop shop cabeleireiro
  salao cabeleireiro beleza estetica hair studio estudio coiffeur beauty manicure unha esmalteria spa
  academia fitness gym crossfit studio estudio treino
  oficina mecanica auto automotivo automotiva center funilaria pintura eletrica autocenter car motor
  autopeca peca auto acessorio
  posto combustivel autoposto gasolina
  borracharia pneu auto center
  lavacar lava rapido car wash estetica
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
  igreja assembleia paroquia capela congregacao comunidade ministerio templo santuario
  otica optica
  floricultura flor garden paisagismo
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
`
const trades = new Map<string, number[]>()
for (const [family, line] of tradeLines.trim().split('\n').entries())
  for (const word of line.trim().split(' ')) trades.set(word, [...(trades.get(word) ?? []), family])

/** The trades that a word is of; none for any other word. */
export const tradesOf = (word: string): readonly number[] => trades.get(word) ?? []

/** They have many places of one name, with different streets. */
export const manyPlaced = list(
  'igreja assembleia paroquia capela congregacao comunidade ministerio templo escola colegio creche posto banco agencia loterica drogaria farmacia supermercado',
)

const more = new Map(
  Object.entries({
    com: 'comercio',
    mec: 'mecanica',
    assoc: 'associacao',
    col: 'colegio',
    esc: 'escola',
    hosp: 'hospital',
    farm: 'farmacia',
    lab: 'laboratorio',
    pe: 'padre',
    cel: 'coronel',
    cap: 'capitao',
    ten: 'tenente',
    gov: 'governador',
    pres: 'presidente',
    ver: 'vereador',
    dep: 'deputado',
    eng: 'engenheiro',
    ze: 'jose',
    zezinho: 'jose',
    chico: 'francisco',
    tonho: 'antonio',
    toninho: 'antonio',
    primeiro: '1',
    primeira: '1',
    segunda: '2',
    segundo: '2',
    terceira: '3',
    terceiro: '3',
    quarta: '4',
    dois: '2',
    duas: '2',
    tres: '3',
    quatro: '4',
    cinco: '5',
    sete: '7',
    nove: '9',
    dez: '10',
    treze: '13',
    quinze: '15',
    xv: '15',
    vinte: '20',
    ii: '2',
    iii: '3',
    iv: '4',
  }),
)

/** "pizzas" and "pizza" are one word. */
const singular = (word: string) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word)

/**
 * The words of a name or street in one spelling: without accents, joining words, plurals and abbreviations; numbers as digits.
 */
export function plainWords(text: string): readonly string[] {
  const kept = keptWords.get(text)
  if (kept) return kept
  const words = computeWords(text)
  keptWords.set(text, words)
  return words
}

/** Streets, places and words are few, and compared many times. */
const keptWords = new LRUCache<string, readonly string[]>({ max: 8000 })
const keptSounds = new LRUCache<string, string>({ max: 8000 })

function computeWords(text: string): string[] {
  const letters = plainLetters(text.replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' '))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\bs\s*[/.]\s*a\b\.?/g, ' slu ')
    .replace(/\bn\.?\s*s(?:ra|enhora)\b/g, 'nossa senhora')
    .replace(/\b(\d+)[ao]\b/g, '$1')
    // "J. R." and "J R" are one word.
    .replace(/\b(\p{L})(?:[.&\s]+(\p{L}))+(?![\p{L}\p{N}])/gu, (initials) =>
      initials.replace(/[^\p{L}]/gu, ''),
    )
  return (letters.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !joiningWords.has(word))
    .map((word) => singular(more.get(word) ?? abbreviations.get(word) ?? word))
}

/** Letters that sound alike are one: "Phelipe" and "Felipe", "Kasa" and "Casa". */
export function soundOf(word: string): string {
  const kept = keptSounds.get(word)
  if (kept !== undefined) return kept
  const sound = computeSound(word)
  keptSounds.set(word, sound)
  return sound
}

function computeSound(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/ch|sh/g, 'x')
    .replace(/th/g, 't')
    .replace(/y/g, 'i')
    .replace(/w/g, 'v')
    .replace(/qu(?=[ei])|k|q|c(?![eih])/g, 'k')
    .replace(/c(?=[ei])|ss|z|ç/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/h/g, '')
    .replace(/n(?=[pb])/g, 'm')
    .replace(/(.)\1+/g, '$1')
}
