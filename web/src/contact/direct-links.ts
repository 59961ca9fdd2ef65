import { contactMessages } from '../messages/contact.ts'
import { whatsappNumber } from './phone.ts'

/**
 * Opens a conversation that begins with a greeting.
 *
 * @param number digits, in any dress
 * @param name of the establishment
 * @param source this site's host
 * @returns null for what holds no number
 */
export function whatsappHref(number: string, name: string, source: string): string | null {
  const digits = whatsappNumber(number)
  if (!digits) return null
  const url = new URL(`https://wa.me/${digits}`)
  url.searchParams.set('text', contactMessages.greeting(name))
  return track(url, source)
}

/** Adds the parameters of contact-tracking to whatever query the address has. */
export function track(url: URL, source: string): string {
  const tracked = new URL(url)
  tracked.searchParams.set('utm_source', source)
  tracked.searchParams.set('utm_medium', 'referral')
  tracked.searchParams.set('utm_campaign', 'business_profile')
  return tracked.href
}
