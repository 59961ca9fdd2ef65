import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Apollo } from '../../apollo/provider.tsx'
import { serverMessage } from '../../ask/errors.ts'
import type { BusinessPointsQueryVariables } from '../../gql/map/graphql.ts'
import { useBusinessPointsQuery } from '../../gql/map/hooks.ts'
import { exploreMessages } from '../../messages/explore.ts'
import { resultsMapMessages as texts } from '../../messages/map.ts'
import { messages } from '../../messages/site.ts'
import { type ExploreLocation, paths } from '../../paths.ts'
import type { Box } from '../../site/explore/filters/bounds.ts'
import type { SearchState } from '../../site/explore/search-state.ts'
import { Button } from '../../ui/button.tsx'
import { part } from '../../ui/part.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { Notice } from '../../ui/states.tsx'
import { place } from './chosen.tsx'
import styles from './results.module.css'

export { ShowOnMap } from './chosen.tsx'

/** Lazy-loads the map library and clustering. */
const ResultsMap = part(async () => (await import('./results-map.tsx')).ResultsMap, exploreMessages.mapFailed)

export interface MapViewProps {
  /** Variables of the listed search. */
  variables: BusinessPointsQueryVariables
  location: ExploreLocation
  /** Search state of the history entry. */
  state: SearchState
  /** The list's cards; undefined while loading. */
  cards: readonly { id: string }[] | undefined
  /** Whether the map was opened since the document was loaded. */
  isWanted: boolean
}

/** Map of the results. Nothing is requested from the tile server before the visitor opens it. */
export function MapView({ isWanted, ...map }: MapViewProps) {
  const [isOpen, setIsOpen] = useState(isWanted)
  return (
    <section aria-label={texts.title}>
      {isOpen ? (
        <Apollo>
          <OpenMap {...map} />
        </Apollo>
      ) : (
        <div className={styles.closed}>
          <Button onClick={() => setIsOpen(true)}>
            <LineIcon name="pin" />
            {texts.open}
          </Button>
          <p>{texts.openNote}</p>
        </div>
      )}
    </section>
  )
}

function OpenMap({ variables, location, state, cards }: Omit<MapViewProps, 'isWanted'>) {
  const { data, previousData, error, refetch } = useBusinessPointsQuery({ variables })
  const navigate = useNavigate()
  // Keeps the previous points while another area loads.
  const points = (data ?? previousData)?.businessPoints
  const { within, seen, ...search } = state
  const path = paths.explore({ ...location, page: 1 })

  useEffect(() => {
    place(points?.items.map(({ id }) => id) ?? [])
  }, [points])
  useEffect(() => () => place([]), [])

  function move(to: Box) {
    const asked = askedBox(to)
    const next = { ...search, within: asked, seen: to }
    const isSame = JSON.stringify(asked) === JSON.stringify(within)
    navigate(isSame ? paths.explore(location) : path, {
      replace: true,
      state: next,
      preventScrollReset: true,
    })
  }

  return (
    <>
      <div className={styles.frame}>
        {points ? (
          <Suspense fallback={<Loading />}>
            <ResultsMap
              points={points.items}
              isCurrent={data !== undefined}
              seen={seen ?? null}
              listed={cards?.map(({ id }) => id) ?? []}
              onMove={move}
            />
          </Suspense>
        ) : (
          !error && <Loading />
        )}
      </div>
      {error && (
        <Notice tone="error">
          {serverMessage(error) ?? texts.failed}{' '}
          <Button look="quiet" onClick={() => refetch()}>
            {messages.tryAgain}
          </Button>
        </Notice>
      )}
      {points && (
        <MapStatus
          shown={points.items.length}
          total={points.total}
          unplaced={points.unplaced}
          toList={
            <Link
              to={paths.explore({ ...location, view: undefined, page: 1 })}
              state={search}
              preventScrollReset
            >
              {texts.toList}
            </Link>
          }
          whole={
            within && (
              <Link to={path} state={search} replace preventScrollReset>
                {texts.whole}
              </Link>
            )
          }
        />
      )}
    </>
  )
}

const Loading = () => (
  <p className={styles.loading} role="status">
    {texts.loading}
  </p>
)

interface MapStatusProps {
  shown: number
  total: number
  unplaced: number
  /** Link back to the list, which includes results without coordinates. */
  toList: ReactNode
  /** Link back to the whole search, if the map was moved. */
  whole: ReactNode
}

/** How many results the map shows and omits. */
function MapStatus({ shown, total, unplaced, toList, whole }: MapStatusProps) {
  const text = total === 0 ? texts.none : total > shown ? texts.some(shown, total) : texts.all(total)
  return (
    <div className={styles.status}>
      <p role="status">{text}</p>
      {unplaced > 0 && (
        <p>
          {texts.unplaced(unplaced)} {toList}.
        </p>
      )}
      {whole && <p>{whole}</p>}
      <p className={styles.fingers}>{texts.fingers}</p>
    </div>
  )
}

/** Grid steps along the longer side of the viewport. */
const steps = 8

/**
 * Area to query for a viewport: slightly larger, snapped to a grid, so that small moves need no query and
 * visitors of the same place share a cached response.
 */
function askedBox({ south, west, north, east }: Box): Box {
  const step = 2 ** Math.ceil(Math.log2(Math.max(north - south, east - west, 1e-6))) / steps
  return {
    south: Math.max(-90, Math.floor(south / step) * step),
    west: Math.max(-180, Math.floor(west / step) * step),
    north: Math.min(90, Math.ceil(north / step) * step),
    east: Math.min(180, Math.ceil(east / step) * step),
  }
}
