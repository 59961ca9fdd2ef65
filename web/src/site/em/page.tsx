import { Navigate, useParams } from 'react-router-dom'
import { useCityPageQuery } from '../../gql/em/hooks.ts'
import { emMessages as texts } from '../../messages/em.ts'
import { messages } from '../../messages/site.ts'
import { PageStatus, usePage } from '../../page-context.tsx'
import { PageHead } from '../../page-head.tsx'
import { paths } from '../../paths.ts'
import { CardGridSkeleton } from '../../ui/business-card/card-grid.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { MessagePage } from '../missing/message-page.tsx'
import { CityOverview } from './city-overview.tsx'
import { cityVariables, searchInstead } from './handle.ts'

export { handle } from './handle.ts'

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
