import type { BusinessState } from '../../../../schema/business/state-words.ts'
import { type HoursTexts, readHours } from '../../../../schema/hours/hours.ts'
import { formatTime, type Interval, isAllDay } from '../../../../schema/hours/intervals.ts'
import { type SourceImage, sharedImage } from '../../media-url.ts'
import { usePage } from '../../page-context.tsx'
import { paths } from '../../paths.ts'
import { breadcrumbList, JsonLd, type Step, type Thing } from '../../structured-data.tsx'
import { type AccessAnswers, accessData } from './accessibility.tsx'
import { formatZipCode, type PostalAddress } from './address.ts'
import { type ContactAddresses, contactFacts } from './contact-links.ts'

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

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

interface Times {
  opens: string
  closes: string
}

/** As search engines read it: a whole day ends at 23:59, and one on which it is closed opens and closes at midnight. */
function timesOf(intervals: readonly Interval[]): Times[] {
  if (intervals.length === 0) return [{ opens: '00:00', closes: '00:00' }]
  if (isAllDay(intervals)) return [{ opens: '00:00', closes: '23:59' }]
  return intervals.map(({ opens, closes }) => ({ opens: formatTime(opens), closes: formatTime(closes) }))
}

/** The hours of an establishment in the words of schema.org; nothing for days of which nothing is told. */
export function hoursData(business: HoursTexts) {
  const hours = readHours(business)
  if (!hours) return {}
  const type = { '@type': 'OpeningHoursSpecification' }
  const week = hours.week.flatMap((intervals, day) =>
    intervals
      ? timesOf(intervals).map((times) => ({
          ...type,
          dayOfWeek: `https://schema.org/${days[day]}`,
          ...times,
        }))
      : [],
  )
  const special = hours.exceptions.flatMap(({ date, intervals }) =>
    timesOf(intervals).map((times) => ({ ...type, validFrom: date, validThrough: date, ...times })),
  )
  return {
    openingHoursSpecification: week.length > 0 ? week : undefined,
    specialOpeningHoursSpecification: special.length > 0 ? special : undefined,
  }
}
