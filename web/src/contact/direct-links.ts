import { contactMessages } from '../messages/contact.ts'
import { whatsappNumber } from './phone.ts'

/** Plain line drawings on a 24 px grid. */
export const directIcons = {
  whatsapp:
    'M4 20l1.3-4A8 8 0 1 1 8.400 19zM9 8.500c-.5 3 3 6.500 6.200 6.300.8-.1 1.300-.9 1.100-1.500l-1.700-.9-1 .8c-1-.4-2-1.400-2.400-2.400l.8-1-.8-1.700c-.7-.2-2 0-2.200.4z',
  phone: 'M6 3h3l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z',
} as const

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
