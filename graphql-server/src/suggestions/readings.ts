import { countBits } from './edits.ts'
import type { Hit, Lexicon, Name } from './lexicon.ts'
import { type Entry, isPlace } from './names.ts'
import { singularForm } from './word-forms.ts'
import { endsOpen, expanded, isJoiningWord, isWish, readWords, type Word, wordWeight } from './words.ts'

/** One interpretation of a text: a need, a place, or a need in a place. */
export interface Reading {
  /** A category or subcategory. */
  need: Match | null
  /** A city or neighborhood; for a neighborhood with its city, the neighborhood. */
  place: Match | null
  /** How much of the text it explains, and how well: from 0 to 1. */
  understood: number
  /** Whether only wishes ("barato") are left unexplained. */
  isWhole: boolean
  isCorrection: boolean
  /** Bits of the words that the place explains, by position. */
  placeWords: number
}

/** A name that some words of a text mean. */
export interface Match {
  name: Name
  /** Bits of the words, by position. */
  words: number
  /** Weight of these words times the quality of their matches. */
  understood: number
  /** Fraction of the name that they cover. */
  coverage: number
  /**
   * Whether the name's first and most telling word is among them: "hotel" of "hotel para cachorro", "Campos" of a
   * city.
   */
  isHead: boolean
  isCorrection: boolean
}

/** A text's words and all their possible meanings. */
export interface Understood {
  words: Word[]
  /** The words with typing errors corrected. */
  mended: string[]
  readings: Reading[]
}

/** Maximum matches of each kind to combine. */
const maxNeeds = 12
const maxCities = 6
const maxNeighborhoods = 12

/** A word up to this length with a typing error does not match a neighborhood that has more words. */
const shortestSure = 6

/** Parses a text into readings of needs and places, unordered. */
export function understand(text: string, lexicon: Lexicon): Understood {
  const { words, hits } = findHits(text, lexicon)
  const matches = bestMatches(words, hits)
  const total = words.reduce((sum, word) => sum + wordWeight(word), 0)
  const wishes = positionBits(words, isWish)
  const all = 2 ** words.length - 1
  const readings: Reading[] = []
  const read = (need: Match | null, place: Match | null, city: Match | null) => {
    const parts = [need, place, city].filter((part) => part !== null)
    const bits = parts.reduce((sum, part) => sum | part.words, 0)
    // Each word has one meaning.
    if (parts.reduce((sum, part) => sum + countBits(part.words), 0) !== countBits(bits)) return
    readings.push({
      need,
      place,
      understood: parts.reduce((sum, part) => sum + part.understood, 0) / total,
      isWhole: (bits | wishes) === all,
      isCorrection: parts.some((part) => part.isCorrection),
      placeWords: (place?.words ?? 0) | (city?.words ?? 0),
    })
  }
  const wholeNeeds = matches.filter((match) => isNeed(match) && match.coverage === 1 && !match.isCorrection)
  // "hotel" before a place means "hotéis", not the prefix of "hotel para cachorro".
  const isForeign = ({ words: bits, coverage }: Match) =>
    coverage < 1 && bits < 1 << (words.length - 1) && wholeNeeds.some((whole) => (bits & ~whole.words) === 0)
  const needs = [
    null,
    ...strongest(
      matches.filter((match) => isNeed(match) && !isForeign(match)),
      maxNeeds,
    ),
  ]
  const allCities = matches.filter(isKind('city'))
  const named = allCities.filter((city) => city.coverage === 1 && !city.isCorrection)
  // "campos" of "campos do jordão" is not "São José dos Campos", and "santo antônio" of "santo antônio do pinhal" is
  // not a neighborhood.
  const isPartOfCity = ({ words: bits }: Match) =>
    named.some((city) => city.words !== bits && (bits & ~city.words) === 0)
  const cities = strongest(
    allCities.filter((city) => !isPartOfCity(city)),
    maxCities,
  )
  // "banco" is not a misspelt "Galo Branco".
  const isFarFetched = ({ words: bits, coverage, isHead, isCorrection }: Match) =>
    isCorrection &&
    coverage < 1 &&
    !isHead &&
    words.every((word, index) => (bits & (1 << index)) === 0 || word.text.length <= shortestSure)
  const neighborhoods = matches.filter(
    (match) => isKind('neighborhood')(match) && !isFarFetched(match) && !isPartOfCity(match),
  )
  const likely = strongest(neighborhoods, maxNeighborhoods)
  // "centro" with "taubaté" means the one in Taubaté.
  const isElsewhere = (place: Match) =>
    named.some((city) => (city.words & place.words) === 0 && place.name.entry.parent !== city.name.entry)
  for (const need of needs) {
    if (need) read(need, null, null)
    if (need && isVague(need, words)) continue
    for (const city of cities) read(need, city, null)
    for (const place of likely)
      if (!isElsewhere(place) && (!need || isNamed(place, cities))) read(need, place, null)
    for (const place of neighborhoods)
      for (const city of cities)
        if (place.name.entry.parent === city.name.entry && !(need && isGuess(need, place)))
          read(need, place, city)
  }
  return { words, mended: mendedWords(words, hits), readings }
}

const isNeed = ({ name }: Match) => !isPlace(name.entry.kind)
const isKind =
  (kind: Entry['kind']) =>
  ({ name }: Match) =>
    name.entry.kind === kind

/**
 * Whether a text with a need names a neighborhood, possibly without its "Jardim" or "Vila": "Satélite", but not
 * "Praia" of "Praia Grande", nor "São José" of "Vila São José", with which a city begins.
 */
const isNamed = (place: Match, cities: readonly Match[]) =>
  place.coverage === 1 ||
  (place.coverage >= 0.6 &&
    !place.isHead &&
    place.understood >= 0.95 * countBits(place.words) &&
    cities.every((city) => city.isCorrection || (place.words & ~city.words) !== 0))

/** Whether a need matches only by an unspecific part of its name: "lugar" of "lugar para comer". */
const isVague = ({ coverage, words: bits }: Match, words: readonly Word[]) =>
  coverage < 1 && words.every((word, index) => (bits & (1 << index)) === 0 || wordWeight(word) < 1)

/**
 * Whether need and place both match only by parts of their names: "manicure" of a course, "sul" of a neighborhood.
 */
const isGuess = (need: Match, place: Match) => need.coverage < 1 && place.coverage < 0.5

/** How well a name matches, regardless of the rest of the text. */
export const matchFit = ({ understood, coverage, isHead, name }: Match): number =>
  understood + 0.25 * coverage + (isHead ? 0.04 : 0) - (name.isSynonym ? 0.05 : 0) - (name.isPart ? 0.03 : 0)

function strongest(matches: readonly Match[], most: number): Match[] {
  return matches.toSorted((a, b) => matchFit(b) - matchFit(a)).slice(0, most)
}

/** A possible meaning of one word, or of two together, with the bits of their positions. */
interface WordHit extends Hit {
  words: number
}

function findHits(text: string, lexicon: Lexicon): { words: Word[]; hits: WordHit[] } {
  const typed = readWords(text)
  const content = typed.filter((word) => !isJoiningWord(word))
  // A text like "em" can only be the prefix of a name.
  const kept = content.length > 0 ? content : typed.slice(-1)
  const open = endsOpen(text) ? typed.at(-1) : undefined
  const words = kept.map((word) => (word === open ? word : expanded(word)))
  const hits: WordHit[] = []
  for (const [index, word] of words.entries()) {
    const isOpen = word === open
    for (const hit of lexicon.find(word, isOpen)) hits.push({ ...hit, words: 1 << index })
    const before = words[index - 1]
    if (before)
      for (const hit of lexicon.findJoined(before, word, isOpen))
        hits.push({ ...hit, words: 3 << (index - 1) })
  }
  return { words, hits }
}

/** The best match per entry and set of explained words. */
function bestMatches(words: readonly Word[], hits: readonly WordHit[]): Match[] {
  const weights = words.map(wordWeight)
  const byName = new Map<Name, WordHit[]>()
  for (const hit of hits.toSorted((a, b) => b.quality - a.quality))
    for (const name of hit.term.names) {
      const others = byName.get(name)
      if (others) others.push(hit)
      else byName.set(name, [hit])
    }
  const best = new Map<Entry, Map<number, Match>>()
  for (const [name, found] of byName) {
    const match = matchName(name, found, weights)
    const ofEntry = best.get(name.entry) ?? new Map<number, Match>()
    best.set(name.entry, ofEntry)
    const other = ofEntry.get(match.words)
    if (!other || matchFit(match) > matchFit(other)) ofEntry.set(match.words, match)
  }
  return [...best].flatMap(([entry, ofEntry]) => {
    const matches = [...ofEntry.values()]
    return isPlace(entry.kind) || matches.length < 2 ? matches : [...matches, together(matches)]
  })
}

/**
 * Combines several names of one need in a text: "táxi para o aeroporto". Words explained by names other than the best
 * are less certain.
 */
function together(matches: readonly Match[]): Match {
  const [best, ...others] = strongest(matches, matches.length)
  const all = { ...(best as Match) }
  for (const { words, understood } of others)
    if ((all.words & words) === 0) {
      all.words |= words
      all.understood += 0.6 * understood
    }
  return all
}

/**
 * Assigns each word of a text to one of a name, most certain first.
 *
 * @param hits most certain first
 */
function matchName(name: Name, hits: readonly WordHit[], weights: readonly number[]): Match {
  const match = { name, words: 0, understood: 0, coverage: 0, isHead: false, isCorrection: false }
  const { terms } = name
  const whole = terms.reduce((sum, { rarity }) => sum + rarity, 0)
  let given = 0
  let covered = 0
  for (const { term, words, quality, isCorrection } of hits) {
    const free = terms.findIndex((each, index) => each === term && (given & (1 << index)) === 0)
    if (free < 0 || (match.words & words) !== 0) continue
    given |= 1 << free
    match.words |= words
    match.isCorrection ||= isCorrection
    for (let index = 0; index < weights.length; index += 1)
      if (words & (1 << index)) match.understood += (weights[index] ?? 0) * quality
    covered += term.rarity
  }
  match.isHead = (given & 1) !== 0
  match.coverage = given === (1 << terms.length) - 1 ? 1 : covered / whole
  return match
}

/** Minimum length of corrected words; shorter ones are searched in names as typed. */
const shortestMendedName = 6

/** The text's words, with corrected ones replaced by the most likely words. */
function mendedWords(words: readonly Word[], hits: readonly WordHit[]): string[] {
  return words.map(({ text }, index) => {
    if (singularForm(text).length < shortestMendedName) return text
    const [likeliest] = hits
      .filter(({ words }) => words === 1 << index)
      .sort((a, b) => b.quality - a.quality || b.term.names.length - a.term.names.length)
    return likeliest?.isCorrection ? likeliest.term.singular : text
  })
}

function positionBits(words: readonly Word[], isIn: (word: Word) => boolean): number {
  return words.reduce((bits, word, index) => bits | (isIn(word) ? 1 << index : 0), 0)
}
