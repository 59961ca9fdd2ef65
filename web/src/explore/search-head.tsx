import { defaultPageSize } from '../constants.ts'
import { messages } from '../messages.ts'
import { PageHead } from '../page-head.tsx'
import { type ExploreFilter, type ExploreLocation, paths } from '../paths.ts'

/** A search in words: "Padarias em Taubaté". */
export function searchHeading({ name, city, neighborhood, category, subcategory }: ExploreFilter): string {
  if (!name && !city && !category) return messages.explore.title
  return messages.explore.heading(
    subcategory || category || messages.explore.everything,
    city,
    neighborhood,
    name,
  )
}

/**
 * Title and description that name the filters. Only a plain search has a canonical address: typed names and page sizes
 * would give search engines the same lists without end.
 */
export function SearchHead({ location, names }: { location: ExploreLocation; names: ExploreFilter }) {
  const heading = searchHeading(names)
  const plain = !location.name && location.perPage === defaultPageSize
  return (
    <PageHead
      title={heading}
      description={messages.explore.description(heading)}
      canonical={plain ? paths.explore(location) : undefined}
    />
  )
}
