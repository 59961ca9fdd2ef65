import type { FieldNameWith, FieldValues } from '../../../../schema/business/per-field.ts'
import { parseUrl } from '../../../../schema/links/url.ts'
import { formatPhone } from '../../../../schema/phone-format.ts'
import { profileMessages } from '../../messages/profile.ts'
import { contactMessages } from '../../messages/site.ts'
import { internationalPhone, phoneHref, track, whatsappHref } from '../../ui/contact/phone-links.ts'

export type ContactKind = FieldNameWith<{ group: 'contact' } | { kind: 'profile' | 'site' }>

/** Contact values from the profile's query. */
export interface ContactAddresses extends FieldValues<ContactKind> {
  name: string
}

interface Contact {
  /** Whether it precedes the address; networks and site follow it. */
  isDirect: boolean
  label(value: string): string
  /** Label for screen readers. */
  spoken?(value: string): string
  /** @returns null for an invalid address */
  href(value: string, business: ContactAddresses, source: string): string | null
}

const website = (kind: keyof typeof profileMessages.kinds): Contact => ({
  isDirect: false,
  label: () => profileMessages.kinds[kind],
  href(value, _business, source) {
    const address = webAddress(value)
    return address && track(address, source)
  },
})

/** In display order. */
const contacts: Record<ContactKind, Contact> = {
  whatsapp: {
    isDirect: true,
    label: () => contactMessages.whatsapp,
    href: (value, { name }, source) => whatsappHref(value, name, source),
  },
  phone: {
    isDirect: true,
    label: formatPhone,
    spoken: (value) => contactMessages.callTo(formatPhone(value)),
    href: phoneHref,
  },
  email: {
    isDirect: true,
    label: (value) => value,
    href: (value) => `mailto:${encodeURIComponent(value).replace('%40', '@')}`,
  },
  instagram: website('instagram'),
  facebook: website('facebook'),
  linkedin: website('linkedin'),
  twitter: website('twitter'),
  tiktok: website('tiktok'),
  site: website('site'),
}

const kinds = Object.keys(contacts) as ContactKind[]

export interface ContactLink extends Pick<Contact, 'isDirect'> {
  kind: ContactKind
  href: string
  label: string
  spoken: string | undefined
}

/**
 * Links to an establishment's contacts, with the parameters of contact-tracking for other sites. Omits
 * invalid URLs.
 *
 * @param source this site's host, for utm_source
 */
export function contactLinks(business: ContactAddresses, source: string): ContactLink[] {
  return kinds.flatMap((kind) => {
    const { isDirect, label, spoken, href: buildHref } = contacts[kind]
    const value = business[kind]
    const href = value && buildHref(value, business, source)
    return value && href ? [{ kind, href, isDirect, label: label(value), spoken: spoken?.(value) }] : []
  })
}

/** Contact properties of the schema.org data. */
export function contactFacts(business: ContactAddresses) {
  const { phone, email, site } = business
  const profiles = kinds.filter((kind) => kind !== 'site' && !contacts[kind].isDirect)
  const addresses = [site, ...profiles.map((kind) => business[kind])]
  const sameAs = addresses.flatMap((address) => webAddress(address)?.href ?? [])
  return {
    telephone: phone ? internationalPhone(phone) : undefined,
    email: email ?? undefined,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  }
}

/**
 * Parses an http or https URL.
 *
 * @returns null for anything else, such as `javascript:`
 */
export function webAddress(address: string | null): URL | null {
  const url = parseUrl(address ?? '')
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : null
}
