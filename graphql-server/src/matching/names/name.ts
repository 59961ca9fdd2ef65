import { errorsBetween, isSameWord } from './same-word.ts'
import { tradesOf } from './trades.ts'
import {
  branchWords,
  companyWords,
  legalEndings,
  manyPlaced,
  neutralWords,
  plainWords,
  soundOf,
  titles,
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
  /** What distinguishes another name, in parentheses: "Oficina do Zé (São José)". */
  alias: readonly string[]
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
    alias: plainWords(/\((.+)\)/.exec(name)?.[1] ?? '').filter((word) => core.includes(word)),
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
  const rest = unmatched(one.core, other.core)
  const { edits } = rest
  const matched = one.core.length - rest.left.length
  // A mistyped word of the trade is none of the other name's core.
  const left = rest.left.filter((word) => !other.words.some((each) => isSameWord(word, each)))
  const right = rest.right.filter((word) => !one.words.some((each) => isSameWord(word, each)))
  if (left.length === 0 && right.length === 0)
    return isOtherTrade(one, other) ? 'OTHER_TRADE' : edits === 0 ? 'SAME' : 'SIMILAR'
  if (isAlias(one, other) || isAlias(other, one)) return isOtherTrade(one, other) ? 'OTHER_TRADE' : 'SAME'
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
  return one.isLegal !== other.isLegal &&
    one.person.size + other.person.size === 0 &&
    !isOtherTrade(one, other)
    ? 'LEGAL'
    : 'OTHER'
}

/** Whether the words that are not in both are of different trades: "flor" in "Padaria Flor" and "Bar Flor" is of none. */
function isOtherTrade(one: NameFeatures, other: NameFeatures): boolean {
  if (one.trades.size === 0 || other.trades.size === 0) return false
  const left = ownTrades(one, other)
  const right = ownTrades(other, one)
  return left.length > 0 && right.length > 0 && !left.some((trade) => right.includes(trade))
}

const ownTrades = (one: NameFeatures, other: NameFeatures) =>
  one.words.filter((word) => !other.words.includes(word)).flatMap(tradesOf)

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

function isAlias({ alias }: NameFeatures, { core }: NameFeatures): boolean {
  if (alias.length === 0) return false
  const { left, right } = unmatched(alias, core)
  return left.length === 0 && right.length === 0
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
