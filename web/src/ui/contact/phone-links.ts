import { onlyDigits, whatsappNumber } from '../../../../schema/phone-format.ts'
import { contactMessages } from '../../messages/site.ts'

/** `tel:` URL; adds the country code to numbers with an area code, not to 0800 and 4004 numbers. */
export function phoneHref(phone: string): string {
  const digits = onlyDigits(phone)
  return `tel:${hasAreaCode(digits) ? `+55${digits}` : digits}`
}

/**
 * @returns the number for software, as in structured data: "+5512991234567", or digits only without an area
 * code
 */
export function internationalPhone(phone: string): string {
  return phoneHref(phone).slice('tel:'.length)
}

function hasAreaCode(digits: string): boolean {
  return (digits.length === 10 || digits.length === 11) && !digits.startsWith('0')
}

/**
 * WhatsApp link with a prefilled greeting.
 *
 * @param name of the establishment
 * @param source this site's host
 * @returns null if there is no number
 */
export function whatsappHref(number: string, name: string, source: string): string | null {
  const recipient = whatsappNumber(number)
  if (!recipient) return null
  return `https://wa.me/${recipient}?${new URLSearchParams({ text: contactMessages.greeting(name), ...tracking(source) })}`
}

const tracking = (source: string) => ({
  utm_source: source,
  utm_medium: 'referral',
  utm_campaign: 'business_profile',
})

/** Adds the parameters of contact-tracking, unless present. */
export function track(url: URL, source: string): string {
  return withParameters(url, tracking(source))
}

/**
 * Adds missing query parameters. Keeps the existing query byte for byte: `searchParams` would re-encode
 * `?p=caf%E9`, `?cardapio` and `%20`, which some sites do not understand.
 */
export function withParameters(url: URL, parameters: Readonly<Record<string, string>>): string {
  const added = Object.entries(parameters).filter(([name]) => !url.searchParams.has(name))
  const extended = new URL(url)
  extended.search = [url.search.slice(1), new URLSearchParams(added)].filter(String).join('&')
  return extended.href
}
