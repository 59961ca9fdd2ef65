import { tradesOf } from './trades.ts'
import {
  branchWords,
  companyWords,
  departments,
  legalEndings,
  manyPlaced,
  neutralWords,
  plainWords,
  publicKind,
  titles,
  unattended,
  type Word,
} from './words.ts'

/** Features of a name. */
export interface NameFeatures {
  /** Letters and digits of the whole name. */
  letters: string
  /** Matches the letters of a name that has lost its accents to a wrong encoding: "PADARIA S?O JOS?". */
  damaged: RegExp | null
  /** All words, normalized. */
  words: readonly Word[]
  /** Distinguishing words, without legal form, trade, neutral words and place; all words if none is left. */
  core: readonly Word[]
  /** Phonetic key of the core's words, sorted and joined. */
  coreKey: string
  /** Whether the core consists of generic words only. */
  isGeneric: boolean
  /** Words of the trade. */
  trades: readonly Word[]
  /** Words of its neighborhood in the name. */
  neighborhood: string
  isUnattended: boolean
  /** Kind of public school or health center. */
  publicKind: string
  numbers: string
  /** Designation of the branch. */
  branch: string
  isLegal: boolean
  /** Words after a title, the name of a person. */
  person: ReadonlySet<string>
  isManyPlaced: boolean
  /** Core of a second name in parentheses: "Oficina do Zé (São José)". */
  alias: readonly Word[]
}

const soundKey = (words: readonly Word[]) =>
  words
    .map(({ sound }) => sound)
    .sort()
    .join('')
const isNumber = ({ text }: Word) => /^\d+$/.test(text)

/** Registration number in a legal name. */
const longNumber = /^\d{5,}$/

/** Registration number of a sole trader, before or after the owner's name: "30.502.162 Ana Souza". */
const registration = /\b(\d{2,3})\.(\d{3})\.(\d{3})(?:\/\d{4})?(?:-\d\d)?(?!\d)/g

/** Hours, years and phones, which are removed. */
const notes =
  /\b24\s*h(?:s|rs|oras)?\b|\bdesde\s+(?:de\s+)?\d{4}\b|\(?\b(?:\d{2}\)?\s*)?9?\d{4}[-.\s]\d{4}\b/giu
/** The main church of a town, which is not the first of several branches. */
const mainChurch = /\bigreja matriz\b/gi
const atChurch = /\bda matriz\b/i

/** Matches a place within another one, such as "Restaurante do Hotel". */
const hosts = /(\p{L}+)\s+[dn][oa]\s+(\p{L}+)|(conveniência|conveniencia)\s+(posto)/giu

/** Words of the trade, without those of the enclosing place. */
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

/** @param neighborhood words of the neighborhood */
export function nameFeatures(
  name: string,
  city: readonly string[],
  neighborhood: readonly string[],
): NameFeatures {
  const place = new Set([...city, ...neighborhood])
  const all = plainWords(ownText(name))
  const words = all.filter(({ text }) => !longNumber.test(text) && !legalEndings.has(text))
  // In a sole trader's name "Salgado" is a surname.
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
  // "José" in a doctor's name is not part of the city's.
  const placed = special.filter(
    (word) => isOwner || !place.has(word.text) || (titleAt >= 0 && words.indexOf(word) > titleAt),
  )
  const isGeneric = placed.every(isNumber)
  const core = isGeneric ? (special.length > 0 ? own.filter(({ text }) => !titles.has(text)) : own) : placed
  const isOfCore = ({ text }: Word) => hasWord(core, text)
  const alias = /\((.+)\)/.exec(name)?.[1]
  return {
    letters: lettersOf(name),
    damaged: /\p{L}[?\ufffd]|[?\ufffd]\p{L}/u.test(name) ? new RegExp(`^${lettersOf(name, '.')}$`) : null,
    words,
    core,
    coreKey: soundKey(core),
    isGeneric,
    trades: isOwner ? noWords : tradeWords(name, words),
    neighborhood:
      neighborhood.filter((text) => !city.includes(text) && hasWord(words, text)).join(' ') ||
      (words.length > 1 && words.at(-1)?.text === 'centro' ? 'centro' : ''),
    publicKind: publicKind(words),
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

/** @param lost replacement of a letter that a wrong encoding has lost */
const lettersOf = (name: string, lost = '') =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}?\ufffd]/gu, '')
    .replace(/[?\ufffd]/g, lost)

function ownText(name: string): string {
  const noted = /\d/.test(name) ? name.replace(registration, '$1$2$3').replace(notes, ' ') : name
  const text = noted.replace(mainChurch, 'igreja')
  return /\p{L}/u.test(text) ? text : name
}

const isSpecial = (text: string) =>
  !neutralWords.has(text) && !titles.has(text) && !branchWords.has(text) && tradesOf(text).length === 0

/** Index at which the designation of a branch starts, such as "Loja 2". */
function branchAt(name: string, words: readonly Word[]): number {
  return words.findIndex(
    ({ text }, index) =>
      (text === 'loja' ? /^\d/.test(words[index + 1]?.text ?? '') : branchWords.has(text)) &&
      !(text === 'matriz' && atChurch.test(name)) &&
      words.slice(0, index).some((word) => isSpecial(word.text)),
  )
}

/** Shared by most names, which have none. */
const noPerson: ReadonlySet<string> = new Set()
const noWords: readonly Word[] = []

export const hasWord = (words: readonly Word[], text: string) => words.some((each) => each.text === text)
