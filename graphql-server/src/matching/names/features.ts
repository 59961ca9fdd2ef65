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
} from './words.ts'

/** A name as the engine compares it. */
export interface NameFeatures {
  /** All words in one spelling. */
  words: readonly Word[]
  /** What distinguishes it: without legal form, trade, neutral words and its own place; all words where nothing else is left. */
  core: readonly Word[]
  /** By sound and without spaces, of the core's words in alphabetic order. */
  coreKey: string
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
