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
  /** Its words without those that only join. */
  terms: Term[]
}

/** A word of names. */
interface Term {
  text: string
  singular: string
  sound: string
  /** Bits of the letters of its singular. */
  letters: number
  /** A text of so many letters is not its beginning but another word: "campos" of "camposjordao". */
  first: number
  /** Names that it is in. */
  names: Name[]
  /** Weight: the fewer names have it, the higher. */
  rarity: number
}

/** A term that a word of a text may mean. */
export interface Hit {
  term: Term
  /** From 0 to 1. */
  quality: number
  /** Whether a typing error had to be mended. */
  isCorrection: boolean
}

/** What a word may mean, from the surest reading to the least. */
const qualities = {
  exact: 1,
  singular: 0.98,
  beginning: 0.9,
  family: 0.8,
  /** By a root that says little: "padria" is rather "padaria" than of "padre". */
  familyOfShortRoot: 0.65,
  cut: 0.75,
  sound: 0.75,
  edits: [0, 0.7, 0.55],
  editsOfBeginning: 0.5,
} as const

/** Letters from which a word that is not the last may be cut short ("pinda", "caragua"). */
const shortestCut = 4

/** Shorter words are too many others' neighbours. */
const shortestMendable = 4

/** All names of the taxonomy by their words; made once for each version of it. */
export class Lexicon {
  readonly #terms: Term[]
  /** Those in which a typing error is mended, the shortest first. */
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
   * The terms that a word may mean. Less sure readings are only tried when there is no surer one.
   *
   * @param isOpen whether it may go on, since it is still being typed
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

  /** Words of which a word is a diminutive, or that have its root. */
  #family(singular: string): Hit[] {
    const bases = diminutiveBases(singular).flatMap((base) => this.#bySingular.get(base) ?? [])
    const root = wordRoot(singular)
    const quality = root.length > shortestRoot ? qualities.family : qualities.familyOfShortRoot
    return [...hits(bases, qualities.family), ...hits(this.#byFamily.get(root), quality)]
  }

  /** The terms that two words mean together: "auto escola" for "autoescola". */
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
      // The more is typed, the surer.
      found.push({ term, quality: quality - 0.1 * (1 - text.length / term.text.length), isCorrection: false })
    }
    return found
  }

  /** Binary search for the first term that is not before a text. */
  #firstFrom(text: string): number {
    let [low, high] = [0, this.#terms.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#terms[middle]?.text ?? '') < text) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Terms that sound alike, else those within the allowed edits, else those that begin so within one. */
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

  /** Words with the same first letter that four letters lack one of: "crne" for "carne". */
  #lackingLetter(singular: string): Hit[] {
    const isLonger = ({ term }: Hit) => term.singular.length > singular.length && term.text[0] === singular[0]
    return this.#near(singular, 1).filter(isLonger)
  }

  /** The nearest terms by their letters. */
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

/** Whether one edit may lead from a text to the beginning of a word: of their first two letters one is the same. */
function beginsAlike(text: string, word: string): boolean {
  if (word.length <= text.length) return false
  const [first, second] = [text[0], text[1]]
  return first === word[0] || second === word[1] || second === word[0] || first === word[1]
}

/** Of two words of four letters; the last letter may differ. "vela" is not a misspelt "vila". */
function haveSameVowels(text: string, word: string): boolean {
  const vowels = (each: string) => each.slice(0, 3).replace(/[^aeiou]/g, '-')
  return text.length !== word.length || vowels(text) === vowels(word)
}

function hits(terms: readonly Term[] | undefined, quality: number, isCorrection = false): Hit[] {
  return terms?.map((term) => ({ term, quality, isCorrection })) ?? []
}
