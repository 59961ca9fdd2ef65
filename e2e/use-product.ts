import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { beginWith, type PageOptions, startBrowser, type WatchedPage, watchedPage } from './browser.ts'
import { reportOf } from './failure-report.ts'
import { accounts, type Session, sessionWith, tokenOf } from './sign-in.ts'
import { type Product, startProduct } from './start-product.ts'

/** A running product and a browser. Set before the file's first test. */
export interface UsedProduct {
  product: Product
  browser: Browser
  /** Opens an empty page in a context of its own, which is closed after the test. */
  newPage(options?: PageOptions): Promise<WatchedPage>
  /**
   * The page of an earlier test of the file with the same key, with what its browser has cached; else a new one. What was
   * seen of it is forgotten, and what it has stored goes with its next document if there is a session. Not for tests that
   * listen to a page, answer for the server or change its view.
   */
  sharedPage(key: string, options?: PageOptions): Promise<WatchedPage>
  /** `sharedPage` for somebody who never was here. */
  visitorPage(options?: PageOptions): Promise<WatchedPage>
  /** A new session of an account, for `storageState`. */
  session(account?: { email: string; password: string }): Promise<Session>
}

/** Started once in a worker and kept until it ends: files of one worker use them one after the other. */
const products = new Map<string, Promise<Product>>()
let browser: Promise<Browser> | undefined

/**
 * Gives a test file the product that all files share, with 300 establishments and the demo accounts. Other files may have
 * changed its data: read what a test compares with. Call it once, outside any test.
 *
 * @param name of another product, for files whose data would disturb others
 * @param prepare changes that product's data once, before its first use
 */
export function useProduct(
  name = 'shared',
  prepare: (product: Product) => Promise<unknown> = async () => {},
): UsedProduct {
  const used = { newPage, sharedPage, visitorPage, session } as UsedProduct
  const shared = new Map<string, WatchedPage>()
  beforeAll(async () => {
    browser ??= startBrowser()
    used.browser = await browser
    let starting = products.get(name)
    if (!starting) {
      starting = startProduct(name)
      products.set(name, starting)
      await prepare(await starting)
    }
    used.product = await starting
  })
  afterEach(() => closeContexts([...shared.values()].map(({ page }) => page.context())))
  // Hooks run from the last to the first: the pages are still open.
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') process.stderr.write(await reportOf(used))
  })
  afterAll(() => closeContexts([]))

  async function closeContexts(but: BrowserContext[]) {
    for (const context of used.browser?.contexts() ?? []) if (!but.includes(context)) await context.close()
  }

  function newPage(options?: PageOptions) {
    return watchedPage(used.browser, used.product.origin, options)
  }

  async function sharedPage(key: string, options?: PageOptions) {
    const earlier = shared.get(key)
    if (earlier) await startOver(earlier, options?.storageState)
    const watched = earlier ?? (await newPage(options))
    shared.set(key, watched)
    return watched
  }

  function visitorPage(options?: PageOptions) {
    return sharedPage(JSON.stringify(options ?? null), { storageState: { origins: [] }, ...options })
  }

  async function startOver(watched: WatchedPage, session?: Session) {
    const { page, complaints, operations, foreign, tiles } = watched
    const forget = () => {
      for (const seen of [complaints, operations, foreign, tiles]) seen.length = 0
    }
    // What lies under the pointer shows that it does.
    await page.mouse.move(0, 0)
    forget()
    // The last document goes on until the next one is there.
    page.once('framenavigated', forget)
    if (session) await beginWith(page, used.product.origin, session)
  }

  async function session(account = accounts.admin) {
    const { origin } = used.product
    return sessionWith(origin, await tokenOf(origin, account))
  }

  return used
}
