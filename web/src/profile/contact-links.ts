import { profileMessages } from '../messages-profile.ts'
import { whatsappNumber } from './phone.ts'

/** The addresses of an establishment, as its query answers them. */
export interface ContactAddresses {
  name: string
  whatsapp: string | null
  instagram: string | null
  facebook: string | null
  linkedin: string | null
  twitter: string | null
  tiktok: string | null
  site: string | null
}

const socialKinds = ['instagram', 'facebook', 'linkedin', 'twitter', 'tiktok', 'site'] as const

export type ContactKind = 'whatsapp' | (typeof socialKinds)[number]

export interface ContactLink {
  kind: ContactKind
  href: string
}

/**
 * Where an establishment can be reached outside of this site, each with the tracking parameters of contact-tracking. An
 * address that is no web address is left out.
 *
 * @param source this site's host, as utm_source
 */
export function contactLinks(business: ContactAddresses, source: string): ContactLink[] {
  const whatsapp = business.whatsapp && whatsappHref(business.whatsapp, business.name, source)
  const links: ContactLink[] = whatsapp ? [{ kind: 'whatsapp', href: whatsapp }] : []
  for (const kind of socialKinds) {
    const href = webAddress(business[kind])
    if (href) links.push({ kind, href: track(href, source) })
  }
  return links
}

/**
 * An address that may stand in a link: http or https.
 *
 * @returns null for what is none, such as `javascript:`
 */
export function webAddress(address: string | null): URL | null {
  if (!address || !URL.canParse(address)) return null
  const url = new URL(address)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
}

function whatsappHref(whatsapp: string, name: string, source: string): string | null {
  const number = whatsappNumber(whatsapp)
  if (!number) return null
  const url = new URL(`https://wa.me/${number}`)
  url.searchParams.set('text', profileMessages.greeting(name))
  return track(url, source)
}

/** Adds the tracking parameters to whatever query the address has. */
function track(url: URL, source: string): string {
  const tracked = new URL(url)
  tracked.searchParams.set('utm_source', source)
  tracked.searchParams.set('utm_medium', 'referral')
  tracked.searchParams.set('utm_campaign', 'business_profile')
  return tracked.href
}
