import type { ReactNode } from 'react'
import type { PublicConfig } from '../../../schema/page.ts'
import type { Answer } from '../ask/ask.ts'

/** HTML document of every page, into which the server inserts assets, styles and state. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBFAF6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0E1714" media="(prefers-color-scheme: dark)" />
        {/* `sizes` keeps Chromium from preferring the ICO, which is for browsers without SVG support. */}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>{children}</body>
    </html>
  )
}

/** State that the server's rendering passes to the browser, in the page's data block `#state`. */
export interface PageState {
  /** Loader results by route id. */
  loaderData: Record<string, Record<string, unknown>>
  /** Locations of API results within the loader data, so that the browser does not query them again. */
  asked: { operation: string; variables: unknown; route: string; key: string }[]
  config: PublicConfig
  /** Public origin, for canonical URLs. */
  origin: string
  /** Seed of random orders on this page. */
  seed: string
}

/** @returns the API results within the loader data */
export function answersOf({ loaderData, asked }: Pick<PageState, 'loaderData' | 'asked'>): Answer[] {
  return asked.map(({ operation, variables, route, key }) => ({
    operation,
    variables,
    data: loaderData[route]?.[key],
  }))
}

/** @returns the location of each API result within the loader data; omits results that are not in it */
export function placesOf(
  loaderData: PageState['loaderData'],
  answers: readonly Answer[],
): PageState['asked'] {
  const places = Object.entries(loaderData).flatMap(([route, data]) =>
    Object.entries(Object(data)).map(([key, value]) => ({ route, key, value })),
  )
  return answers.flatMap(({ operation, variables, data }) => {
    const place = places.find(({ value }) => value === data)
    return place ? [{ operation, variables, route: place.route, key: place.key }] : []
  })
}

const stateId = 'state'

/** @returns the state as an HTML-safe data block */
export function writeState(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${stateId}">${json}</script>`
}

/** @throws if the page was not rendered by the server */
export function readState(document: Document): PageState {
  const block = document.getElementById(stateId)
  if (!block?.textContent) throw new Error('the page carries no state')
  return JSON.parse(block.textContent) as PageState
}
