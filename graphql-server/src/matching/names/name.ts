import { hasWord, type NameFeatures } from './features.ts'
import { errorsBetween, isSameWord } from './same-word.ts'
import { broadTrades, isAbbreviated, isMistypedTrade, isSameStem, tradesOf } from './trades.ts'
import { buildings, type Word, wordOf } from './words.ts'

/** Relation of two names; `CONFLICT` rules out one establishment. */
export type NameRelation =
  | 'SAME'
  | 'SIMILAR'
  | 'SHORTENED'
  | 'CONTAINED'
  | 'PARTIAL'
  | 'OTHER_TRADE'
  | 'LEGAL'
  | 'RENAMED'
  | 'OTHER'
  | 'CONFLICT'

export function compareNames(one: NameFeatures, other: NameFeatures): NameRelation {
  if (isWrittenAsOne(one, other)) return 'SAME'
  if (one.numbers !== other.numbers) return 'CONFLICT'
  if (one.branch && other.branch && one.branch !== other.branch) return 'CONFLICT'
  if (one.isUnattended !== other.isUnattended) return 'CONFLICT'
  if (one.publicKind && other.publicKind && one.publicKind !== other.publicKind) return 'CONFLICT'
  if (isOtherNeighborhood(one.neighborhood, other.neighborhood)) return 'CONFLICT'
  const rest = unmatched(one.core, other.core)
  const { edits } = rest
  const matched = one.core.length - rest.left.length
  // Ignores a mistyped trade word in the core.
  const missingLeft = rest.left.filter((word) => !isIn(word, other, matched > 0))
  const missingRight = rest.right.filter((word) => !isIn(word, one, matched > 0))
  const { left, right, initials } = withoutInitials(one, other, missingLeft, missingRight)
  if (left.length === 0 && right.length === 0) {
    if (isOtherTrade(one, other)) return 'OTHER_TRADE'
    if ((one.trades.length === 0) !== (other.trades.length === 0)) return 'SHORTENED'
    return edits + initials === 0 ? 'SAME' : 'SIMILAR'
  }
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
    const [expert, { core }] = one.person.size > 0 ? [one, other] : [other, one]
    if (!isFirstAndLast(core, expert.person) && extra.some(({ text }) => expert.person.has(text)))
      return 'CONFLICT'
  }
  if (matched > 0 && isOtherTrade(one, other)) return 'OTHER_TRADE'
  const isOwners = one.isLegal !== other.isLegal && one.person.size + other.person.size === 0
  if (matched > 0) {
    if ((left.length > 0 && right.length > 0) || one.isGeneric !== other.isGeneric)
      return isOwners ? 'LEGAL' : 'PARTIAL'
    const [short, long] = left.length === 0 ? [one, other] : [other, one]
    if (!isWithin(short.words, long.words)) return 'CONTAINED'
    return isInBuilding(short.words, long.words) ? 'CONFLICT' : 'SHORTENED'
  }
  if (isOwners && !isOtherTrade(one, other)) return 'LEGAL'
  return isOfOneTrade(one, other) ? 'RENAMED' : 'OTHER'
}

/** Matches a person without the names between: "José Moura" and "Dr. José Ribeiro Moura". */
const isFirstAndLast = (core: readonly Word[], person: ReadonlySet<string>): boolean =>
  core.length > 1 && core[0]?.text === [...person][0] && core.at(-1)?.text === [...person].at(-1)

/** Whether a name contains a word, also as another form of a trade word: "Tapiocas Bia" and "Tapiocaria Bia". */
const isIn = (word: Word, { words, trades }: NameFeatures, hasForms: boolean) =>
  words.some((each) => isSameWord(word, each)) ||
  (hasForms && trades.some(({ text }) => isAbbreviated(word.text, text) || isSameStem(word.text, text)))

/** Whether all words of the shorter name are in the longer one: "Flor" in "Padaria Flor", but not "Bar Flor" in "Flor Modas". */
const isWithin = (short: readonly Word[], long: readonly Word[]) =>
  short.every((word) => long.some((each) => isSameWord(word, each)))

/** Whether the longer name is a shop in the building of the shorter one: "Ótica Real Vale Sul Shopping". */
function isInBuilding(building: readonly Word[], place: readonly Word[]): boolean {
  const [first] = place
  return (
    building.some(({ text }) => buildings.has(text)) &&
    first !== undefined &&
    !buildings.has(first.text) &&
    !building.some((word) => isSameWord(word, first))
  )
}

/** Whether the words not in common are of different trades, as in "Padaria Flor" and "Bar Flor". */
function isOtherTrade(one: NameFeatures, other: NameFeatures): boolean {
  const left = ownTrades(one, other)
  const right = ownTrades(other, one)
  return left.length > 0 && right.length > 0 && !left.some((trade) => right.includes(trade))
}

/** Whether both are of one trade, so that one may have been renamed; not for persons and schools, which share buildings. */
const isOfOneTrade = (one: NameFeatures, other: NameFeatures): boolean =>
  one.person.size + other.person.size === 0 &&
  !one.isManyPlaced &&
  !other.isManyPlaced &&
  tradesIn(one).some((trade) => tradesIn(other).includes(trade))

const tradesIn = ({ trades }: NameFeatures) =>
  trades.filter(({ text }) => !broadTrades.has(text)).flatMap(({ text }) => tradesOf(text))

function ownTrades(one: NameFeatures, other: NameFeatures): number[] {
  const own = one.trades.filter(
    ({ text }) =>
      !hasWord(other.trades, text) &&
      !other.words.some((word) => word.text !== text && isSameStem(word.text, text)) &&
      !other.trades.some((word) => isMistypedTrade(word.text, text)),
  )
  const single = own.filter(({ text }) => !broadTrades.has(text))
  return (single.length > 0 ? single : own).flatMap(({ text }) => tradesOf(text))
}

/** Whether the names contain different neighborhoods: "UBS Centro" and "UBS Santana". */
const isOtherNeighborhood = (one: string, other: string) =>
  one !== '' && other !== '' && !one.includes(other) && !other.includes(one)

/** Words without a counterpart in the other name. */
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

/** Removes initials and the words that they stand for: "E. E. Souza" and "Escola Estadual Souza". */
function withoutInitials(
  one: NameFeatures,
  other: NameFeatures,
  left: readonly Word[],
  right: readonly Word[],
) {
  if (left.length === 0 || right.length === 0) return { left, right, initials: 0 }
  const ofLeft = wordsOfInitials(left, other.words, right)
  const ofRight = wordsOfInitials(right, one.words, left)
  return {
    left: left.filter((word) => !ofLeft.short.has(word) && !ofRight.long.has(word)),
    right: right.filter((word) => !ofLeft.long.has(word) && !ofRight.short.has(word)),
    initials: ofLeft.short.size + ofRight.short.size,
  }
}

/** Words that are initials of successive words of the other name. */
function wordsOfInitials(words: readonly Word[], full: readonly Word[], missing: readonly Word[]) {
  const short = new Set<Word>()
  const long = new Set<Word>()
  const initials = full.map(({ text }) => text.charAt(0)).join('')
  for (const word of words) {
    const { length } = word.text
    if (word.hasDigit || length > maxInitials) continue
    const at = initials.indexOf(word.text)
    // The plural rule has removed the "s" of "CRAS".
    const isPlural = initials.charAt(at + length) === 's'
    const run = at < 0 ? [] : full.slice(at, at + length + (isPlural && length > 1 ? 1 : 0))
    if (!run.some((each) => missing.includes(each))) continue
    short.add(word)
    for (const each of run) long.add(each)
  }
  return { short, long }
}
const maxInitials = 6

/** Number of letters per allowed typing error. */
const lettersPerError = 9

/** Whether names of equal length are equal up to typing errors, also in words too short to be compared alone. */
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

/** Matches a profile name, "padariadoze" and "Padaria do Zé", and lost accents. */
const isWrittenAsOne = (one: NameFeatures, other: NameFeatures): boolean =>
  one.letters === other.letters ||
  one.damaged?.test(other.letters) === true ||
  other.damaged?.test(one.letters) === true

/** Matches joined words: "Auto Peças" and "Autopeças". */
function isJoined(one: readonly Word[], other: readonly Word[]): boolean {
  return one.length !== other.length && isSameWord(wordOf(joined(one)), wordOf(joined(other)))
}

/** Matches an acronym: "APAE" and "Associação de Pais e Amigos dos Excepcionais". */
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
