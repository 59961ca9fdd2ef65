import { type MockCatalogue, sampleCatalogue } from '../mocks/catalogue.ts'
import { executeMock } from '../mocks/resolve.ts'
import type { Answers } from '../mocks/rows.ts'
import { renderPage } from '../start/entry-server.tsx'

/** Seed of pages rendered here. */
export const serverSeed = 'semente-do-servidor'

/** Renders a page as the server does, with data from an in-memory catalogue. */
export function renderOnServer(url: string, answers: Answers = {}, catalogue = sampleCatalogue()) {
  return renderPage({
    url,
    origin: 'https://guia.test',
    config: {
      chatUrl: 'https://chat.test',
      contactEmail: '',
      tileUrl: '',
      tileAttribution: '',
      imageMaxBytes: 10_000_000,
    },
    seed: serverSeed,
    assets: { script: '/assets/entry.js', imports: [], styles: [], fonts: [] },
    execute: (document, variables) => executeMock(catalogue, document, variables, null, answers),
  })
}

/** Structured data of a server-rendered page. */
export async function thingsOnServer(url: string, catalogue: MockCatalogue, answers: Answers = {}) {
  const page = await renderOnServer(url, answers, catalogue)
  const html = page.kind === 'document' ? page.html : ''
  return Array.from(
    html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g),
    ([, json = '']) => JSON.parse(json),
  )
}
