import { type ContactFeatures, type CountHolders, compareContacts, two } from './compare-contacts.ts'
import { emailKey, isSamePhone, phonesOf, siteKeys } from './contacts.ts'
import { type NameFeatures, nameFeatures } from './names/features.ts'
import { compareNames, type NameRelation } from './names/name.ts'
import { placeWords } from './names/words.ts'
import { comparePlaces, type PlaceFeatures, type PlaceRelation, placeFeatures } from './place.ts'
import type { Match, MatchReason, MatchRecord } from './record.ts'

/** Features of a record, computed once. */
export interface Features extends ContactFeatures {
  name: NameFeatures
  place: PlaceFeatures
  categories: ReadonlySet<string>
  reference: string | null
}

const textsOf = (place: string | null | undefined) => placeWords(place ?? '').map(({ text }) => text)

export function featuresOf(record: MatchRecord): Features {
  const city = textsOf(record.city)
  const neighborhood = textsOf(record.neighborhood)
  return {
    name: nameFeatures(record.name, city, neighborhood),
    place: placeFeatures(record),
    phones: phonesOf(record),
    email: emailKey(record.email),
    sites: siteKeys(record),
    categories: new Set((record.categoryIds ?? []).map(String)),
    reference: record.reference?.trim() || null,
  }
}

const namePoints: Record<Exclude<NameRelation, 'CONFLICT' | 'OTHER'>, number> = {
  SAME: 50,
  SIMILAR: 43,
  SHORTENED: 40,
  CONTAINED: 34,
  PARTIAL: -12,
  OTHER_TRADE: -12,
  LEGAL: 1,
  // At one door with one mobile phone.
  RENAMED: 1,
}
/** Penalty when the names consist only of words of a trade. */
const genericPoints = -16

const placePoints: Record<PlaceRelation, number> = {
  SAME_ADDRESS: 30,
  NEAR_ADDRESS: 20,
  NEAR_POINT: 20,
  SAME_NEIGHBORHOOD: 14,
  SAME_STREET: 10,
  CLOSE_POINT: 10,
  OPEN: 5,
  OTHER_STREET: -15,
  OTHER_NEIGHBORHOOD: -45,
  OTHER_CITY: -70,
}
/** Penalty for churches, schools and banks, which have many places of one name. */
const manyPlacedPoints = -30
/** Penalty for another street and another phone: probably a branch. */
const branchPoints = -20
/** Bonus for a shortened name at the same address. */
const sameDoorPoints = 6
/** Penalty for a hotel and restaurant of one owner, unless they share a category. */
const otherTradePoints = -13

const nameReasons: Partial<Record<NameRelation, MatchReason>> = {
  SAME: 'SAME_NAME',
  SIMILAR: 'SIMILAR_NAME',
  SHORTENED: 'NAME_CONTAINED',
  CONTAINED: 'NAME_CONTAINED',
  LEGAL: 'LEGAL_NAME',
}
const placeReasons: Partial<Record<PlaceRelation, MatchReason>> = {
  SAME_ADDRESS: 'SAME_ADDRESS',
  NEAR_ADDRESS: 'NEAR_ADDRESS',
  NEAR_POINT: 'NEAR_POINT',
  SAME_NEIGHBORHOOD: 'SAME_NEIGHBORHOOD',
  OTHER_STREET: 'OTHER_ADDRESS',
  OTHER_NEIGHBORHOOD: 'OTHER_ADDRESS',
  OTHER_CITY: 'OTHER_ADDRESS',
}

/** Scores how likely two records are one establishment, with reasons. */
export function compareFeatures(one: Features, other: Features, count: CountHolders = two): Match {
  if (one.reference && one.reference === other.reference) return { score: 100, reasons: ['SAME_REFERENCE'] }
  const name = compareNames(one.name, other.name)
  // Other evidence is not enough.
  if (name === 'CONFLICT' || name === 'OTHER') return { score: 0, reasons: [] }
  const place = comparePlaces(one.place, other.place)
  // A landline may be that of the building's reception.
  if (name === 'RENAMED' && !(place === 'SAME_ADDRESS' && isMobileShared(one, other)))
    return { score: 0, reasons: [] }
  const contacts = compareContacts(one, other, count)
  const isGeneric = one.name.isGeneric || other.name.isGeneric
  const isElsewhere = place === 'OTHER_STREET'
  const isOneOfMany = isElsewhere && one.name.isManyPlaced && other.name.isManyPlaced
  const shared = sharesCategory(one, other)
  const points =
    namePoints[name] +
    (isGeneric && namePoints[name] > 0 ? genericPoints : 0) +
    placePoints[place] +
    (isOneOfMany ? manyPlacedPoints : 0) +
    contacts.points +
    (isElsewhere && contacts.reasons.includes('OTHER_PHONE') ? branchPoints : 0) +
    (nameReasons[name] === 'NAME_CONTAINED' && place === 'SAME_ADDRESS' ? sameDoorPoints : 0) +
    (name === 'OTHER_TRADE' && !shared ? otherTradePoints : 0) +
    (shared === null ? 2 : shared ? 4 : -8) +
    (isOtherBranch(one.name.branch, other.name.branch, place) ? -10 : 0)
  const reasons = [nameReasons[name], ...contacts.reasons, placeReasons[place]].filter(
    (reason) => reason !== undefined,
  )
  return { score: Math.max(0, Math.min(99, Math.round(points))), reasons }
}

const isMobileShared = (one: Features, other: Features) =>
  one.phones.some((phone) => phone.isMobile && other.phones.some((each) => isSamePhone(phone, each)))

/** At one address one of the names may leave out which branch it is. */
const isOtherBranch = (one: string, other: string, place: PlaceRelation) =>
  one !== other && (place !== 'SAME_ADDRESS' || (one !== '' && other !== ''))

/** @returns null if one has no categories */
function sharesCategory(one: Features, other: Features): boolean | null {
  if (one.categories.size === 0 || other.categories.size === 0) return null
  return [...one.categories].some((id) => other.categories.has(id))
}
