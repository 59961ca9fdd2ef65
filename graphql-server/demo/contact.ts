import type { FieldNameWith, FieldValues } from '../../schema/business/per-field.ts'
import { type City, coastal } from './cities.ts'
import { readJson } from './data.ts'
import { between, chance, pick, type Random } from './random.ts'

/** Street names found in every town; the only persons among them are saints. */
const { streets, seaStreets } = readJson<Record<'streets' | 'seaStreets', string[]>>('words.json')

/** Contact details, with a complete address. */
export interface Contact
  extends Omit<FieldValues<FieldNameWith<{ group: 'contact' | 'address' | 'links' }>>, 'video'> {
  street: string
  number: string
  zipCode: string
}

/**
 * A number in a range that, as far as we know, no operator has been assigned: mobile ones begin with 90, land lines
 * of area code 12 with 5. In other area codes land lines with 5 exist, so those get mobile numbers only.
 */
function randomPhone(random: Random, ddd: string, isMobile: boolean): string {
  const rest = String(between(random, 0, 9_999_999)).padStart(7, '0')
  return isMobile ? `${ddd}90${rest}` : `${ddd}5${rest}`
}

function streetNumber(random: Random): string {
  if (chance(random, 0.07)) return 'S/N'
  const number = between(random, 3, chance(random, 0.7) ? 480 : 2600)
  return chance(random, 0.04) ? `${number}${pick(random, ['A', 'B'])}` : String(number)
}

function randomStreet(random: Random, city: City): string {
  return pick(random, coastal.has(city.slug) && chance(random, 0.25) ? seaStreets : streets)
}

/**
 * Phones, address and links. Links are valid but belong to no one: handles end in "exemplo", sites and e-mail
 * addresses in the reserved domain .example.
 *
 * @param slug of its name; combined with the index into unique handles
 */
export function randomContact(random: Random, index: number, slug: string, city: City): Contact {
  const hasMobile = city.ddd !== '12' || chance(random, 0.62)
  const phone = randomPhone(random, city.ddd, hasMobile)
  const mobile = hasMobile ? phone : randomPhone(random, city.ddd, true)
  const handle = `${slug.replaceAll('-', '').slice(0, 16)}${index}`
  const domain = `${slug.slice(0, 50).replace(/-$/, '')}-${index}.example`
  const often = (probability: number, address: string) => (chance(random, probability) ? address : null)
  return {
    phone,
    whatsapp: chance(random, 0.78) ? mobile : null,
    street: randomStreet(random, city),
    number: streetNumber(random),
    zipCode: String(between(random, city.zipFirst, city.zipLast)),
    instagram: often(0.7, `https://www.instagram.com/${handle}.exemplo`),
    facebook: often(0.45, `https://www.facebook.com/${handle}.exemplo`),
    linkedin: often(0.08, `https://www.linkedin.com/company/${handle}-exemplo`),
    twitter: often(0.05, `https://x.com/${handle.slice(0, 11)}_ex`),
    tiktok: often(0.12, `https://www.tiktok.com/@${handle}.exemplo`),
    site: often(0.35, `https://${domain}`),
    email: often(0.3, `contato@${domain}`),
  }
}
