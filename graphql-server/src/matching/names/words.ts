import { LRUCache } from 'lru-cache'
import { abbreviations, joiningWords, plainLetters } from '../../../../schema/search-words.ts'
import { letterBits } from '../../suggestions/edits.ts'
import { singular, spelled } from './trades.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Legal forms and other words of company names that are not on the sign. */
export const legalEndings = list('ltda limitada eireli epp mei me slu sociedade unipessoal')
export const companyWords = list('comercio industria servico empreendimento participacoe importacao')

/** Words that distinguish nothing. */
export const neutralWords = list(
  'loja casa espaco grupo empresa produto artigo delivery express oficial online geral brasil cidade regiao melhor desde disk tele comercio industria servico comercial companhia',
)

/** Words before the designation of a branch. */
export const branchWords = list('filial matriz unidade congregacao campus polo quiosque shopping')

/** Buildings that hold many places. */
export const buildings = list('shopping galeria edificio condominio')

/** Public institutions with similar short names. */
const publicKinds = new Map(
  'emei emef emeief emeb cras creas caps upa ubs'.split(' ').map((kind) => [singular(kind), kind]),
)
  .set('cei', 'emei')
  .set('cemei', 'emei')
  .set('creche', 'emei')
  .set('educacao infantil ensino fundamental', 'emeief')
  .set('educacao infantil', 'emei')
  .set('ensino fundamental', 'emef')

/** Kind of a public institution, empty for others. */
export function publicKind(words: readonly Word[]): string {
  const text = ` ${words.map((word) => word.text).join(' ')} `
  return [...publicKinds].find(([kind]) => text.includes(` ${kind} `))?.[1] ?? ''
}

/** Public offices: the following words are their name, even words of a trade. */
export const departments = list('secretaria departamento diretoria delegacia coordenadoria')

/** Machines and other unstaffed places, which differ from the place where they are. */
export const unattended = list('caixaeletronico atm banco24hora autoatendimento eletroposto')

export const titles = list('doutor doutora professor professora')

/** Kinds with many places of one name in different streets. */
export const manyPlaced = list(
  'igreja assembleia paroquia capela congregacao comunidade ministerio templo escola ee colegio creche posto banco agencia loterica drogaria farmacia supermercado',
)

const nicknames = Object.fromEntries(
  `
  antonio tonho toninho tonico
  aparecida cida cidinha
  augusto guto
  beatriz bia
  benedito dito ditinho
  eduardo edu dudu
  fernanda nanda
  fernando nando
  francisco chico chiquinho
  francisca chica chiquinha
  gabriela gabi
  guilherme gui
  isabel bel
  joaquim quim quinzinho
  jose ze zeca zezinho
  leonardo leo
  luiz luizinho
  manoel mane maneco
  osvaldo vado
  patricia paty pati
  rafaela rafa
  roberto beto betinho
  sebastiao tiao
  tereza teca
  `
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', ...short] = line.trim().split(' ')
      return short.map((each) => [each, name])
    }),
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
    maj: 'major',
    mons: 'monsenhor',
    sgt: 'sargento',
    brig: 'brigadeiro',
    cons: 'conselheiro',
    visc: 'visconde',
    dep: 'deputado',
    eng: 'engenheiro',
    gen: 'general',
    mal: 'marechal',
    conj: 'conjunto',
    hab: 'habitacional',
    ag: 'agencia',
    ...nicknames,
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
    seis: '6',
    sete: '7',
    oito: '8',
    nove: '9',
    dez: '10',
    treze: '13',
    quinze: '15',
    xv: '15',
    vinte: '20',
    cem: '100',
    mil: '1000',
    esf: 'ubs',
    psf: 'ubs',
    studio: 'estudio',
    ii: '2',
    iii: '3',
    iv: '4',
  }),
)

/** Words spelled as one or two, by the joined spelling. */
const compounds = new Map(
  'ampm autocenter autoeletrica autoescola automecanica autopeca autoposto barbershop bikeshop caixaeletronico hortifruti lavacar lavajato lavarapido minimercado petshop supermercado'
    .split(' ')
    .map((word) => [word, word]),
)
  .set('postosaude', 'ubs')
  .set('basicasaude', 'ubs')
  .set('saudefamilia', 'ubs')
  .set('prontoatendimento', 'upa')
  .set('referenciaassistencia', 'cra')
  .set('santacasa', 'hospital')
  .set('escolaestadual', 'ee')

/** A word of a name or street; equal words mostly share one object. */
export interface Word {
  text: string
  /** Phonetic key. */
  sound: string
  /** Set of letters, for `mayBeNear`. */
  bits: number
  hasDigit: boolean
}

/** Cache of words: there are few, compared many times. */
const keptWords = new LRUCache<string, Word>({ max: 20_000 })
/** Cache of streets and neighborhoods. */
const keptTexts = new LRUCache<string, readonly Word[]>({ max: 4000 })

export function wordOf(text: string): Word {
  const kept = keptWords.get(text)
  if (kept) return kept
  const word = { text, sound: soundOf(text), bits: letterBits(text), hasDigit: /\d/.test(text) }
  keptWords.set(text, word)
  return word
}

/** Cached `plainWords` of a street, neighborhood or city. */
export function placeWords(text: string): readonly Word[] {
  const kept = keptTexts.get(text)
  if (kept) return kept
  const words = plainWords(text)
  keptTexts.set(text, words)
  return words
}

/**
 * Normalizes the words of a name or street: without accents, joining words, plurals and abbreviations; numbers as digits.
 */
export function plainWords(text: string): Word[] {
  const letters = plainLetters(text.replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' '))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\bs\s*[/.]\s*a\b\.?/g, ' slu ')
    .replace(/\bn\.?\s*s(?:ra|enhora)\b|\bn\.\s*s\./g, 'nossa senhora')
    .replace(/\b(\d+)[ao]\b/g, '$1')
    // Joins initials: "J. R." and "J R".
    .replace(/\b(\p{L})(?:[.&\s]+(\p{L}))+(?![\p{L}\p{N}])/gu, (initials) =>
      initials.replace(/[^\p{L}]/gu, ''),
    )
  const words = (letters.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !joiningWords.has(word))
    .map((word) => spelled(singular(more.get(word) ?? abbreviations.get(word) ?? word)))
  return joinCompounds(words).map(wordOf)
}

/** Joins words: "Auto Escola" becomes "Autoescola". */
function joinCompounds(words: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const compound = compounds.get(`${words[at]}${words[at + 1] ?? ''}`)
    if (compound && at + 1 < words.length) at += 1
    joined.push(compound ?? words[at] ?? '')
  }
  return joined
}

/** Replaces diminutives: "Carlinhos" by "Carlos", "Marquinhos" by "Marcos". */
const smallForm = /(?<=[a-z]{3})(?:(?<=q)u)?inh([ao])$/

/** Phonetic spelling: equal for "Phelipe" and "Felipe", "Kasa" and "Casa". */
function soundOf(word: string): string {
  return word
    .replace(smallForm, (_, last: string) => last)
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
