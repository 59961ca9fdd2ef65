import { type LoaderFunctionArgs, Navigate, useLoaderData } from 'react-router-dom'
import { loaderContext } from '../../ask/ask.ts'
import { redirectTo } from '../../ask/redirect.ts'
import { cityPageCount, fewForPage, maxFilterLength } from '../../constants.ts'
import { paths } from '../../paths.ts'
import { PublicLayoutDocument } from '../layout/public.generated.ts'
import { CityOverview } from './city-overview.tsx'
import { PlaceFailure, UnknownPlace } from './failures.tsx'
import { CityPageDocument, type CityPageQueryVariables } from './page.generated.ts'

/** Cached publicly, with one random order per page and hour (rendered-order). */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { ask, seed } = context.get(loaderContext)
  const { city = '', category = '' } = params
  const [CityPage, { cities }] = await Promise.all([
    ask(CityPageDocument, cityVariables(params, seed)),
    ask(PublicLayoutDocument, {}),
  ])
  const overview = CityPage.cityOverview
  const isKnown = overview !== null || cities.some(({ slug }) => slug === city)
  const path = isKnown ? searchInstead(city, category, overview?.total ?? 0) : null
  return path ? redirectTo(path, new URL(request.url).search) : { CityPage }
}

export { PlaceFailure as ErrorBoundary }

/** The parameters belong to child routes, whose changes do not revalidate this loader by default. */
export const shouldRevalidate = () => true

/** `/em/{city}` and `/em/{city}/{category}`: landing pages for search engines. */
export function CityPage() {
  const loaded = useLoaderData<typeof loader>()
  if ('redirect' in loaded) return <Navigate to={loaded.redirect} replace />
  const { cityOverview, searchBusinesses } = loaded.CityPage
  if (!cityOverview) return <UnknownPlace />
  return <CityOverview overview={cityOverview} found={searchBusinesses} />
}

/** Path parameters of `/em/{city}/{category}`. */
type Place = Readonly<Record<string, string | undefined>>

function cityVariables(place: Place, seed: string): CityPageQueryVariables {
  // The server refuses texts longer than any slug.
  const city = (place.city ?? '').slice(0, maxFilterLength)
  const category = place.category?.slice(0, maxFilterLength)
  const filter = category ? { city, category } : { city }
  return { city, category: category ?? null, filter, perPage: cityPageCount, seed }
}

/**
 * Path of the search that replaces the page of a city without establishments, or of a category with fewer
 * than three.
 */
function searchInstead(city: string, category: string, total: number): string | null {
  const isPage = category ? total >= fewForPage : total > 0
  return isPage ? null : paths.explore({ city, category })
}
