import { type SourceImage, sharedUrl } from '../media-url.ts'
import { usePage } from '../page-context.tsx'
import { paths } from '../paths.ts'
import type { PostalAddress } from './address.ts'
import { type ContactAddresses, webAddress } from './contact-links.ts'
import { internationalPhone } from './phone.ts'

/** What structured data says of an establishment. */
export interface ListedBusiness extends ContactAddresses {
  slug: string
  excerpt: string
  phone: string
  latitude: number | null
  longitude: number | null
  photos: readonly { image: SourceImage }[]
  address: PostalAddress
}

/** The establishment for search engines, as a data block (specification point 9: region SP, country BR). */
export function StructuredData({ business }: { business: ListedBusiness }) {
  const { origin } = usePage()
  const json = JSON.stringify(localBusiness(business, origin)).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block is no markup, and `<` is escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/**
 * @param origin the public one, without a slash at its end
 * @returns a LocalBusiness of schema.org, without what is not known
 */
export function localBusiness(business: ListedBusiness, origin: string): Record<string, unknown> {
  const { address, photos, latitude, longitude, instagram, facebook, linkedin, twitter, tiktok, site } =
    business
  const links = [site, instagram, facebook, linkedin, twitter, tiktok]
  const sameAs = links.flatMap((link) => webAddress(link)?.href ?? [])
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': origin + paths.profile(business.slug),
    name: business.name,
    url: origin + paths.profile(business.slug),
    description: business.excerpt || undefined,
    image: photos.length > 0 ? photos.map(({ image }) => sharedUrl(image, origin)) : undefined,
    telephone: business.phone ? internationalPhone(business.phone) : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress:
        [address.street, address.street && address.number].filter(Boolean).join(', ') || undefined,
      addressLocality: address.city.name,
      addressRegion: 'SP',
      postalCode: address.zipCode || undefined,
      addressCountry: 'BR',
    },
    geo:
      latitude !== null && longitude !== null
        ? { '@type': 'GeoCoordinates', latitude, longitude }
        : undefined,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  }
}
