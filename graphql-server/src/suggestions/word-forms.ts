/** Plural endings with their singulars; the first match applies. Words have no accents. */
const plurals: readonly [ending: RegExp, singular: string][] = [
  [/^maes$/, 'mae'],
  [/[oa]es$/, 'ao'],
  [/(?<=..)(?<vowel>[aeou])is$/, '$<vowel>l'],
  [/ns$/, 'm'],
  [/(?<=..[rz])es$/, ''],
  [/(?<=..[^su])s$/, ''],
]

/**
 * Singular of a word by its letters alone, after the plural reduction of the RSLP stemmer
 * (https://www.inf.ufrgs.br/~viviane/rslp/). Equal for a word and its plural, but not always a word: "barril" and
 * "barris" are "barri", "torre" and "torres" are "torr".
 *
 * @param word letters a-z
 */
export function singularForm(word: string): string {
  const [ending, singular] = plurals.find(([each]) => each.test(word)) ?? []
  const stem = ending && singular !== undefined ? word.replace(ending, singular) : word
  return stem.replace(/(?<=...[rz])e$/, '').replace(/(?<=..)il$/, 'i')
}

/** Suffixes that derive professions, shops and activities: "borracheiro", "borracharia". */
const derivations = /(?:amento|imento|acao|aria|earia|eria|ario|eiro|eira|ador|adora|ista|[aei]r)$/

export const shortestRoot = 4

/**
 * Common root of a word family: "advogada" and "advogado", "marceneiro" and "marcenaria", "dentista" and "dente".
 *
 * @param singular from `singularForm`
 */
export function wordRoot(singular: string): string {
  const cut = (text: string, ending: RegExp) => {
    const rest = text.replace(ending, '')
    return rest.length >= shortestRoot ? rest : text
  }
  return cut(cut(singular, derivations), /[aeiou]+$/)
}

/**
 * Possible bases of a diminutive: "barzinho" of "bar", "churrasquinho" of "churrasco", "lanchinho" of "lanche".
 *
 * @param singular from `singularForm`
 * @returns singulars, not all of them words; empty without a diminutive ending
 */
export function diminutiveBases(singular: string): string[] {
  const [, stem = '', z = '', vowel = ''] = /^(..+?)(z?)inh([ao])$/.exec(singular) ?? []
  if (stem === '') return []
  const hard = stem.replace(/qu$/, 'c').replace(/gu$/, 'g')
  return [stem, hard + z + vowel, `${stem}${z}e`].map(singularForm)
}

/** Spellings of the same sound, applied in order. */
const sounds: readonly [spelling: RegExp, sound: string][] = [
  [/ph/g, 'f'],
  [/[cs]h/g, 'x'],
  [/th/g, 't'],
  [/([ln])h/g, '$1y'],
  [/(?<![ln])y/g, 'i'],
  [/h/g, ''],
  [/sc(?=[ei])|xc(?=[ei])|c(?=[ei])|ç|z/g, 's'],
  [/qu(?=[ei])/g, 'k'],
  [/gu(?=[ei])/g, 'G'],
  [/g(?=[ei])/g, 'j'],
  [/[cq]/g, 'k'],
  [/w/g, 'v'],
  [/(.)\1+/g, '$1'],
  [/l(?![aeiouy])/g, 'u'],
  [/m(?![aeiou])/g, 'n'],
  [/ei(?=[rjx])/g, 'e'],
  [/ou/g, 'o'],
  [/e/g, 'i'],
  [/o/g, 'u'],
]

/**
 * Pronunciation of a word in Brazil, to match "assougue", "xurrascaria" and "cabelerero".
 *
 * @param word letters a-z with cedillas
 */
export function spokenForm(word: string): string {
  return sounds.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word)
}
