import { exploreMessages } from '../../messages/explore.ts'
import { type ExploreLocation, noFilter, paths } from '../../paths.ts'
import { ChipLink } from '../../ui/links.tsx'
import { takeSubmitted } from '../search/search-form.tsx'

/** From the need that a typed text was understood as to the search for it as a name (typed-needs). */
export function ByNameOnly({ location }: { location: ExploreLocation }) {
  const { need, perPage, view } = location
  if (!need) return null
  // A search that a link leads to is not reported (empty-searches).
  const path = paths.explore({ ...noFilter, name: need, perPage, view })
  return (
    <ChipLink look="line" to={path} onClick={() => takeSubmitted(path)}>
      {exploreMessages.byNameOnly(need)}
    </ChipLink>
  )
}
