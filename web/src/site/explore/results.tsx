import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { FragmentRef } from '../../ask/fragment.ts'
import { useHydrated } from '../../browser/use-hydrated.tsx'
import { pageSizes } from '../../constants.ts'
import { exploreMessages } from '../../messages/explore.ts'
import { type ExploreLocation, hasPlace, paths } from '../../paths.ts'
import type { BusinessCard_CardFragment } from '../../ui/business-card/business-card.generated.ts'
import { CardGrid, chooseCardLook, useCardLook } from '../../ui/business-card/card-grid.tsx'
import type { SearchedPlace } from '../../ui/business-card/served-place.ts'
import { ButtonLink, IconButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { usePublicLayout } from '../layout/public.generated.ts'
import lookSwitchStyles from './look-switch.module.css'
import orderNoteStyles from './order-note.module.css'
import pageSizeStyles from './page-size.module.css'
import styles from './result-count.module.css'
import type { SearchState } from './search-state.ts'

type FoundCard = { id: string; name: string } & FragmentRef<BusinessCard_CardFragment>

export interface ResultsProps {
  cards: readonly FoundCard[]
  location: ExploreLocation
  /** Names of the active filters. */
  names: SearchedPlace['names']
  /** Renders an overlay in a corner of each card. */
  cornerOf?: ((card: FoundCard) => ReactNode) | undefined
}

/** Cards of the results, or a message if there are none. */
export function Results({ cards, location, names, cornerOf }: ResultsProps) {
  const { city, neighborhood, category } = location
  const place = hasPlace(location) ? { city, neighborhood, names } : undefined
  if (cards.length > 0)
    return <CardGrid cards={cards} category={category} place={place} first cornerOf={cornerOf} />
  return <NoResults city={city} />
}

function NoResults({ city }: Pick<ExploreLocation, 'city'>) {
  const { cities } = usePublicLayout()
  const isUnknown = city && !cities.some(({ slug }) => slug === city)
  return (
    <EmptyState
      text={
        <>
          <span>{exploreMessages.empty}</span>
          {isUnknown && <br />}
          {isUnknown && <span>{exploreMessages.unknownCity(city)}</span>}
        </>
      }
    >
      <ButtonLink look="outline" to={paths.explore()}>
        {exploreMessages.clear}
      </ButtonLink>
    </EmptyState>
  )
}

interface ResultCountProps {
  page: number
  pagination: { total: number; totalPages: number }
}

/** Number of results, announced to screen readers on change. */
export function ResultCount({ page, pagination }: ResultCountProps) {
  const parts = pagination.total ? [exploreMessages.total(pagination.total)] : []
  if (page > 1) parts.push(exploreMessages.place(page, pagination.totalPages))
  return (
    <p className={styles.count} role="status" aria-live="polite">
      {parts.join('\u00a0· ')}
    </p>
  )
}

/** Note that the order is random (fair-order). */
export function OrderNote() {
  return (
    <p className={orderNoteStyles.note}>
      {exploreMessages.order}{' '}
      <Link to={paths.aboutOrder} aria-label={exploreMessages.whyOrderLabel}>
        {exploreMessages.whyOrder}
      </Link>
    </p>
  )
}

/** On phones, switches between compact and large cards. Its space is reserved before hydration. */
export function LookSwitch() {
  const look = useCardLook()
  const isHydrated = useHydrated()
  return (
    <div className={lookSwitchStyles.place}>
      {isHydrated && (
        <IconButton
          icon={look === 'side' ? 'tallCards' : 'sideCards'}
          label={look === 'side' ? exploreMessages.tallCards : exploreMessages.sideCards}
          onClick={() => chooseCardLook(look === 'side' ? 'tall' : 'side')}
        />
      )}
    </div>
  )
}

/** Links that change the page size; they keep the order and go to page 1. */
export function PageSize({ location, state }: { location: ExploreLocation; state: SearchState }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: links are no fieldset
    <div className={pageSizeStyles.choices} role="group" aria-label={exploreMessages.perPage}>
      <span aria-hidden="true">{exploreMessages.perPage}</span>
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
