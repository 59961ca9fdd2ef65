import { errorsBetween, isSameWord } from './same-word.ts'
import { tradesOf } from './trades.ts'
import {
  branchWords,
  companyWords,
  legalEndings,
  manyPlaced,
  neutralWords,
  plainWords,
  titles,
  type Word,
  wordOf,
} from './words.ts'

/** A name as the engine compares it. */
export interface NameFeatures {
  /** All words in one spelling. */
  words: readonly Word[]
  /** What distinguishes it: without legal form, trade, neutral words and its own place; all words where nothing else is left. */
  core: readonly Word[]
  /** By sound and without spaces, of the core's words in alphabetic order. */
  coreKey: string
  /** The same of all words but titles and neutral ones. */
  fullKey: string
  /** Whether the core is but words that others have too. */
  isGeneric: boolean
  hasTrade: boolean
  numbers: string
  /** Which of several it says that it is. */
  branch: string
  isLegal: boolean
  /** Words that follow a title: the name of a person. */
  person: ReadonlySet<string>
  isManyPlaced: boolean
  /** What distinguishes another name, in parentheses: "Oficina do Zé (São José)". */
  alias: readonly Word[]
}

const soundKey = (words: readonly Word[]) =>
  words
    .map(({ sound }) => sound)
    .sort()
    .join('')
const isNumber = ({ text }: Word) => /^\d+$/.test(text)

/** Digits of a registration number, which some legal names have. */
const longNumber = /^\d{5,}$/

/** @param place words of its city and neighborhood */
export function nameFeatures(name: string, place: ReadonlySet<string>): NameFeatures {
  const all = plainWords(name)
  const words = all.filter(({ text }) => !longNumber.test(text) && !legalEndings.has(text))
  const at = words.findIndex(({ text }) => branchWords.has(text))
  const titleAt = words.findIndex(({ text }) => titles.has(text))
  const branch = at >= 0 ? words.slice(at + (at === words.length - 1 ? 0 : 1)) : []
  const own = at > 0 ? words.slice(0, at) : words
  const special = own.filter(
    ({ text }) =>
      !neutralWords.has(text) && !titles.has(text) && !branchWords.has(text) && tradesOf(text).length === 0,
  )
  const placed = special.filter(({ text }) => !place.has(text))
  const isGeneric = placed.every(isNumber)
  const core = isGeneric ? (special.length > 0 ? own.filter(({ text }) => !titles.has(text)) : own) : placed
  const isOfCore = ({ text }: Word) => hasWord(core, text)
  const alias = /\((.+)\)/.exec(name)?.[1]
  return {
    words,
    core,
    coreKey: soundKey(core),
    fullKey: soundKey(words.filter(({ text }) => !neutralWords.has(text) && !titles.has(text))),
    isGeneric,
    hasTrade: words.some(({ text }) => tradesOf(text).length > 0),
    numbers: own
      .filter(isNumber)
      .map(({ text }) => text)
      .sort()
      .join(' '),
    branch: branch.map(({ text }) => text).join(' '),
    isLegal: all.length > words.length || words.some(({ text }) => companyWords.has(text)),
    person:
      titleAt < 0
        ? noPerson
        : new Set(
            words
              .slice(titleAt + 1)
              .filter(isOfCore)
              .map(({ text }) => text),
          ),
    isManyPlaced: words.some(({ text }) => manyPlaced.has(text)),
    alias: alias ? plainWords(alias).filter(isOfCore) : noWords,
  }
}

/** Most names have none: one object for all. */
const noPerson: ReadonlySet<string> = new Set()
const noWords: readonly Word[] = []

export const hasWord = (words: readonly Word[], text: string) => words.some((each) => each.text === text)

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
    if (extra.some((word) => one.person.has(word.text) || other.person.has(word.text))) return 'CONFLICT'
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
  if (!one.hasTrade || !other.hasTrade) return false
  const left = ownTrades(one, other)
  const right = ownTrades(other, one)
  return left.length > 0 && right.length > 0 && !left.some((trade) => right.includes(trade))
}

const ownTrades = (one: NameFeatures, other: NameFeatures) =>
  one.words.filter(({ text }) => !hasWord(other.words, text)).flatMap(({ text }) => tradesOf(text))

/** The words that have no counterpart in the other name. */
function unmatched(one: readonly Word[], other: readonly Word[]) {
  const right = [...other]
  const left: Word[] = []
  let edits = 0
  for (const word of one) {
    const same = right.findIndex(({ text }) => text === word.text)
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
function isMistyped(one: readonly Word[], other: readonly Word[]): boolean {
  if (one.length !== other.length || one.length < 2) return false
  const [left, right] = [joined(one), joined(other)]
  if (/\d/.test(left + right)) return left === right
  const most = Math.floor(Math.min(left.length, right.length) / lettersPerError)
  return most > 0 && errorsBetween(left, right) <= most
}

const joined = (words: readonly Word[]) => words.map(({ text }) => text).join('')

function isAlias({ alias }: NameFeatures, { core }: NameFeatures): boolean {
  if (alias.length === 0) return false
  const { left, right } = unmatched(alias, core)
  return left.length === 0 && right.length === 0
}

/** "Auto Peças" and "Autopeças". */
function isJoined(one: readonly Word[], other: readonly Word[]): boolean {
  return one.length !== other.length && isSameWord(wordOf(joined(one)), wordOf(joined(other)))
}

/** "APAE" for "Associação de Pais e Amigos dos Excepcionais". */
function isAcronym(short: NameFeatures, long: NameFeatures): boolean {
  const word = short.core[0]?.text ?? ''
  return (
    short.core.length === 1 &&
    word.length >= 3 &&
    word.length <= 6 &&
    long.words.length >= 3 &&
    long.words
      .map(({ text }) => text.charAt(0))
      .join('')
      .startsWith(word)
  )
}
