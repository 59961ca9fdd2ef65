import { exploreMessages } from '../../messages/explore.ts'
import { type ExploreLocation, noFilter, paths } from '../../paths.ts'
import { ChipLink } from '../../ui/links.tsx'
import { takeSubmitted } from '../search/search-form.tsx'

/** Link from a search for an inferred need to a search for the text as a name (typed-needs). */
export function ByNameOnly({ location }: { location: ExploreLocation }) {
  const { need, perPage, view } = location
  if (!need) return null
  // Marks the search as submitted, since searches from links are not reported (empty-searches).
  const path = paths.explore({ ...noFilter, name: need, perPage, view })
  return (
    <ChipLink look="line" to={path} onClick={() => takeSubmitted(path)}>
      {exploreMessages.byNameOnly(need)}
    </ChipLink>
  )
}
