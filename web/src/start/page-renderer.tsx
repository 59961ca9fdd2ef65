import { createHash } from 'node:crypto'
import type { EmotionCache } from '@emotion/cache'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import type { Page, PageAssets, PageModule, PageRequest } from '../../../schema/page.ts'
import { loaderContext } from '../ask/ask.ts'
import { Document, type PageState, placesOf, writeState } from './document.tsx'
import { type PageContextValue, Providers } from './page-context.tsx'
import { writeThings } from './page-head.tsx'
import { serverAsk } from './server-ask.ts'

/** Creates `renderPage` for a route table. */
export function pageRenderer(table: RouteObject[]): PageModule['renderPage'] {
  const handler = createStaticHandler(table, { future: { v8_middleware: true } })
  return async (request) => {
    const { ask, answers } = serverAsk(request.execute)
    const { seed } = request
    const entry = () => ({ key: 'default', state: null })
    const requestContext = new RouterContextProvider(new Map([[loaderContext, { ask, seed, entry }]]))
    const context = await handler.query(toRequest(request), { requestContext })
    if (context instanceof Response) return toRedirect(context.status, context.headers.get('location'))
    for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) throw error
    const loaderData = context.loaderData as PageState['loaderData']
    return renderDocument({
      request,
      data: { loaderData, asked: placesOf(loaderData, answers) },
      status: context.statusCode,
      scripts: context.matches.flatMap(({ route }) => request.assets.pages?.[route.id] ?? []),
      body: <RoutedPage handler={handler} context={context} />,
    })
  }
}

/** Converts the request for the router's loaders and actions. */
function toRequest({ url, origin, form }: PageRequest): Request {
  const address = new URL(url, origin)
  return new Request(address, form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) })
}

function RoutedPage({ handler, context }: { handler: StaticHandler; context: StaticHandlerContext }) {
  const router = createStaticRouter(handler.dataRoutes, context, { future: { v8_middleware: true } })
  return <StaticRouterProvider router={router} context={context} hydrate={false} />
}

/** Any status but 301 becomes 302, which browsers do not cache. */
function toRedirect(status: number, location: string | null): Page {
  return { kind: 'redirect', status: status === 301 ? 301 : 302, location: location ?? '/' }
}

interface Render {
  request: PageRequest
  data: Pick<PageState, 'loaderData' | 'asked'>
  /** Default, which a component may override. */
  status: number
  /** Scripts of this page, in addition to those of all pages. */
  scripts: readonly string[]
  body: ReactNode
}

function renderDocument({ request, data, status, scripts, body }: Render): Page {
  const { config, origin, seed } = request
  const response: PageContextValue['response'] = { status }
  const markup = renderToString(
    <Providers page={{ config, origin, seed, response }}>
      <Document>{body}</Document>
    </Providers>,
  )
  const { element, hashes } = collectStyles(response.styles)
  const head = assetTags(request.assets, scripts) + element
  const state = writeState({ ...data, config, origin, seed })
  const things = writeThings(response.things ?? [])
  return {
    kind: 'document',
    status: response.status,
    // The state precedes the body, near enough for compression to find text that both contain.
    html: `<!doctype html>${insert(markup, head + state + things)}`,
    styleHashes: hashes,
  }
}

/** Chakra's styles as an element that the page's Content-Security-Policy allows by hash. */
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

/** Scripts are last and low-priority, since the first paint needs none. */
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
