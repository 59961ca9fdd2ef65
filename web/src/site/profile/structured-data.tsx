import type { BusinessState } from '../../../../schema/business/state-words.ts'
import type { HoursTexts } from '../../../../schema/hours/hours.ts'
import { type SourceImage, sharedImage } from '../../media-url.ts'
import { usePage } from '../../page-context.tsx'
import { paths } from '../../paths.ts'
import { breadcrumbList, JsonLd, type Step, type Thing } from '../../structured-data.tsx'
import { type AccessAnswers, accessData } from './access/answers.ts'
import { formatZipCode, type PostalAddress } from './address.ts'
import { type ContactAddresses, contactFacts } from './contact-links.ts'
import { hoursData } from './hours-data.ts'

/** What structured data says of an establishment. */
export interface ListedBusiness extends ContactAddresses, HoursTexts, AccessAnswers {
  slug: string
  state: BusinessState
  latitude: number | null
  longitude: number | null
  photos: readonly { image: SourceImage & { height: number } }[]
  address: PostalAddress
}

export interface StructuredDataProps {
  business: ListedBusiness
  /** What the establishment says of itself, in short; may be empty. */
  summary: string
  trail: Step[]
}

/** The establishment and the way to it for search engines (region SP, country BR). */
export function StructuredData({ business, summary, trail }: StructuredDataProps) {
  const { origin } = usePage()
  return (
    <>
      {business.state !== 'CLOSED_FOR_GOOD' && <JsonLd data={localBusiness(business, summary, origin)} />}
      <JsonLd data={breadcrumbList(trail, origin)} />
    </>
  )
}

/**
 * @param origin the public one, without a slash at its end
 * @returns a LocalBusiness of schema.org, without what is not known
 */
export function localBusiness(business: ListedBusiness, summary: string, origin: string): Thing {
  const { address, photos, latitude, longitude } = business
  return {
    '@type': 'LocalBusiness',
    '@id': origin + paths.profile(business.slug),
    name: business.name,
    url: origin + paths.profile(business.slug),
    description: summary || undefined,
    image: photos.length > 0 ? photos.map(({ image }) => sharedImage(image, origin).url) : undefined,
    ...contactFacts(business),
    ...(business.state === 'PUBLISHED' && hoursData(business)),
    ...accessData(business),
    address: {
      '@type': 'PostalAddress',
      streetAddress:
        [address.street, address.street && address.number].filter(Boolean).join(', ') || undefined,
      addressLocality: address.city.name,
      addressRegion: 'SP',
      postalCode: address.zipCode ? formatZipCode(address.zipCode) : undefined,
      addressCountry: 'BR',
    },
    geo:
      latitude !== null && longitude !== null
        ? { '@type': 'GeoCoordinates', latitude, longitude }
        : undefined,
  }
}
