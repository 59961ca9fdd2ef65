import { type ComponentProps, Suspense, useState } from 'react'
import { Navigate, useLoaderData, useNavigate, useSearchParams } from 'react-router-dom'
import { serverMessage } from '../../ask/errors.ts'
import { useLoadFailure } from '../../ask/use-load-failure.ts'
import { useHydrated } from '../../browser/use-hydrated.tsx'
import { pageSizes } from '../../constants.ts'
import { exploreMessages } from '../../messages/explore.ts'
import { type ExploreLocation, paths, readExplore } from '../../paths.ts'
import { PageHead } from '../../start/page-head.tsx'
import type { RouteHandle } from '../../start/routes.tsx'
import { Container } from '../../ui/container.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { part } from '../../ui/part.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { usePublicLayout } from '../layout/public.generated.ts'
import { typedState } from '../search/search-form.tsx'
import { ByNameOnly } from './by-name-only.tsx'
import { ActiveFilters, chosenNames } from './filters/active-filters.tsx'
import { filterChoices } from './filters/attribute-filters.ts'
import type { Bounds } from './filters/bounds.ts'
import { ChipRow, SecondRow } from './filters/chip-row.tsx'
import { FilterForm } from './filters/filter-form.tsx'
import { isMapWanted } from './filters/toggles.ts'
import type { Loaded, loader } from './loader.ts'
import styles from './page.module.css'
import { LookSwitch, OrderNote, PageSize, ResultCount, Results } from './results.tsx'
import { SearchHead, searchHeading } from './search-head.tsx'
import { SearchSuggestions } from './search-suggestions.tsx'
import { openVariables, toFilter } from './search-variables.ts'
import { useEmptyReport, useFocusAfterSearch, useRememberedSearch } from './use-search.ts'

export { loader } from './loader.ts'

/** The random order is per visitor. */
export const handle: RouteHandle = { cache: 'private' }

/** Shown only after a click, so never server-rendered. */
const NearDistances = part(async () => (await import('./filters/near-distances.tsx')).NearDistances)
const UnknownHours = part(async () => (await import('./filters/unknown-hours.tsx')).UnknownHours)

const mapPart = () => import('../../map/results/map-view.tsx')
const MapView = part(async () => (await mapPart()).MapView, exploreMessages.mapFailed)
const ShowOnMap = part(async () => (await mapPart()).ShowOnMap)

/** Search with results in a random order that is kept while paging. */
export function ExplorePage() {
  const loaded = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const [shown, setShown] = useState<ComponentProps<typeof Search> | null>(null)
  if (!('redirect' in loaded) && shown?.loaded !== loaded) setShown({ location: readExplore(params), loaded })
  // Keeps the previous search mounted during a redirect.
  return (
    <>
      {'redirect' in loaded && (
        <Navigate to={loaded.redirect} replace state={'state' in loaded ? loaded.state : null} />
      )}
      {shown && <Search {...shown} />}
    </>
  )
}

export function ErrorBoundary() {
  const { error, retry } = useLoadFailure()
  return (
    <Container>
      <PageHead title={exploreMessages.title} />
      <ErrorState text={serverMessage(error) ?? exploreMessages.loadFailed} retry={retry} />
    </Container>
  )
}

function Search({ location, loaded }: { location: ExploreLocation; loaded: Loaded }) {
  const { state } = loaded
  const { seed, near, openNow, within } = state
  const bounds: Bounds = { ...(near && { near }), ...(openNow && { openNow }) }
  const onMap = location.view === 'map'
  const isMapThere = useHydrated() && onMap
  const { items, pagination } = loaded.SearchBusinesses.searchBusinesses
  const { total, serving } = pagination
  const there = location.onlyThere ? total : total - (serving ?? 0)
  const choices = filterChoices(loaded.FilterAttributes)
  const names = chosenNames(location, usePublicLayout(), loaded)
  const heading = useFocusAfterSearch(paths.explore(location))
  const navigate = useNavigate()
  useRememberedSearch(location, state)
  useEmptyReport(location, openNow || within ? undefined : total)

  // Above the illustration of an empty result, which fills a phone's viewport.
  const suggestions = !within && (
    <SearchSuggestions location={location} names={names} loaded={loaded} total={total} />
  )
  return (
    <Container>
      <SearchHead location={location} names={names} cards={items} there={there} />
      <div className={styles.frame}>
        <div className={styles.top}>
          <h1 ref={heading} tabIndex={-1}>
            {near ? exploreMessages.near.heading(searchHeading(names), near.km) : searchHeading(names)}
          </h1>
          <div className={styles.count}>
            <ResultCount page={location.page} pagination={pagination} />
            {openNow && (
              <Suspense>
                <UnknownHours location={location} bounds={bounds} unknown={pagination.unknownHours} />
              </Suspense>
            )}
            {total > 0 && <LookSwitch />}
          </div>
        </div>
        <div className={styles.side}>
          <FilterForm
            key={paths.explore({ ...location, page: 1 })}
            location={location}
            options={loaded}
            choices={choices}
            bounds={bounds}
            onSearch={(path, wanted) =>
              navigate(path, {
                replace: wanted === bounds && path === paths.explore(location),
                state: { ...wanted, ...typedState },
              })
            }
          />
        </div>
        <div>
          <VisuallyHidden as="h2">{exploreMessages.results}</VisuallyHidden>
          <div className={styles.tools}>
            <ChipRow location={location} state={state} bounds={bounds} choices={choices} />
            <SecondRow>
              <ByNameOnly location={location} />
              {near && (
                <Suspense>
                  <NearDistances location={location} bounds={bounds} />
                </Suspense>
              )}
              <ActiveFilters location={location} names={names} choices={choices} bounds={bounds} />
            </SecondRow>
          </div>
          <div className={onMap ? styles.withMap : undefined}>
            {onMap && (
              <div className={styles.map}>
                {isMapThere && (
                  <Suspense>
                    <MapView
                      variables={{ ...openVariables(toFilter(location, near, within), openNow), seed }}
                      location={location}
                      state={state}
                      cards={items}
                      isWanted={isMapWanted()}
                    />
                  </Suspense>
                )}
              </div>
            )}
            <div>
              {total === 0 && suggestions}
              <Results
                cards={items}
                location={location}
                names={names}
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
              {total > 0 && suggestions}
              <div className={styles.foot}>
                <Pagination
                  page={location.page}
                  totalPages={pagination.totalPages}
                  pathOf={(page) => paths.explore({ ...location, page })}
                  state={state}
                />
                {total > pageSizes[0] && <PageSize location={location} state={state} />}
              </div>
              {total > 0 && <OrderNote />}
            </div>
          </div>
        </div>
      </div>
    </Container>
  )
}
