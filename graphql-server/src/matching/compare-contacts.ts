import { isSamePhone, mailHostKey, type PhoneFeatures } from './contacts.ts'
import { errorsBetween } from './names/same-word.ts'
import type { MatchReason } from './record.ts'

/** Features of the contacts. */
export interface ContactFeatures {
  phones: readonly PhoneFeatures[]
  email: string | null
  /** Keys of the site and of the e-mail host. */
  sites: readonly string[]
}

/** Number of records with a key: a contact shared by many is weak evidence. */
export type CountHolders = (key: string) => number

/** Assumes that only the two records have the contact. */
export const two: CountHolders = () => 2

/** Maximum for all contacts, since an owner with two establishments shares several. */
const maxContactPoints = 50

export interface Evidence {
  points: number
  reasons: MatchReason[]
}

/** Compares contacts. */
export function compareContacts(one: ContactFeatures, other: ContactFeatures, count: CountHolders): Evidence {
  const phones = comparePhones(one.phones, other.phones, count)
  const email =
    one.email !== null && one.email === other.email ? weight(25, count(emailHolders(one.email))) : 0
  const site = one.sites.find((key) => other.sites.includes(key))
  const sitePoints = site === undefined ? 0 : weight(18, count(siteHolders(site)))
  return {
    points: Math.min(maxContactPoints, phones.points + email + sitePoints),
    reasons: [
      ...phones.reasons,
      ...(email > 0 ? (['SAME_EMAIL'] as const) : []),
      // The e-mail address already implies the host.
      ...(site === undefined || (email > 0 && site === mailHostKey(one.email))
        ? []
        : (['SAME_SITE'] as const)),
    ],
  }
}

function comparePhones(
  one: readonly PhoneFeatures[],
  other: readonly PhoneFeatures[],
  count: CountHolders,
): Evidence {
  if (one.length === 0 || other.length === 0) return { points: 0, reasons: [] }
  const same = one.filter((phone) => other.some((each) => isSamePhone(phone, each)))
  const best = same.map((phone) => (phone.isLocal ? weight(35, count(phoneHolders(phone.key))) : 10))
  if (best.length > 0) {
    const points = Math.max(...best)
    return { points, reasons: [points >= 25 ? 'SAME_PHONE' : 'SHARED_PHONE'] }
  }
  const isSimilar = one.some((phone) =>
    other.some(
      (each) =>
        (!phone.area || !each.area || phone.area === each.area) && errorsBetween(phone.key, each.key) === 1,
    ),
  )
  if (isSimilar) return { points: 14, reasons: ['SIMILAR_PHONE'] }
  // Most have both a landline and a mobile phone: only phones of the same kind contradict.
  const isOther = one.some((phone) =>
    other.some((each) => each.isLocal === phone.isLocal && each.isMobile === phone.isMobile),
  )
  return isOther ? { points: -12, reasons: ['OTHER_PHONE'] } : { points: 0, reasons: [] }
}

/** Weight of a contact by its number of holders. */
const weight = (whole: number, holders: number) => {
  if (holders <= 2) return whole
  if (holders === 3) return whole * 0.75
  return holders <= 6 ? whole * 0.4 : whole * 0.15
}

export const phoneHolders = (key: string) => `phone ${key}`
export const emailHolders = (key: string) => `email ${key}`
export const siteHolders = (key: string) => `site ${key}`
