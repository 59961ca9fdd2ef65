import { Link } from 'react-router-dom'
import { pageSizes } from '../../constants.ts'
import { exploreMessages } from '../../messages/explore.ts'
import { type ExploreLocation, paths } from '../../paths.ts'
import styles from './page-size.module.css'
import type { SearchState } from './search-seed.ts'

/** How many results a page shows: links, so that they work before any script. The order stays, the page starts over. */
export function PageSize({ location, state }: { location: ExploreLocation; state: SearchState }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: links are no fieldset
    <div className={styles.choices} role="group" aria-label={exploreMessages.perPage}>
      <span className={styles.label} aria-hidden="true">
        {exploreMessages.perPage}
      </span>
      <ul>
        {pageSizes.map((size) => (
          <li key={size}>
            <Link
              to={paths.explore({ ...location, perPage: size, page: 1 })}
              replace
              state={state}
              preventScrollReset
              aria-label={exploreMessages.showPerPage(size)}
              aria-current={size === location.perPage ? 'true' : undefined}
            >
              {size}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
