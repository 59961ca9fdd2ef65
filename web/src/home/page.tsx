import { chakra } from '@chakra-ui/react/styled-system'
import { latestCount } from '../constants.ts'
import { HomeDocument } from '../gql/graphql.ts'
import { useHomeQuery } from '../gql/hooks.ts'
import { messages } from '../messages.ts'
import { PageHead } from '../page-head.tsx'
import { paths } from '../paths.ts'
import { pageQuery, type RouteHandle } from '../route-handle.ts'
import { CardGrid, CardGridSkeleton } from '../ui/card-grid.tsx'
import { Container } from '../ui/container.tsx'
import { ErrorState } from '../ui/error-state.tsx'

export const handle: RouteHandle = { queries: () => [pageQuery(HomeDocument, {})] }

/** The home page (specification point 2). */
export function HomePage() {
  const { data, error, refetch } = useHomeQuery()
  return (
    <Container paddingBlock="24">
      <PageHead title={messages.home.title} canonical={paths.home} />
      <chakra.h1 textStyle="display">{messages.home.heading}</chakra.h1>
      <chakra.h2 textStyle="h2" marginBlock="6">
        {messages.home.latest}
      </chakra.h2>
      {data ? (
        <CardGrid cards={data.latestBusinesses} columns="four" />
      ) : error ? (
        <ErrorState text={messages.error(error.message)} retry={() => refetch()} />
      ) : (
        <CardGridSkeleton count={latestCount} columns="four" />
      )}
    </Container>
  )
}
