import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { FragmentRef } from '../../ask/fragment.ts'
import { useHydrated } from '../../browser/use-hydrated.tsx'
import { pageSizes } from '../../constants.ts'
import { exploreMessages } from '../../messages/explore.ts'
import { type ExploreLocation, paths } from '../../paths.ts'
import type { BusinessCard_CardFragment } from '../../ui/business-card/business-card.generated.ts'
import { CardGrid, chooseCardLook, useCardLook } from '../../ui/business-card/card-grid.tsx'
import { ButtonLink, IconButton } from '../../ui/button.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { usePublicLayout } from '../layout/public.generated.ts'
import barStyles from './filters/bounds-bar.module.css'
import lookSwitchStyles from './look-switch.module.css'
import orderNoteStyles from './order-note.module.css'
import pageSizeStyles from './page-size.module.css'
import styles from './result-count.module.css'
import type { SearchState } from './search-state.ts'

type FoundCard = { id: string; name: string } & FragmentRef<BusinessCard_CardFragment>

export interface ResultsProps {
  cards: readonly FoundCard[]
  /** Slug of the city that was asked for; empty where none was. */
  city: string
  /** Something that lies over a corner of each card. */
  cornerOf?: ((card: FoundCard) => ReactNode) | undefined
}

/** The establishments found, or why there are none. */
export function Results({ cards, city, cornerOf }: ResultsProps) {
  if (cards.length > 0) return <CardGrid cards={cards} first cornerOf={cornerOf} />
  return <NoResults city={city} />
}

function NoResults({ city }: Pick<ResultsProps, 'city'>) {
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

/** How much was found, also told to screen readers whenever it changes. */
export function ResultCount({ page, pagination }: ResultCountProps) {
  const parts = pagination.total ? [exploreMessages.total(pagination.total)] : []
  if (page > 1) parts.push(exploreMessages.place(page, pagination.totalPages))
  return (
    <p className={styles.count} role="status" aria-live="polite">
      {parts.join(' · ')}
    </p>
  )
}

/** Says where it matters that no place in the list is anybody's (fair-order). */
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

/** On phones: large cards instead of five to a screen. It keeps its place until a script can do so. */
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

/** How many results a page shows: links, so that they work before any script. The order stays, the page starts over. */
export function PageSize({ location, state }: { location: ExploreLocation; state: SearchState }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: links are no fieldset
    <div className={pageSizeStyles.choices} role="group" aria-label={exploreMessages.perPage}>
      <span className={pageSizeStyles.label} aria-hidden="true">
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

let isWanted = false

/** Notes that the visitor has pressed for a map: its tiles come from somebody else's server. */
function wantMap(): void {
  isWanted = true
}

/** Whether the map was pressed for since the document was loaded. */
export const isMapWanted = (): boolean => isWanted

/** From the list to the map of the same results in the same order, and back. */
export function ViewSwitch({ location, state }: { location: ExploreLocation; state: SearchState }) {
  const { within: _, seen: _seen, ...search } = state
  const view = location.view ? undefined : 'map'
  return (
    <div className={barStyles.bar}>
      <ButtonLink
        look="outline"
        to={paths.explore({ ...location, view, page: 1 })}
        state={search}
        preventScrollReset
        onClick={view && wantMap}
      >
        {view && <LineIcon name="pin" />}
        <span>{view ? exploreMessages.seeMap : exploreMessages.seeList}</span>
      </ButtonLink>
    </div>
  )
}
