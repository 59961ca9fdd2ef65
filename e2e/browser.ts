import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
  type Request,
} from 'playwright-core'
import { expect } from 'vitest'
import type { Session } from './sign-in.ts'

/** The way Debian's Chromium runs on a machine without a screen and without a network. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A test's pages end before optimised code pays for its compilation.
  '--js-flags=--no-maglev --no-turbofan',
]

/** Starts the browser: without windows if there is such a one. */
export function startBrowser(): Promise<Browser> {
  return startWholeBrowser({ executablePath: process.env.CHROMIUM_SHELL ?? executablePath })
}

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** Starts the browser with what its shell lacks, such as the page cache. */
export function startWholeBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ executablePath, args: flags, ...options })
}

/** A page, and what went on behind it that a visitor does not see. */
export interface WatchedPage {
  page: Page
  /** Console errors and warnings, uncaught errors and policy violations so far. */
  complaints: string[]
  /** GraphQL operations that the browser asked for so far, by name. */
  operations: string[]
  /** Addresses outside the product that were asked for, but for tiles of maps. */
  foreign: string[]
  /** Of maps: asked for when a map comes into sight and the page has nothing else to do, which may be never. */
  tiles: string[]
  /** Waits until the page has asked for nothing, and waited for no answer, in half a second. */
  idle(): Promise<void>
}

/** Of the browser context: viewport, JavaScript, colour scheme, ... */
export interface PageOptions extends Omit<BrowserContextOptions, 'storageState'> {
  storageState?: Session
}

/** An address of tile-server.ts. */
const tile = /^http:\/\/127\.0\.0\.1:\d+\/tile\/\d+\/\d+\/\d+\.png$/

/**
 * Opens an empty page of a context of its own, watched from the start.
 *
 * @param browser from `startBrowser`
 * @param origin of the product
 */
export async function watchedPage(
  browser: Browser,
  origin: string,
  { storageState, ...options }: PageOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ baseURL: origin, locale: 'pt-BR', ...options })
  const page = await context.newPage()
  if (storageState) await beginWith(page, origin, storageState)
  const seen = { complaints: [], operations: [], foreign: [], tiles: [] }
  const watched: WatchedPage = { page, ...seen, idle: idleOf(page) }
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) watched.complaints.push(message.text())
  })
  page.on('pageerror', (error) => watched.complaints.push(String(error)))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== origin && url.protocol.startsWith('http'))
      (tile.test(url.href) ? watched.tiles : watched.foreign).push(url.href)
    if (url.pathname === '/graphql') watched.operations.push(operationOf(request.postData()))
  })
  return watched
}

/**
 * Lets the page's next document find a session, and nothing else that an earlier one stored. For a state of the context
 * Playwright opens, and loads, another page.
 */
export async function beginWith(page: Page, origin: string, { origins }: Session): Promise<void> {
  const stored = origins.find((each) => each.origin === origin)?.localStorage ?? []
  const script = await page.addInitScript(
    (begun) => {
      if (location.origin !== begun.origin) return
      localStorage.clear()
      sessionStorage.clear()
      for (const { name, value } of begun.stored) localStorage.setItem(name, value)
    },
    { origin, stored },
  )
  page.once('domcontentloaded', () => script.dispose().catch(() => {}))
}

/** Playwright's own `networkidle` is reached once for each document, and never waits again when the page goes on by itself. */
function idleOf(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let last = Date.now()
  const ended = (request: Request) => {
    open.delete(request)
    last = Date.now()
  }
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  const isIdle = () => open.size === 0 && Date.now() - last >= 500
  return () => expect.poll(isIdle, { interval: 50 }).toBe(true)
}

function operationOf(body: string | null): string {
  // With files it comes in parts: among them the operation.
  const json = body?.startsWith('--') ? /\{.*\}/.exec(body)?.[0] : body
  return json ? String((JSON.parse(json) as { operationName?: string }).operationName) : 'GET'
}
