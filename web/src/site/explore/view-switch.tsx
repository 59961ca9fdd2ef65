import { exploreMessages } from '../../messages/explore.ts'
import { type ExploreLocation, paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import styles from './filters/bounds-bar.module.css'
import { wantMap } from './map-wish.ts'
import type { SearchState } from './search-seed.ts'

/** From the list to the map of the same results in the same order, and back. */
export function ViewSwitch({ location, state }: { location: ExploreLocation; state: SearchState }) {
  const { within: _, seen: _seen, ...search } = state
  const view = location.view ? undefined : 'map'
  return (
    <div className={styles.bar}>
      <ButtonLink
        look="outline"
        to={paths.explore({ ...location, view, page: 1 })}
        state={search}
        preventScrollReset
        onClick={view && wantMap}
      >
        {view && <LineIcon name="pin" />}
        {view ? exploreMessages.seeMap : exploreMessages.seeList}
      </ButtonLink>
    </div>
  )
}
