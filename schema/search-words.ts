import { keyText } from './text.ts'

/** A word of a search: the searched name must contain one of these texts, whose blanks are ends of words. */
export type SearchTerm = readonly string[]

/** They only join words. */
export const joiningWords: ReadonlySet<string> = new Set(
  'a ao aos as o os um uma uns umas de da do das dos d e ou em na no nas nos num numa para pra pras pro pros por'.split(
    ' ',
  ),
)

/** Words that people shorten in names and addresses. */
export const abbreviations: ReadonlyMap<string, string> = new Map([
  ['sta', 'santa'],
  ['sto', 'santo'],
  ['s', 'sao'],
  ['nsa', 'nossa'],
  ['sr', 'senhor'],
  ['sra', 'senhora'],
  ['dr', 'doutor'],
  ['dra', 'doutora'],
  ['prof', 'professor'],
  ['profa', 'professora'],
  ['eng', 'engenheiro'],
  ['cia', 'companhia'],
  ['av', 'avenida'],
  ['jd', 'jardim'],
  ['jdim', 'jardim'],
  ['jrd', 'jardim'],
  ['vl', 'vila'],
  ['pq', 'parque'],
  ['pque', 'parque'],
  ['res', 'residencial'],
  ['cond', 'condominio'],
  ['chac', 'chacara'],
  ['bal', 'balneario'],
  ['pca', 'praca'],
  ['mat', 'material'],
  ['mats', 'materiais'],
  ['consul', 'consultorio'],
  ['clin', 'clinica'],
  ['sup', 'supermercado'],
  ['rest', 'restaurante'],
])

const shortForms = Map.groupBy(abbreviations.keys(), (short) => abbreviations.get(short) ?? '')

/** "Nossa Senhora" is shortened word by word; "n" and "na" are "nossa" only with the other word. */
const ours: ReadonlySet<string> = new Set(['n', 'na', 'nsa', 'nossa'])
const ladies: ReadonlySet<string> = new Set(['sa', 'sra', 'senhora'])
const ladyForms = [
  'n sra',
  'na sra',
  'nsa sra',
  'nossa sra',
  'n senhora',
  'na senhora',
  'n sa',
  'na sa',
  'ns',
].map((form) => ` ${form} `)

/** "S.O.S.", "J. R.", "C & A", and in names also "J R". */
const initials = /(?<![\p{L}\p{N}])\p{L}(?:[.&\s]+\p{L})+(?![\p{L}\p{N}])/gu

/**
 * Lower case, compatible forms ("２ª", "ﬁ") as ordinary letters, without invisible characters. Ordinals have the
 * letter that is typed for them ("1º", "1.º" and "1°" are "1o"), and a closing "'s" belongs to its word.
 */
export function plainLetters(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/\.(?=[ªº])/g, '')
    .replace(/(?<=\d)[°˚]/g, 'o')
    .replace(/(?<=\p{L})['’‘`´ʼ](?=s(?![\p{L}\p{N}]))/giu, '')
    .replace(/['’‘`´ʼ]/g, ' ')
    .toLowerCase()
    .normalize('NFKC')
}

/** Words of letters and digits, without accents. */
function wordsIn(plain: string): string[] {
  return (
    plain
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** Characters that the column of searched names holds, without the blanks around them. */
const maxLength = 178

/**
 * A name as searches look at it: its words with a blank before and after each. Initials are one word: "S.O.S.", "J. R.".
 *
 * @returns a single blank for a name without a letter or digit
 */
export function searchedName(name: string): string {
  const words = wordsIn(plainLetters(name).replace(initials, withoutSeparators))
  return words.length === 0 ? ' ' : ` ${words.join(' ').slice(0, maxLength)} `
}

const withoutSeparators = (letters: string) => letters.replace(/[.&\s]+/g, '')

/**
 * The words of a search by name (name-filter).
 *
 * @param text as it was typed
 * @param where whether a word may be inside another one, or begins one
 * @returns without words that another one contains; null when there is no letter or digit, which matches nothing; empty
 *   when nothing was typed, which excludes nothing
 */
export function searchTerms(text: string, where: 'inside' | 'beginning' = 'inside'): SearchTerm[] | null {
  if (keyText(text) === '') return []
  const plain = plainLetters(text)
  const joined = new Set<string>()
  const words = wordsIn(
    plain.replace(initials, (letters) => {
      if (!/[.&]/.test(letters)) return letters
      const [word = ''] = wordsIn(withoutSeparators(letters))
      joined.add(word)
      return word
    }),
  )
  if (words.length === 0) return null
  const distinct = [...new Set(words)]
  const kept = distinct.filter((word) => !distinct.some((other) => other !== word && other.includes(word)))
  return kept.sort().map((word) => {
    const before = where === 'inside' ? '' : ' '
    const written = joined.has(word) ? ` ${word} ` : before + word
    const forms = new Set([written, ...splits(word), ...otherForms(word, words)])
    return [...forms].filter((form) => form === written || !form.includes(written))
  })
}

/** Whether a searched name has every word of a search. */
export function matchesTerms(searched: string, terms: readonly SearchTerm[] | null): boolean {
  return terms?.every((forms) => forms.some((form) => searched.includes(form))) ?? false
}

/** Longer words are no two. */
const longestJoined = 30

/** Letters of the second of two words that were typed as one; it need not be whole. */
const shortestSecond = 3

/** Two words of a name that were typed as one: "autopeças" for "Auto Peças". */
function splits(word: string): string[] {
  if (word.length > longestJoined || /[\ud800-\udfff]/.test(word)) return []
  const places = Array.from({ length: Math.max(0, word.length - shortestSecond) }, (_, index) => index + 1)
  return (
    places
      .map((place) => [word.slice(0, place), word.slice(place)] as const)
      // "dagua" of "d'água"
      .filter(([first]) => first === 'd' || !joiningWords.has(first))
      .map(([first, second]) => ` ${first} ${second}`)
  )
}

/** A word in its other length: "dr" and "doutor", "na sra" and "nossa senhora". */
function otherForms(word: string, words: readonly string[]): string[] {
  const isLady = [ours, ladies].every((forms) => words.some((each) => forms.has(each)))
  const lady = isLady && ours.has(word) ? [' nossa ', ...ladyForms] : []
  const senhora = isLady && ladies.has(word) ? [' senhora ', ...ladyForms] : []
  if (word === 'nossa') return ladyForms
  if (word === 'ns') return [' nossa senhora ', ...ladyForms]
  const full = abbreviations.get(word)
  const others = [...(full ? [full] : []), ...(shortForms.get(full ?? word) ?? [])]
  return [...lady, ...senhora, ...others.map((form) => ` ${form} `)]
}
