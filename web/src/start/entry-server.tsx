import { createHash } from 'node:crypto'
import type { EmotionCache } from '@emotion/cache'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import type { MatchedPage, Page, PageAssets, PageRequest } from '../../../schema/page.ts'
import { PageDataProvider } from '../apollo/page-data.tsx'
import { askFor, type PageResults, resultsOf } from '../apollo/page-results.ts'
import { Document, writeState } from './document.tsx'
import { withForeignParameters } from './foreign-parameters.ts'
import { type PageContextValue, Providers } from './page-context.tsx'
import { writeThings } from './page-head.tsx'
import { type PageMatches, pageFollowUps, pageInput, pageQueries, type RouteHandle } from './route-handle.ts'
import { routes } from './routes.tsx'

const handler = createStaticHandler(routes)

/** A slug or an id: nothing else has a page. */
const pageParameter = /^[a-z0-9-]{1,180}$/

/** Finds the route of a path, by which the server draws orders and caches (rendered-order). */
export async function matchPage(path: string): Promise<MatchedPage | null> {
  const matches = matchRoutes(routes, path) ?? []
  const { route, params } = matches.at(-1) ?? {}
  const { '*': _rest, ...named } = params ?? {}
  if (Object.values(named).some((value) => !pageParameter.test(value ?? ''))) return null
  const handles = await Promise.all(matches.map((match) => loadHandle(match.route)))
  const cache = handles.some((handle) => handle?.cache === 'private') ? 'private' : 'public'
  return { route: route?.path ?? '*', params: named, cache }
}

async function loadHandle(route: RouteObject): Promise<RouteHandle | undefined> {
  const { handle } = typeof route.lazy === 'function' ? await route.lazy() : route
  return handle as RouteHandle | undefined
}

/**
 * Renders one page: the router matches, the operations of its routes are executed, then one synchronous render.
 *
 * @returns the document, or where to go instead
 * @throws when an operation fails: the server answers in place
 */
export async function renderPage(request: PageRequest): Promise<Page> {
  const address = new URL(request.url, request.origin)
  const context = await handler.query(new Request(address))
  if (context instanceof Response) return toRedirect(context.status, context.headers.get('location'))

  const matches: PageMatches = context.matches
  const input = pageInput(matches, address.searchParams, request.seed)
  const queries = pageQueries(matches, input)
  const first = await askFor(queries, request.execute)
  for (const { route } of matches) {
    const location = route.handle?.redirect?.(input, first)
    if (location) return toRedirect(302, withForeignParameters(location, address.search))
  }
  const followUps = pageFollowUps(matches, input, first)
  const more = await askFor(followUps, request.execute)
  const results = resultsOf([...queries, ...followUps], [...first.data, ...more.data])
  return renderDocument({
    request,
    results,
    status: 200,
    scripts: context.matches.flatMap(({ route }) => request.assets.pages?.[route.id] ?? []),
    body: <RoutedPage context={context} />,
  })
}

function RoutedPage({ context }: { context: StaticHandlerContext }) {
  const router = createStaticRouter(handler.dataRoutes, context)
  return <StaticRouterProvider router={router} context={context} hydrate={false} />
}

/** Permanent or not as the router said; everything but 301 is a 302, so that no browser keeps it. */
function toRedirect(status: number, location: string | null): Page {
  return { kind: 'redirect', status: status === 301 ? 301 : 302, location: location ?? '/' }
}

interface Render {
  request: PageRequest
  results: PageResults
  /** Unless a component sets another. */
  status: number
  /** What the page is loaded from, beside what every page is. */
  scripts: readonly string[]
  body: ReactNode
}

function renderDocument({ request, results, status, scripts, body }: Render): Page {
  const { config, origin, seed } = request
  const response: PageContextValue['response'] = { status }
  const markup = renderToString(
    <PageDataProvider results={results}>
      <Providers page={{ config, origin, seed, response }}>
        <Document>{body}</Document>
      </Providers>
    </PageDataProvider>,
  )
  const { element, hashes } = collectStyles(response.styles)
  const head = assetTags(request.assets, scripts) + element
  const state = writeState({ data: results.data, config, origin, seed })
  const things = writeThings(response.things ?? [])
  return {
    kind: 'document',
    status: response.status,
    // The state first: what it says is near enough to what the page says of the same for compression to see it.
    html: `<!doctype html>${insert(markup, head + state + things)}`,
    styleHashes: hashes,
  }
}

/** What Chakra wrote for this page, as a style element that the page's policy allows by its hash. */
function collectStyles(cache: EmotionCache | undefined): { element: string; hashes: string[] } {
  if (!cache) return { element: '', hashes: [] }
  const entries = Object.entries(cache.inserted).filter((entry) => typeof entry[1] === 'string')
  const css = entries.map(([, rules]) => rules).join('')
  const ids = entries.map(([id]) => id).join(' ')
  return {
    element: `<style data-emotion="${cache.key} ${ids}">${css}</style>`,
    hashes: [`sha256-${createHash('sha256').update(css).digest('base64')}`],
  }
}

/** Scripts come last and with low priority: what is to be seen needs none of them. */
function assetTags({ script, imports, styles, fonts }: PageAssets, pageScripts: readonly string[]): string {
  return [
    ...fonts.map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...[...new Set([...imports, ...pageScripts])].map(
      (file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`,
    ),
    import.meta.env.DEV ? '<script type="module" src="/@vite/client"></script>' : '',
    `<script type="module" fetchpriority="low" src="${script}"></script>`,
  ].join('')
}

function insert(markup: string, head: string): string {
  const headEnd = markup.indexOf('</head>')
  return markup.slice(0, headEnd) + head + markup.slice(headEnd)
}
