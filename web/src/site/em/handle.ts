import { cityPageCount, fewForPage } from '../../constants.ts'
import { CityPageDocument, type CityPageQueryVariables } from '../../gql/em/graphql.ts'
import { PublicLayoutDocument } from '../../gql/graphql.ts'
import { paths } from '../../paths.ts'
import { pageQuery, type RouteHandle } from '../../route-handle.ts'

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

export function cityVariables({ city = '', category }: Place, seed: string): CityPageQueryVariables {
  const filter = category ? { city, category } : { city }
  return { city, category: category ?? null, filter, perPage: cityPageCount, seed }
}

/** A city without establishments and a category with fewer than three in it are no pages but searches. */
export function searchInstead(city: string, category: string, total: number): string | null {
  const isPage = category ? total >= fewForPage : total > 0
  return isPage ? null : paths.explore({ city, category })
}
