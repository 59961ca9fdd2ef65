import type { Taxonomy } from '../business-rows/taxonomy.ts'
import { editsAllowed, editsBetween, isOtherWord, letterBits, mayBeNear } from './edits.ts'
import { type Entry, joined, namesOf } from './names.ts'
import { diminutiveBases, shortestRoot, singularForm, spokenForm, wordRoot } from './word-forms.ts'
import type { Word } from './words.ts'

/** A name of an entry: its own, or a synonym. */
export interface Name {
  entry: Entry
  text: string
  isSynonym: boolean
  /** Whether it is only a part of the name: "Adegas" of "Empórios e Adegas". */
  isPart: boolean
  /** Its words without joining words. */
  terms: Term[]
}

/** A word in names. */
interface Term {
  text: string
  singular: string
  sound: string
  /** Letter bits of its singular. */
  letters: number
  /** Maximum length of texts that are not its prefix but another word: "campos" of "camposjordao". */
  first: number
  /** Names that contain it. */
  names: Name[]
  /** Weight: higher for words in fewer names. */
  rarity: number
}

/** A term that an input word may mean. */
export interface Hit {
  term: Term
  /** From 0 to 1. */
  quality: number
  /** Whether a typing error was corrected. */
  isCorrection: boolean
}

/** Quality of a match, from the most to the least certain. */
const qualities = {
  exact: 1,
  singular: 0.98,
  beginning: 0.9,
  family: 0.8,
  /** For a short, ambiguous root: "padria" is "padaria" rather than related to "padre". */
  familyOfShortRoot: 0.65,
  cut: 0.75,
  sound: 0.75,
  edits: [0, 0.7, 0.55],
  editsOfBeginning: 0.5,
} as const

/** Letters from which a word that is not the last may be abbreviated ("pinda", "caragua"). */
const shortestCut = 4

/** Minimum length for typing errors: shorter words have too many neighbours. */
const shortestMendable = 4

/** All names of the taxonomy by their words; built once per version. */
export class Lexicon {
  readonly #terms: Term[]
  /** Terms in which typing errors are corrected, shortest first. */
  readonly #mendable: Term[]
  readonly #byText = new Map<string, Term>()
  readonly #bySingular: ReadonlyMap<string, Term[]>
  readonly #byFamily: ReadonlyMap<string, Term[]>
  readonly #bySound: ReadonlyMap<string, Term[]>

  constructor(taxonomy: Taxonomy) {
    let nameCount = 0
    for (const { words, ...facts } of namesOf(taxonomy)) {
      const terms = words.map((word) => this.#termOf(word))
      const name: Name = { ...facts, terms }
      for (const { names } of new Set(terms)) names.push(name)
      nameCount += 1
    }
    this.#terms = [...this.#byText.values()].sort((a, b) => (a.text < b.text ? -1 : 1))
    for (const term of this.#terms) term.rarity = Math.log(1 + nameCount / term.names.length)
    this.#mendable = this.#terms
      .filter(({ text }) => text.length >= shortestMendable)
      .sort((a, b) => a.singular.length - b.singular.length)
    this.#bySingular = Map.groupBy(this.#terms, ({ singular }) => singular)
    this.#byFamily = Map.groupBy(this.#terms, ({ singular }) => wordRoot(singular))
    this.#bySound = Map.groupBy(this.#terms, ({ sound }) => sound)
  }

  #termOf({ text, spelt, first = 0 }: Word): Term {
    const known = this.#byText.get(text)
    if (known) {
      known.first = Math.min(known.first, first)
      return known
    }
    const singular = singularForm(text)
    const sound = spokenForm(singularForm(spelt))
    const letters = letterBits(singular)
    const term: Term = { text, singular, sound, letters, first, names: [], rarity: 0 }
    this.#byText.set(text, term)
    return term
  }

  /**
   * Terms that a word may mean. Less certain kinds of matches are only tried when there is no better one.
   *
   * @param isOpen whether the word may be incomplete, since it is still being typed
   */
  find(word: Word, isOpen: boolean): Hit[] {
    const singular = singularForm(word.text)
    const found = this.#written(word, singular)
    if (isOpen) found.push(...this.#beginning(word, qualities.beginning))
    if (found.length > 0) return found
    const family = this.#family(singular)
    const cut = isOpen || word.text.length < shortestCut ? [] : this.#beginning(word, qualities.cut)
    const mended = this.#mended(word, singular, isOpen)
    return [...family, ...cut, ...mended]
  }

  /** Base words of a diminutive, or words with the same root. */
  #family(singular: string): Hit[] {
    const bases = diminutiveBases(singular).flatMap((base) => this.#bySingular.get(base) ?? [])
    const root = wordRoot(singular)
    const quality = root.length > shortestRoot ? qualities.family : qualities.familyOfShortRoot
    return [...hits(bases, qualities.family), ...hits(this.#byFamily.get(root), quality)]
  }

  /** Terms that two words together may mean: "auto escola" for "autoescola". */
  findJoined(first: Word, second: Word, isOpen: boolean): Hit[] {
    const word = joined(first, second)
    const found = this.#written(word, singularForm(word.text))
    return isOpen && second.text.length > 1
      ? [...found, ...this.#beginning(word, qualities.beginning)]
      : found
  }

  #written({ text }: Word, singular: string): Hit[] {
    const exact = this.#byText.get(text)
    const others = this.#bySingular.get(singular)?.filter((term) => term !== exact)
    return [...hits(exact && [exact], qualities.exact), ...hits(others, qualities.singular)]
  }

  #beginning({ text }: Word, quality: number): Hit[] {
    const found: Hit[] = []
    for (let index = this.#firstFrom(text); index < this.#terms.length; index += 1) {
      const term = this.#terms[index]
      if (!term?.text.startsWith(text)) break
      if (term.text === text || text.length <= term.first) continue
      // The longer the prefix, the more certain.
      found.push({ term, quality: quality - 0.1 * (1 - text.length / term.text.length), isCorrection: false })
    }
    return found
  }

  /** Binary search for the first term not before a text. */
  #firstFrom(text: string): number {
    let [low, high] = [0, this.#terms.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#terms[middle]?.text ?? '') < text) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Terms that sound alike, else those within the allowed edits, else those with a prefix within one edit. */
  #mended({ text, spelt }: Word, singular: string, isOpen: boolean): Hit[] {
    const sound = spokenForm(singularForm(spelt.replace(/(.)\1+$/, '$1')))
    const isAlike = (term: Term) => text.length > 4 || (text.length === 4 && haveSameVowels(text, term.text))
    const alike = this.#bySound.get(sound)?.filter(isAlike) ?? []
    if (alike.length > 0) return hits(alike, qualities.sound, true)
    const most = editsAllowed(text.length)
    if (most === 0) return text.length === 4 ? this.#lackingLetter(singular) : []
    const near = this.#near(singular, most)
    if (near.length > 0) return near
    if (!isOpen) return []
    return this.#terms.flatMap((term) => {
      const isNear = beginsAlike(text, term.text) && editsBetween(text, term.text, 1, true) <= 1
      return isNear ? [{ term, quality: qualities.editsOfBeginning, isCorrection: true }] : []
    })
  }

  /** Five-letter words with the same first letter of which the input lacks one: "crne" for "carne". */
  #lackingLetter(singular: string): Hit[] {
    const isLonger = ({ term }: Hit) => term.singular.length > singular.length && term.text[0] === singular[0]
    return this.#near(singular, 1).filter(isLonger)
  }

  /** Nearest terms by edit distance. */
  #near(singular: string, most: 1 | 2): Hit[] {
    const letters = letterBits(singular)
    let least: number = most
    let found: Hit[] = []
    for (const term of this.#mendable) {
      const isNear = mayBeNear(letters, singular.length, term.letters, term.singular.length, least)
      const edits = isNear ? editsBetween(singular, term.singular, least) : least + 1
      if (edits > least || isOtherWord(singular, term.singular)) continue
      if (edits < least) found = []
      least = edits
      found.push({ term, quality: qualities.edits[least] ?? 0, isCorrection: true })
    }
    return found
  }
}

/**
 * Whether one edit may lead from a text to a prefix of a word: at least one of their first two letters is the same.
 */
function beginsAlike(text: string, word: string): boolean {
  if (word.length <= text.length) return false
  const [first, second] = [text[0], text[1]]
  return first === word[0] || second === word[1] || second === word[0] || first === word[1]
}

/** For two words of four letters, ignoring the last letter. "vela" is not a misspelt "vila". */
function haveSameVowels(text: string, word: string): boolean {
  const vowels = (each: string) => each.slice(0, 3).replace(/[^aeiou]/g, '-')
  return text.length !== word.length || vowels(text) === vowels(word)
}

function hits(terms: readonly Term[] | undefined, quality: number, isCorrection = false): Hit[] {
  return terms?.map((term) => ({ term, quality, isCorrection })) ?? []
}
