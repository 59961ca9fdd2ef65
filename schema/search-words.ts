import { keyText } from './text.ts'

/** Word of a search: the name must contain one of these forms; blanks in a form are word boundaries. */
export type SearchTerm = readonly string[]

/** Function words. */
export const joiningWords: ReadonlySet<string> = new Set(
  'a ao aos as o os um uma uns umas de da do das dos d e ou em na no nas nos num numa para pra pras pro pros por'.split(
    ' ',
  ),
)

/** Common abbreviations in names and addresses. */
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

/** "Nossa Senhora" is abbreviated word by word; "n" and "na" mean "nossa" only next to the other word. */
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

/** Matches "S.O.S.", "J. R.", "C & A" and "J R". */
const initials = /(?<![\p{L}\p{N}])\p{L}(?:[.&\s]+\p{L})+(?![\p{L}\p{N}])/gu

/**
 * Lower case, compatibility forms ("２ª", "ﬁ") as ordinary letters, no invisible characters. Ordinals become
 * the letter that people type ("1º", "1.º" and "1°" become "1o"); a closing "'s" is joined to its word.
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

/** Length of the column without the outer blanks. */
const maxLength = 178

/**
 * Searchable form of a name: its words, with a blank before and after each. Initials are one word: "S.O.S.",
 * "J. R.".
 *
 * @returns a single blank for a name without letters or digits
 */
export function searchedName(name: string): string {
  const words = wordsIn(plainLetters(name).replace(initials, withoutSeparators))
  return words.length === 0 ? ' ' : ` ${words.join(' ').slice(0, maxLength)} `
}

const withoutSeparators = (letters: string) => letters.replace(/[.&\s]+/g, '')

/**
 * Terms of a search by name (name-filter).
 *
 * @param text as typed
 * @param where whether a term matches anywhere in a word or only at its beginning
 * @returns terms that no other term contains; null (matches nothing) if the text has no letter or digit;
 * empty (matches everything) if it is blank
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

/** Whether a searchable name matches every term. */
export function matchesTerms(searched: string, terms: readonly SearchTerm[] | null): boolean {
  return terms?.every((forms) => forms.some((form) => searched.includes(form))) ?? false
}

/** Longer words are not split. */
const longestJoined = 30

/** Minimum letters of the second word, which may be incomplete. */
const shortestSecond = 3

/** Splits a word that may be two words of a name: "autopeças" for "Auto Peças". */
function splits(word: string): string[] {
  if (word.length > longestJoined || /[\ud800-\udfff]/.test(word)) return []
  const places = Array.from({ length: Math.max(0, word.length - shortestSecond) }, (_, index) => index + 1)
  return (
    places
      .map((place) => [word.slice(0, place), word.slice(place)] as const)
      // "dagua" for "d'água".
      .filter(([first]) => first === 'd' || !joiningWords.has(first))
      .map(([first, second]) => ` ${first} ${second}`)
  )
}

/** Abbreviations and full forms of a word: "dr" and "doutor", "na sra" and "nossa senhora". */
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
