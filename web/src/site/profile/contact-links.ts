import type { FieldNameWith, FieldValues } from '../../../../schema/business/per-field.ts'
import { directIcons, track, whatsappHref } from '../../contact/direct-links.ts'
import { formatPhone, internationalPhone, phoneHref } from '../../contact/phone.ts'
import { contactMessages } from '../../messages/contact.ts'
import { profileMessages } from '../../messages/profile.ts'

export type ContactKind = FieldNameWith<{ group: 'contact' } | { kind: 'profile' | 'site' }>

/** The addresses of an establishment, as its query answers them. */
export interface ContactAddresses extends FieldValues<ContactKind> {
  name: string
}

/** A way to reach an establishment. */
interface Way {
  /** A plain line drawing on a 24 px grid. */
  icon: string
  /** Whether it comes before the address of the place; networks and site come behind it. */
  isDirect: boolean
  label(value: string): string
  /** What screen readers say instead of the label. */
  spoken?(value: string): string
  /** @returns null for what leads nowhere */
  href(value: string, business: ContactAddresses, source: string): string | null
}

const website = (kind: keyof typeof profileMessages.kinds, icon: string): Way => ({
  icon,
  isDirect: false,
  label: () => profileMessages.kinds[kind],
  href(value, _business, source) {
    const address = webAddress(value)
    return address && track(address, source)
  },
})

/** All ways, in the order in which they are shown. */
const ways: Record<ContactKind, Way> = {
  whatsapp: {
    icon: directIcons.whatsapp,
    isDirect: true,
    label: () => contactMessages.whatsapp,
    href: (value, { name }, source) => whatsappHref(value, name, source),
  },
  phone: {
    icon: directIcons.phone,
    isDirect: true,
    label: formatPhone,
    spoken: (value) => contactMessages.callTo(formatPhone(value)),
    href: phoneHref,
  },
  email: {
    icon: 'M4 6h16v12H4zM4.500 6.500 12 12.500l7.500-6',
    isDirect: true,
    label: (value) => value,
    href: (value) => `mailto:${encodeURIComponent(value).replace('%40', '@')}`,
  },
  instagram: website(
    'instagram',
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 15.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM16.800 7.200v.01',
  ),
  facebook: website(
    'facebook',
    'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 20v-8.500c0-1.500.8-2.500 3-2.500M9.500 13.500H15',
  ),
  linkedin: website(
    'linkedin',
    'M4 4h16v16H4zM8 11v5M8 8v.01M11.500 16v-5M11.500 13c0-1.300 1-2 2.200-2s2.300.7 2.300 2.300V16',
  ),
  twitter: website('twitter', 'M5 5l14 14M19 5 5 19'),
  tiktok: website('tiktok', 'M13 4v11a3.500 3.500 0 1 1-3.500-3.500M13 4c.3 2.800 2.200 4.600 5 4.800'),
  site: website(
    'site',
    'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM4 12h16M12 4c2.700 2.400 2.700 13.600 0 16M12 4c-2.700 2.400-2.700 13.600 0 16',
  ),
}

const kinds = Object.keys(ways) as ContactKind[]

export interface ContactLink extends Pick<Way, 'isDirect'> {
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
    const { isDirect, label, spoken, href: hrefOf } = ways[kind]
    const value = business[kind]
    const href = value && hrefOf(value, business, source)
    return value && href ? [{ kind, href, isDirect, label: label(value), spoken: spoken?.(value) }] : []
  })
}

export const contactIcon = (kind: ContactKind): string => ways[kind].icon

/** How to reach an establishment, as search engines read it. */
export function contactFacts(business: ContactAddresses) {
  const { phone, email, site } = business
  const profiles = kinds.filter((kind) => kind !== 'site' && !ways[kind].isDirect)
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
  if (!address || !URL.canParse(address)) return null
  const url = new URL(address)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
}
