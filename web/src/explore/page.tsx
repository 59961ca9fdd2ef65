import { chakra } from '@chakra-ui/react/styled-system'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { useSearchBusinessesQuery } from '../gql/hooks.ts'
import { filterNames, paths, readExplore } from '../paths.ts'
import { recipe } from '../theme/theme.ts'
import { Container } from '../ui/container.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { useChosenNames } from './chosen-names.ts'
import { FilterForm } from './filter-form.tsx'
import { FilterSheetButton } from './filter-sheet.tsx'
import { lastPage } from './last-page.ts'
import { PageSize } from './page-size.tsx'
import { ResultCount } from './result-count.tsx'
import { Results } from './results.tsx'
import { SearchHead, searchHeading } from './search-head.tsx'
import { useSearchSeed } from './search-seed.ts'
import { searchVariables } from './search-variables.ts'
import { useFocusAfterSearch } from './use-focus-after-search.ts'

export { handle } from './handle.ts'

const Frame = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' },
      columnGap: '10',
      alignItems: 'start',
      paddingTop: { base: '6', md: '10' },
      '& > .top': { gridColumn: '1 / -1', marginBottom: { base: '5', lg: '8' } },
      '& h1': { textStyle: 'h1', overflowWrap: 'anywhere', outline: 'none' },
      // Low windows scroll the column by itself, so that its button is always in reach.
      '& .side': {
        lg: { position: 'sticky', top: '5.5rem', maxHeight: 'calc(100dvh - 6.5rem)', overflowY: 'auto' },
      },
      '& .tools': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '3',
        marginBottom: '5',
        // On phones the chips get lines of their own, below.
        '& > ul': {
          order: { base: '1', lg: '0' },
          flexBasis: { base: '100%', lg: 'auto' },
          flex: { lg: '1' },
        },
        '& > [role=group]': { marginLeft: 'auto' },
      },
    },
  }),
)

/** The search and its results, in a random order that is the same for every listing (specification point 2). */
export function ExplorePage() {
  const [params] = useSearchParams()
  const location = readExplore(params)
  const seed = useSearchSeed()
  const variables = searchVariables(location, seed)
  const { data, previousData, error, refetch } = useSearchBusinessesQuery({ variables })
  const names = useChosenNames(location)
  const heading = useFocusAfterSearch(paths.explore(location))
  const navigate = useNavigate()

  const found = data?.searchBusinesses
  if (found && location.page > lastPage(found.pagination)) {
    const path = paths.explore({ ...location, page: lastPage(found.pagination) })
    return <Navigate to={path} replace state={{ seed }} />
  }

  const filterKey = paths.explore({ ...location, page: 1 })
  // While another page of the same search loads, its page buttons stay where they are.
  const before = previousData?.searchBusinesses.pagination
  const sameSearch = before?.seed === seed && before.perPage === location.perPage
  const pagination = found?.pagination ?? (sameSearch ? before : undefined)

  return (
    <Container>
      <SearchHead location={location} names={names} />
      <Frame>
        <div className="top">
          <h1 ref={heading} tabIndex={-1}>
            {searchHeading(names)}
          </h1>
          <ResultCount page={location.page} pagination={found?.pagination} />
        </div>
        <div className="side">
          <FilterForm
            key={filterKey}
            location={location}
            onSearch={(path) => navigate(path, { replace: path === paths.explore(location) })}
          />
        </div>
        <div>
          <div className="tools">
            <FilterSheetButton active={filterNames.filter((name) => location[name]).length} />
            <ActiveFilters location={location} names={names} />
            <PageSize location={location} seed={seed} />
          </div>
          <Results cards={found?.items} error={error} perPage={location.perPage} retry={() => refetch()} />
          {pagination && !error && (
            <Pagination
              page={location.page}
              totalPages={pagination.totalPages}
              pathOf={(page) => paths.explore({ ...location, page })}
              state={{ seed }}
            />
          )}
        </div>
      </Frame>
    </Container>
  )
}
