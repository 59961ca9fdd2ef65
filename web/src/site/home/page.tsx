import { HomeDocument } from '../../gql/graphql.ts'
import { useHomeQuery } from '../../gql/hooks.ts'
import { messages } from '../../messages/common.ts'
import { usePage } from '../../page-context.tsx'
import { PageHead } from '../../page-head.tsx'
import { paths } from '../../paths.ts'
import { pageQuery, type RouteHandle } from '../../route-handle.ts'
import { JsonLd, webSite } from '../../structured-data.tsx'
import { Categories } from './categories.tsx'
import { Hero } from './hero.tsx'
import { Latest } from './latest.tsx'
import { PopularCities } from './popular-cities.tsx'
import { RegisterCall } from './register-call.tsx'

export const handle: RouteHandle = { queries: () => [pageQuery(HomeDocument, {})] }

/** The home page: hero search, categories, latest establishments, popular cities, a call to register. */
export function HomePage() {
  const { data, error, refetch } = useHomeQuery()
  return (
    <>
      <PageHead title={messages.home.title} canonical={paths.home} />
      <JsonLd data={webSite(usePage().origin)} />
      <Hero />
      <Categories />
      <Latest businesses={data?.latestBusinesses} error={error} retry={() => refetch()} />
      <PopularCities cities={data?.popularCities} error={error} retry={() => refetch()} />
      <RegisterCall />
    </>
  )
}
