import { Navigate, useParams } from 'react-router-dom'
import { cityPageCount, fewForPage, maxFilterLength } from '../../constants.ts'
import { CityPageDocument, type CityPageQueryVariables } from '../../gql/em/graphql.ts'
import { useCityPageQuery } from '../../gql/em/hooks.ts'
import { PublicLayoutDocument } from '../../gql/graphql.ts'
import { emMessages as texts } from '../../messages/em.ts'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { PageStatus, usePage } from '../../start/page-context.tsx'
import { PageHead } from '../../start/page-head.tsx'
import { pageQuery, type RouteHandle } from '../../start/route-handle.ts'
import { CardGridSkeleton } from '../../ui/business-card/card-grid.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { MessagePage } from '../missing/failure-pages.tsx'
import { CityOverview } from './city-overview.tsx'

/** `/em/{city}` and `/em/{city}/{category}`: what a place has, for whoever looks for it in a search engine. */
export function CityPage() {
  const params = useParams()
  const { seed } = usePage()
  const { data, error, refetch } = useCityPageQuery({ variables: cityVariables(params, seed) })
  if (error) {
    return (
      <Container>
        <ErrorState text={texts.loadFailed} retry={() => refetch()} />
      </Container>
    )
  }
  if (!data) {
    return (
      <Container>
        <CardGridSkeleton count={9} />
      </Container>
    )
  }
  const overview = data.cityOverview
  if (!overview) return <UnknownPlace />
  const search = searchInstead(overview.city.slug, overview.category?.slug ?? '', overview.total)
  if (search) return <Navigate to={search} replace />
  return <CityOverview overview={overview} cards={data.searchBusinesses.items} />
}

function UnknownPlace() {
  return (
    <MessagePage title={texts.unknown} text={texts.unknownText}>
      <PageHead title={texts.unknown} />
      <PageStatus status={404} />
      <ButtonLink to={paths.explore()}>{messages.nav.explore}</ButtonLink>
    </MessagePage>
  )
}

/** Public: the server draws one order for each page and hour (rendered-order). */
export const handle: RouteHandle = {
  queries: ({ params, seed }) => [pageQuery(CityPageDocument, cityVariables(params, seed))],
  redirect: ({ params, seed }, results) => {
    const { city = '', category = '' } = params
    const overview = results.read(CityPageDocument, cityVariables(params, seed))?.cityOverview
    const isKnown = results.read(PublicLayoutDocument)?.cities.some(({ slug }) => slug === city)
    return overview || isKnown ? searchInstead(city, category, overview?.total ?? 0) : null
  },
}

/** The parts of the address `/em/{city}/{category}`. */
type Place = Readonly<Record<string, string | undefined>>

function cityVariables(place: Place, seed: string): CityPageQueryVariables {
  // No slug is longer, and the server refuses what is.
  const city = (place.city ?? '').slice(0, maxFilterLength)
  const category = place.category?.slice(0, maxFilterLength)
  const filter = category ? { city, category } : { city }
  return { city, category: category ?? null, filter, perPage: cityPageCount, seed }
}

/** A city without establishments and a category with fewer than three in it are no pages but searches. */
function searchInstead(city: string, category: string, total: number): string | null {
  const isPage = category ? total >= fewForPage : total > 0
  return isPage ? null : paths.explore({ city, category })
}
