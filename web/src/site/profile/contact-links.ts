import type { FieldNameWith, FieldValues } from '../../../../schema/business/per-field.ts'
import { parseUrl } from '../../../../schema/links/url.ts'
import { formatPhone } from '../../../../schema/phone-format.ts'
import { profileMessages } from '../../messages/profile.ts'
import { contactMessages } from '../../messages/site.ts'
import { internationalPhone, phoneHref, track, whatsappHref } from '../../ui/contact/phone-links.ts'

export type ContactKind = FieldNameWith<{ group: 'contact' } | { kind: 'profile' | 'site' }>

/** The addresses of an establishment, as its query answers them. */
export interface ContactAddresses extends FieldValues<ContactKind> {
  name: string
}

/** One means of contact. */
interface Contact {
  /** Whether it comes before the address of the place; networks and site come behind it. */
  isDirect: boolean
  label(value: string): string
  /** What screen readers say instead of the label. */
  spoken?(value: string): string
  /** @returns null for what leads nowhere */
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

/** In the order in which they are shown. */
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
 * Where an establishment can be reached, with the tracking parameters of contact-tracking where that is another site. An
 * address that is no web address is left out.
 *
 * @param source this site's host, as utm_source
 */
export function contactLinks(business: ContactAddresses, source: string): ContactLink[] {
  return kinds.flatMap((kind) => {
    const { isDirect, label, spoken, href: buildHref } = contacts[kind]
    const value = business[kind]
    const href = value && buildHref(value, business, source)
    return value && href ? [{ kind, href, isDirect, label: label(value), spoken: spoken?.(value) }] : []
  })
}

/** How to reach an establishment, as search engines read it. */
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
 * An address that may stand in a link: http or https.
 *
 * @returns null for what is none, such as `javascript:`
 */
export function webAddress(address: string | null): URL | null {
  const url = parseUrl(address ?? '')
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : null
}
