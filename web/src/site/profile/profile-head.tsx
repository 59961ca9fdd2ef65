import { plainText, summaryOf } from '../../../../schema/excerpt.ts'
import type { ProfileQuery } from '../../gql/profile/graphql.ts'
import { sharedImage } from '../../media-url.ts'
import { profileMessages } from '../../messages/profile.ts'
import { usePage } from '../../page-context.tsx'
import { PageHead } from '../../page-head.tsx'
import { paths } from '../../paths.ts'
import type { Step } from '../../structured-data.tsx'
import { StructuredData } from './structured-data.tsx'

/** Title, description, keywords, social tags and structured data of a profile. */
export function ProfileHead({ business }: { business: NonNullable<ProfileQuery['business']> }) {
  const { origin } = usePage()
  const { name, address, categories, subcategories, photos } = business
  const image = photos[0] && sharedImage(photos[0].image, origin)
  const { city, neighborhood } = address
  const summary = summaryOf(plainText(business.description))
  const description =
    summary || profileMessages.description(name, categories[0]?.name ?? '', neighborhood.name, city.name)
  const keywords = [name, ...categories, ...subcategories, neighborhood, city].map((word) =>
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

/** The way to a profile: home, its first category, itself. */
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
