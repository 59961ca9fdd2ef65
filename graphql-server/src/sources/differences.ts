import { weekFields } from '../../../schema/hours/hours.ts'
import { unaccent } from '../../../schema/slug.ts'
import type { AnswerField, Answers } from '../answers/fields.ts'
import type { BusinessFields } from '../businesses/fields.ts'
import type { Values } from '../proposals/content.ts'
import type { SourcePlace } from './read/place.ts'

/** Differences between a place and its listing. */
export interface Differences {
  /** Values of fields that are empty in the listing. */
  missing: Values
  /** Values of fields that differ. */
  other: Values
}

const linkFields = ['instagram', 'facebook', 'linkedin', 'twitter', 'tiktok', 'site'] as const

/**
 * Compares a place with its listing. Another spelling of the same value is no difference. City, neighborhood and description are
 * never compared, nor a hidden address (hidden-address).
 *
 * @param answers of the place, to attributes of the listing's categories
 */
export function differences(place: SourcePlace, answers: Answers, stored: BusinessFields): Differences {
  const { fields: found } = place
  const missing: Record<string, unknown> = {}
  const other: Record<string, unknown> = {}
  const compare = (field: keyof typeof found, isSame: (value: string, kept: string) => boolean) => {
    const [value, kept] = [found[field], stored[field]]
    if (typeof value !== 'string' || value === '') return
    if (kept === null || kept === '') missing[field] = value
    else if (!isSame(value, String(kept))) other[field] = value
  }
  const phones = [stored.phone, stored.whatsapp]
  compare('phone', (value) => phones.includes(value))
  compare('whatsapp', (value) => phones.includes(value))
  compare('email', (value, kept) => value === kept.toLowerCase())
  for (const field of linkFields) compare(field, isSameLink)
  compare('name', (value, kept) => plain(value) === plain(kept))
  if (!stored.addressHidden) compareAddress(place, stored, missing, other)
  compareWeek(place, stored, missing, other)
  for (const [field, value] of Object.entries(answers)) {
    const kept = stored[field as AnswerField] ?? null
    if (kept === null) missing[field] = value
    else if (kept !== value) other[field] = value
  }
  return { missing: missing as Values, other: other as Values }
}

function compareAddress(
  { fields, latitude, longitude }: SourcePlace,
  stored: BusinessFields,
  missing: Record<string, unknown>,
  other: Record<string, unknown>,
): void {
  const { street, number, zipCode } = fields
  if (stored.latitude === null && latitude !== null) Object.assign(missing, { latitude, longitude })
  if (zipCode && !stored.zipCode) missing.zipCode = zipCode
  if (!street) return
  if (!stored.street && !stored.number) Object.assign(missing, { street, ...(number && { number }) })
  else if (stored.street && plainStreet(street) !== plainStreet(stored.street))
    Object.assign(other, { street, ...(number && { number }), ...(zipCode && stored.zipCode && { zipCode }) })
  else if (number && !stored.number) missing.number = number
  else if (number && stored.number && plain(number) !== plain(stored.number)) other.number = number
}

/** A week is compared as one value. */
function compareWeek(
  { fields }: SourcePlace,
  stored: BusinessFields,
  missing: Record<string, unknown>,
  other: Record<string, unknown>,
): void {
  if (weekFields.every((day) => !fields[day])) return
  const isUnknown = weekFields.every((day) => stored[day] === null)
  for (const day of weekFields) {
    const value = fields[day] ?? null
    if (value !== stored[day]) (isUnknown ? missing : other)[day] = value
  }
}

/** Only the letters and digits. */
const plain = (text: string) => unaccent(text).replace(/[^a-z0-9]/g, '')

/** Abbreviations of street types. */
const streetWords: Readonly<Record<string, string>> = {
  r: 'rua',
  av: 'avenida',
  ave: 'avenida',
  pca: 'praca',
  pc: 'praca',
  rod: 'rodovia',
  estr: 'estrada',
  al: 'alameda',
  trav: 'travessa',
  dr: 'doutor',
  dra: 'doutora',
  prof: 'professor',
  profa: 'professora',
  cel: 'coronel',
  cap: 'capitao',
  gov: 'governador',
  pres: 'presidente',
  sta: 'santa',
  sto: 'santo',
  eng: 'engenheiro',
}

const plainStreet = (text: string) =>
  unaccent(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => streetWords[word] ?? word)
    .join(' ')

/** Ignores the scheme, "www.", a trailing slash and the query. */
function isSameLink(one: string, other: string): boolean {
  const key = (address: string) =>
    address
      .toLowerCase()
      .replace(/^https?:\/\/(?:www\.|m\.|pt-br\.)?/, '')
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
  return key(one) === key(other)
}
