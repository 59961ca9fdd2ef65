import { Suspense } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { useHydrated } from '../../browser/use-hydrated.tsx'
import { exploreMessages } from '../../messages/explore.ts'
import { filterNames, paths, readExplore } from '../../paths.ts'
import { Container } from '../../ui/container.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { part } from '../../ui/part.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ActiveFilters, useChosenNames } from './filters/active-filters.tsx'
import { type Bounds, useMoved, useNear, useOpenNow } from './filters/bounds.ts'
import { NearBar, OpenNowSwitch, StepFreeLink } from './filters/bounds-bar.tsx'
import { FilterForm, FilterSheetButton } from './filters/filter-form.tsx'
import { Leads } from './leads.tsx'
import styles from './page.module.css'
import { isMapWanted, LookSwitch, OrderNote, PageSize, ResultCount, Results, ViewSwitch } from './results.tsx'
import { SearchHead, searchHeading } from './search-head.tsx'
import { lastPage, openVariables, toFilter } from './search-variables.ts'
import {
  type SearchState,
  useEmptyReport,
  useFocusAfterSearch,
  useSearch,
  useSearchSeed,
} from './use-search.ts'

export { handle } from './handle.ts'

const mapPart = () => import('../../map/results/map-view.tsx')
const MapView = part(async () => (await mapPart()).MapView, exploreMessages.mapFailed)
const ShowOnMap = part(async () => (await mapPart()).ShowOnMap)

/** The search and its results, in a random order that is the same for every listing. */
export function ExplorePage() {
  const [params] = useSearchParams()
  const location = readExplore(params)
  const seed = useSearchSeed()
  const near = useNear()
  const openNow = useOpenNow()
  const bounds: Bounds = { ...(near && { near }), ...(openNow && { openNow }) }
  const onMap = location.view === 'map'
  const moved = useMoved(onMap)
  const isMapThere = useHydrated() && onMap
  const state: SearchState = { seed, ...bounds, ...moved }
  const { found, pagination, error, retry } = useSearch(location, seed, near, openNow, moved?.within ?? null)
  const names = useChosenNames(location)
  const heading = useFocusAfterSearch(paths.explore(location))
  const navigate = useNavigate()
  useEmptyReport(location, openNow || moved ? undefined : found?.pagination.total)

  if (found && location.page > lastPage(found.pagination)) {
    const path = paths.explore({ ...location, page: lastPage(found.pagination) })
    return <Navigate to={path} replace state={state} />
  }

  const total = found?.pagination.total ?? 0
  // Before the drawing of an empty page: a phone shows no more than that without scrolling.
  const leads = found && !moved && <Leads location={location} names={names} near={near} total={total} />
  return (
    <Container>
      <SearchHead location={location} names={names} cards={found?.items} total={found?.pagination.total} />
      <div className={styles.frame}>
        <div className={styles.top}>
          <h1 ref={heading} tabIndex={-1}>
            {near ? exploreMessages.near.heading(searchHeading(names), near.km) : searchHeading(names)}
          </h1>
          <ResultCount page={location.page} pagination={found?.pagination} />
          {found?.pagination.total !== 0 && <OrderNote />}
        </div>
        <div className={styles.side}>
          <FilterForm
            key={paths.explore({ ...location, page: 1 })}
            location={location}
            near={near}
            openNow={openNow}
            onSearch={(path) => navigate(path, { replace: path === paths.explore(location), state: bounds })}
          />
        </div>
        <div>
          <VisuallyHidden as="h2">{exploreMessages.results}</VisuallyHidden>
          <div className={styles.tools}>
            <FilterSheetButton active={filterNames.filter((name) => location[name]).length} />
            <ActiveFilters location={location} names={names} bounds={bounds} />
            <LookSwitch />
            <PageSize location={location} state={state} />
          </div>
          <div className={styles.bounds}>
            <OpenNowSwitch location={location} bounds={bounds} unknown={pagination?.unknownHours} />
            <StepFreeLink location={location} bounds={bounds} />
            <NearBar location={location} bounds={bounds} />
            <ViewSwitch location={location} state={state} />
          </div>
          <div className={onMap ? styles.withMap : undefined}>
            {onMap && (
              <div className={styles.map}>
                {isMapThere && (
                  <Suspense>
                    <MapView
                      variables={{ ...openVariables(toFilter(location, near, moved?.within), openNow), seed }}
                      location={location}
                      state={state}
                      cards={found?.items}
                      isWanted={isMapWanted()}
                    />
                  </Suspense>
                )}
              </div>
            )}
            <div>
              {total === 0 && leads}
              <Results
                cards={found?.items}
                error={error}
                perPage={location.perPage}
                city={location.city}
                retry={retry}
                cornerOf={
                  isMapThere
                    ? (card) => (
                        <Suspense>
                          <ShowOnMap id={card.id} name={card.name} />
                        </Suspense>
                      )
                    : undefined
                }
              />
              {total > 0 && leads}
              {pagination && (
                <Pagination
                  page={location.page}
                  totalPages={pagination.totalPages}
                  pathOf={(page) => paths.explore({ ...location, page })}
                  state={state}
                />
              )}
            </div>
          </div>
        </div>
      </div>
    </Container>
  )
}
