import type { BusinessState } from '../../../../schema/business/state-words.ts'
import { plainText } from '../../../../schema/excerpt.ts'
import type { HoursTexts } from '../../../../schema/hours/hours.ts'
import { summarize } from '../../../../schema/summary.ts'
import { profileMessages } from '../../messages/profile.ts'
import { paths } from '../../paths.ts'
import { usePage } from '../../start/page-context.tsx'
import { breadcrumbList, JsonLd, PageHead, type Step, type Thing } from '../../start/page-head.tsx'
import { type SourceImage, sharedImage } from '../../ui/media-url.ts'
import { formatZipCode, type PostalAddress } from './address.ts'
import { answerData } from './answer-data.ts'
import { type AreaFacts, areaData, isNeighborhoodHidden } from './area.ts'
import type { Answers } from './attributes.tsx'
import { type ContactAddresses, contactFacts } from './contact-links.ts'
import type { ProfileQuery } from './page.generated.ts'
import { hoursData } from './structured-hours.ts'

/** Size of the server-generated image with name and city (share-pictures). */
const shareSize = { width: 1200, height: 630 }

/** Title, description, keywords, social tags and structured data of a profile. */
export function ProfileHead({ business }: { business: NonNullable<ProfileQuery['business']> }) {
  const { origin } = usePage()
  const { name, address, categories, subcategories } = business
  const image = { ...shareSize, url: `${origin}/media/share/${business.slug}.jpg` }
  const { city, neighborhood } = address
  const summary = summarize(plainText(business.description))
  const description =
    summary ||
    profileMessages.description(
      name,
      categories[0]?.name ?? '',
      isNeighborhoodHidden(neighborhood) ? '' : neighborhood.name,
      city.name,
    )
  const places = isNeighborhoodHidden(neighborhood) ? [city] : [neighborhood, city]
  const keywords = [name, ...categories, ...subcategories, ...places].map((word) =>
    typeof word === 'string' ? word : word.name,
  )
  return (
    <>
      <PageHead
        title={profileMessages.title(name, city.name)}
        description={description}
        canonical={paths.profile(business.slug)}
        image={image}
      />
      <meta name="keywords" content={keywords.join(', ')} />
      {import.meta.env.SSR && (
        <StructuredData business={business} summary={summary} trail={trailTo(business)} />
      )}
    </>
  )
}

/** Breadcrumb of a profile: home, first category, the profile. */
export function trailTo(business: {
  name: string
  categories: readonly { name: string; slug: string }[]
}): Step[] {
  const [category] = business.categories
  return [
    { name: profileMessages.home, to: paths.home },
    ...(category ? [{ name: category.name, to: paths.explore({ category: category.slug }) }] : []),
    { name: business.name },
  ]
}

/** Fields used in structured data. */
interface ListedBusiness extends ContactAddresses, HoursTexts, AreaFacts {
  slug: string
  state: BusinessState
  latitude: number | null
  longitude: number | null
  photos: readonly { image: SourceImage & { height: number } }[]
  categories: readonly { schemaType: string | null }[]
  address: PostalAddress
  attributes: Answers
}

interface StructuredDataProps {
  business: ListedBusiness
  /** Shortened description; may be empty. */
  summary: string
  trail: Step[]
}

/** Structured data of the establishment and its breadcrumb (region SP, country BR). */
function StructuredData({ business, summary, trail }: StructuredDataProps) {
  const { origin } = usePage()
  return (
    <>
      {business.state !== 'CLOSED_FOR_GOOD' && <JsonLd data={localBusiness(business, summary, origin)} />}
      <JsonLd data={breadcrumbList(trail, origin)} />
    </>
  )
}

/**
 * @param origin public origin, without a trailing slash
 * @returns schema.org LocalBusiness, with the type of the first category that has one (schema-types); omits
 * unknown values
 */
export function localBusiness(business: ListedBusiness, summary: string, origin: string): Thing {
  const { photos, categories, addressHidden } = business
  // Excluded although administrators and the owner receive them.
  const { latitude, longitude } = addressHidden ? { latitude: null, longitude: null } : business
  const address = addressHidden
    ? { ...business.address, street: null, number: null, zipCode: null }
    : business.address
  return {
    '@type': categories.find(({ schemaType }) => schemaType)?.schemaType ?? 'LocalBusiness',
    '@id': origin + paths.profile(business.slug),
    name: business.name,
    url: origin + paths.profile(business.slug),
    description: summary || undefined,
    image: photos.length > 0 ? photos.map(({ image }) => sharedImage(image, origin).url) : undefined,
    ...contactFacts(business),
    ...(business.state === 'PUBLISHED' && hoursData(business)),
    ...answerData(business.attributes),
    areaServed: areaData(business),
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
