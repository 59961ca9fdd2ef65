import type { ReactNode } from 'react'
import type { PublicConfig } from '../../../schema/page.ts'
import type { Answer } from '../ask/ask.ts'

/** The whole document around a page. The server adds assets, styles and state to it as text. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBFAF6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0E1714" media="(prefers-color-scheme: dark)" />
        {/* `sizes` keeps Chromium from preferring the ICO, which is for those that know no SVG. */}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>{children}</body>
    </html>
  )
}

/** What the server's render hands to the browser, as the data block `#state` of the page. */
export interface PageState {
  /** What the page's loaders returned, by the ids of their routes. */
  loaderData: Record<string, Record<string, unknown>>
  /** Where each API answer is in the loader data, so that the browser does not fetch it again. */
  asked: { operation: string; variables: unknown; route: string; key: string }[]
  config: PublicConfig
  /** The public origin, for canonical addresses. */
  origin: string
  /** The seed of random orders on this page. */
  seed: string
}

/** @returns the answers in the loaders' data */
export function answersOf({ loaderData, asked }: Pick<PageState, 'loaderData' | 'asked'>): Answer[] {
  return asked.map(({ operation, variables, route, key }) => ({
    operation,
    variables,
    data: loaderData[route]?.[key],
  }))
}

/** @returns where the loaders' data contains each of the answers; an answer that is not in it is left out */
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

/** @returns the state as a data block, safe inside HTML */
export function writeState(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${stateId}">${json}</script>`
}

/** @throws when the page carries no state: it is not one that the server rendered */
export function readState(document: Document): PageState {
  const block = document.getElementById(stateId)
  if (!block?.textContent) throw new Error('the page carries no state')
  return JSON.parse(block.textContent) as PageState
}
