import { distance } from 'fastest-levenshtein'
import { editsAllowed, isOtherWord } from '../suggestions/edits.ts'
import {
  branchWords,
  companyWords,
  legalEndings,
  manyPlaced,
  neutralWords,
  plainWords,
  soundOf,
  titles,
  tradesOf,
} from './words.ts'

/** A name as the engine compares it. */
export interface NameFeatures {
  /** All words in one spelling. */
  words: readonly string[]
  /** What distinguishes it: without legal form, trade, neutral words and its own place; all words where nothing else is left. */
  core: string[]
  /** By sound and without spaces, of the core's words in alphabetic order. */
  coreKey: string
  /** The same of all words but titles and neutral ones. */
  fullKey: string
  /** Whether the core is but words that others have too. */
  isGeneric: boolean
  trades: ReadonlySet<number>
  numbers: string
  /** Which of several it says that it is. */
  branch: string
  isLegal: boolean
  /** Words that follow a title: the name of a person. */
  person: ReadonlySet<string>
  isManyPlaced: boolean
}

const soundKey = (words: readonly string[]) => words.map(soundOf).sort().join('')
const isNumber = (word: string) => /^\d+$/.test(word)

/** Digits of a registration number, which some legal names have. */
const longNumber = /^\d{5,}$/

/** @param place words of its city and neighborhood */
export function nameFeatures(name: string, place: ReadonlySet<string>): NameFeatures {
  const all = plainWords(name)
  const words = all.filter((word) => !longNumber.test(word) && !legalEndings.has(word))
  const at = words.findIndex((word) => branchWords.has(word))
  const titleAt = words.findIndex((word) => titles.has(word))
  const branch = at >= 0 ? words.slice(at + (at === words.length - 1 ? 0 : 1)) : []
  const own = at > 0 ? words.slice(0, at) : words
  const special = own.filter(
    (word) =>
      !neutralWords.has(word) && !titles.has(word) && !branchWords.has(word) && tradesOf(word).length === 0,
  )
  const placed = special.filter((word) => !place.has(word))
  const isGeneric = !placed.some((word) => !isNumber(word))
  const core = isGeneric ? (special.length > 0 ? own.filter((word) => !titles.has(word)) : own) : placed
  return {
    words,
    core,
    coreKey: soundKey(core),
    fullKey: soundKey(words.filter((word) => !neutralWords.has(word) && !titles.has(word))),
    isGeneric,
    trades: new Set(words.flatMap(tradesOf)),
    numbers: own.filter(isNumber).sort().join(' '),
    branch: branch.join(' '),
    isLegal: all.length > words.length || words.some((word) => companyWords.has(word)),
    person: new Set(titleAt < 0 ? [] : words.slice(titleAt + 1).filter((word) => core.includes(word))),
    isManyPlaced: words.some((word) => manyPlaced.has(word)),
  }
}

/** How two names relate; `CONFLICT` says that they are of two establishments. */
export type NameRelation =
  | 'SAME'
  | 'SIMILAR'
  | 'CONTAINED'
  | 'PARTIAL'
  | 'OTHER_TRADE'
  | 'LEGAL'
  | 'OTHER'
  | 'CONFLICT'

export function compareNames(one: NameFeatures, other: NameFeatures): NameRelation {
  if (one.numbers !== other.numbers) return 'CONFLICT'
  if (one.branch && other.branch && one.branch !== other.branch) return 'CONFLICT'
  const { left, right, edits } = unmatched(one.core, other.core)
  const matched = one.core.length - left.length
  if (left.length === 0 && right.length === 0)
    return isOtherTrade(one, other) ? 'OTHER_TRADE' : edits === 0 ? 'SAME' : 'SIMILAR'
  if (
    isMistyped(one.core, other.core) ||
    isJoined(one.core, other.core) ||
    isAcronym(one, other) ||
    isAcronym(other, one)
  )
    return isOtherTrade(one, other) ? 'OTHER_TRADE' : 'SIMILAR'
  if (one.person.size > 0 !== other.person.size > 0) {
    const extra = one.person.size > 0 ? left : right
    if (extra.some((word) => one.person.has(word) || other.person.has(word))) return 'CONFLICT'
  }
  if (matched > 0 && isOtherTrade(one, other)) return 'OTHER_TRADE'
  if (matched > 0)
    return (left.length > 0 && right.length > 0) || one.isGeneric !== other.isGeneric
      ? 'PARTIAL'
      : 'CONTAINED'
  return one.isLegal !== other.isLegal && one.person.size + other.person.size === 0 ? 'LEGAL' : 'OTHER'
}

const isOtherTrade = (one: NameFeatures, other: NameFeatures) =>
  one.trades.size > 0 && other.trades.size > 0 && ![...one.trades].some((trade) => other.trades.has(trade))

/** The words that have no counterpart in the other name. */
function unmatched(one: readonly string[], other: readonly string[]) {
  const right = [...other]
  const left: string[] = []
  let edits = 0
  for (const word of one) {
    const same = right.indexOf(word)
    const at = same >= 0 ? same : right.findIndex((each) => isSameWord(word, each))
    if (at < 0) left.push(word)
    else {
      if (same < 0) edits += 1
      right.splice(at, 1)
    }
  }
  return { left, right, edits }
}

const letters = (word: string) => [...word].sort().join('')

/** Typing errors between two words; two letters in each other's place are one. */
function errorsBetween(one: string, other: string): number {
  const edits = distance(one, other)
  return edits === 2 && letters(one) === letters(other) ? 1 : edits
}

/** Whether two words are one, with a typing error or in another spelling. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  if (/\d/.test(one + other)) return false
  if (soundOf(one) === soundOf(other)) return true
  const most = editsAllowed(Math.min(one.length, other.length))
  return most > 0 && errorsBetween(one, other) <= most && !isOtherWord(one, other)
}

/** Letters of a name for each letter of it that may be mistyped. */
const lettersPerError = 9

/** Whether names of as many words are one with a typing error, also in a word that is too short to be compared by itself. */
function isMistyped(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length || one.length < 2) return false
  const [left, right] = [one.join(''), other.join('')]
  if (/\d/.test(left + right)) return left === right
  const most = Math.floor(Math.min(left.length, right.length) / lettersPerError)
  return most > 0 && errorsBetween(left, right) <= most
}

/** "Auto Peças" and "Autopeças". */
function isJoined(one: readonly string[], other: readonly string[]): boolean {
  return one.length !== other.length && isSameWord(one.join(''), other.join(''))
}

/** "APAE" for "Associação de Pais e Amigos dos Excepcionais". */
function isAcronym(short: NameFeatures, long: NameFeatures): boolean {
  const [word = ''] = short.core
  return (
    short.core.length === 1 &&
    word.length >= 3 &&
    word.length <= 6 &&
    long.words.length >= 3 &&
    long.words
      .map((each) => each.charAt(0))
      .join('')
      .startsWith(word)
  )
}
