import { defaultPageSize, fewForPage } from '../../constants.ts'
import { exploreMessages } from '../../messages/explore.ts'
import { attributeList, type ExploreFilter, type ExploreLocation, paths } from '../../paths.ts'
import { usePage } from '../../start/page-context.tsx'
import { itemList, JsonLd, PageHead } from '../../start/page-head.tsx'

/** Describes a search: "Padarias em Taubaté". */
export function searchHeading(names: ExploreFilter): string {
  const heading = plainHeading(names)
  return names.attributes ? exploreMessages.headingAnswers(heading, names.attributes) : heading
}

function plainHeading({ name, city, neighborhood, category, subcategory }: ExploreFilter): string {
  if (!city && !neighborhood && !category && !subcategory)
    return name ? exploreMessages.headingOfName(name) : exploreMessages.title
  return exploreMessages.heading(
    subcategory || category || exploreMessages.everything,
    city,
    neighborhood,
    name,
  )
}

export interface SearchHeadProps {
  location: ExploreLocation
  names: ExploreFilter
  /** Results on this page. */
  cards: readonly { name: string; slug: string }[]
  /** Number of results located in the place, without those that only serve it. */
  there: number
}

/** Path of the city or category page that is canonical for the same search. */
function placePage(location: ExploreLocation, there: number): string | null {
  const { city, neighborhood, category, subcategory, attributes, page } = location
  if (!city || neighborhood || subcategory || attributes || page > 1) return null
  if (there < (category ? fewForPage : 1)) return null
  return paths.em(city, category || undefined)
}

/**
 * Title and description that name the filters. Only a plain search has a canonical URL: names, page sizes and
 * combined answers would give search engines endless equal lists, and empty results are not indexed.
 */
export function SearchHead({ location, names, cards, there }: SearchHeadProps) {
  const { origin } = usePage()
  const heading = searchHeading(names)
  const isEmpty = cards.length === 0
  const hasOneAnswer = attributeList(location.attributes).length <= 1
  const plain = !location.name && hasOneAnswer && location.perPage === defaultPageSize
  const place = placePage(location, there)
  return (
    <>
      <PageHead
        title={location.page > 1 ? exploreMessages.pageTitle(heading, location.page) : heading}
        description={exploreMessages.description(heading)}
        canonical={
          plain && !isEmpty
            ? (place ??
              paths.explore({ ...location, view: undefined, need: undefined, onlyThere: undefined }))
            : undefined
        }
      />
      {import.meta.env.SSR && !isEmpty && <JsonLd data={itemList(cards, origin)} />}
    </>
  )
}
