import { tradesOf } from './trades.ts'
import {
  branchWords,
  companyWords,
  departments,
  legalEndings,
  manyPlaced,
  neutralWords,
  plainWords,
  publicKinds,
  titles,
  unattended,
  type Word,
} from './words.ts'

/** A name as the engine compares it. */
export interface NameFeatures {
  name: string
  /** All words in one spelling. */
  words: readonly Word[]
  /** What distinguishes it: without legal form, trade, neutral words and its own place; all words where nothing else is left. */
  core: readonly Word[]
  /** By sound and without spaces, of the core's words in alphabetic order. */
  coreKey: string
  /** Whether the core is but words that others have too. */
  isGeneric: boolean
  /** Words of its trade. */
  trades: readonly Word[]
  /** Its neighborhood's words in it. */
  neighborhood: string
  isUnattended: boolean
  /** Which kind of public school or of health center it is. */
  publicKind: string
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

/** "30.502.162 Ana Souza": before the owner's name, or after it. */
const registration = /\b(\d{2,3})\.(\d{3})\.(\d{3})(?:\/\d{4})?(?:-\d\d)?(?!\d)/g

/** Hours, a year and a phone are no part of a name. */
const notes =
  /\b24\s*h(?:s|rs|oras)?\b|\bdesde\s+(?:de\s+)?\d{4}\b|\(?\b(?:\d{2}\)?\s*)?9?\d{4}[-.\s]\d{4}\b/giu
/** The church of a town's middle, not the first of several branches. */
const mainChurch = /\bigreja matriz\b/gi
const atChurch = /\bda matriz\b/i

/** "Restaurante do Hotel": the second of the two is where the first one is. */
const hosts = /(\p{L}+)\s+[dn][oa]\s+(\p{L}+)|(conveniência|conveniencia)\s+(posto)/giu

/** Words of a trade, without those of the place that it is in. */
function tradeWords(name: string, words: readonly Word[]): readonly Word[] {
  const found = words.filter(({ text }) => tradesOf(text).length > 0)
  if (found.length < 2) return found
  const outer = new Set<string>()
  for (const [, inner, host, shop, station] of name.matchAll(hosts)) {
    const [first] = plainWords(inner ?? shop ?? '')
    const [second] = plainWords(host ?? station ?? '')
    const within = tradesOf(first?.text ?? '')
    if (second && within.length > 0 && !tradesOf(second.text).some((trade) => within.includes(trade)))
      outer.add(second.text)
  }
  return found.filter(({ text }) => !outer.has(text))
}

/** @param neighborhood its words, like those of the city */
export function nameFeatures(
  name: string,
  city: readonly string[],
  neighborhood: readonly string[],
): NameFeatures {
  const place = new Set([...city, ...neighborhood])
  const all = plainWords(ownText(name))
  const words = all.filter(({ text }) => !longNumber.test(text) && !legalEndings.has(text))
  // "Salgado" of a sole trader is a surname.
  const isOwner =
    all.length > words.length &&
    all.some(({ text }) => longNumber.test(text)) &&
    !all.some(({ text }) => legalEndings.has(text) || companyWords.has(text))
  const at = isOwner ? -1 : branchAt(name, words)
  const titleAt = words.findIndex(({ text }) => titles.has(text))
  const branch = at >= 0 ? words.slice(at + (at === words.length - 1 ? 0 : 1)) : []
  const own = at > 0 ? words.slice(0, at) : words
  const isOffice = words.some(({ text }) => departments.has(text))
  const special = own.filter(({ text }) =>
    isOffice ? !departments.has(text) && text !== 'municipal' : isOwner || isSpecial(text),
  )
  // "José" of a doctor in São José dos Campos is not the city's.
  const placed = special.filter(
    (word) => isOwner || !place.has(word.text) || (titleAt >= 0 && words.indexOf(word) > titleAt),
  )
  const isGeneric = placed.every(isNumber)
  const core = isGeneric ? (special.length > 0 ? own.filter(({ text }) => !titles.has(text)) : own) : placed
  const isOfCore = ({ text }: Word) => hasWord(core, text)
  const alias = /\((.+)\)/.exec(name)?.[1]
  return {
    name,
    words,
    core,
    coreKey: soundKey(core),
    isGeneric,
    trades: isOwner ? noWords : tradeWords(name, words),
    neighborhood:
      neighborhood.filter((text) => !city.includes(text) && hasWord(words, text)).join(' ') ||
      (words.length > 1 && words.at(-1)?.text === 'centro' ? 'centro' : ''),
    publicKind: words.find(({ text }) => publicKinds.has(text))?.text ?? '',
    isUnattended: words.some(({ text }) => unattended.has(text)),
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

function ownText(name: string): string {
  const noted = /\d/.test(name) ? name.replace(registration, '$1$2$3').replace(notes, ' ') : name
  const text = noted.replace(mainChurch, 'igreja')
  return /\p{L}/u.test(text) ? text : name
}

const isSpecial = (text: string) =>
  !neutralWords.has(text) && !titles.has(text) && !branchWords.has(text) && tradesOf(text).length === 0

/** Where a name begins to say which of several it is: after what is its own, "Loja 2" too. */
function branchAt(name: string, words: readonly Word[]): number {
  return words.findIndex(
    ({ text }, index) =>
      (text === 'loja' ? /^\d/.test(words[index + 1]?.text ?? '') : branchWords.has(text)) &&
      !(text === 'matriz' && atChurch.test(name)) &&
      words.slice(0, index).some((word) => isSpecial(word.text)),
  )
}

/** Most names have none: one object for all. */
const noPerson: ReadonlySet<string> = new Set()
const noWords: readonly Word[] = []

export const hasWord = (words: readonly Word[], text: string) => words.some((each) => each.text === text)
