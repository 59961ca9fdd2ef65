import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { startBrowser, watchedPage } from './browser.ts'
import { type Session, signedIn } from './sign-in.ts'
import { type Product, startProduct } from './start-product.ts'
import { hydrated } from './visit.ts'

/** The product with an administrator in a browser. Set before the file's first test. */
export interface Dashboard {
  product: Product
  browser: Browser
  /** Of the administrator. */
  session: Session
  /** A screen in a window of its own, with its first rows. */
  open(path: string, options?: BrowserContextOptions): ReturnType<typeof watchedPage>
}

/**
 * Gives a test file a product and an administrator who has signed in. Call it once, outside any test.
 *
 * @param database name of the database that the product gets
 * @param businesses how many establishments it has
 */
export function useDashboard(database: string, businesses: number): Dashboard {
  const dashboard = { open } as Dashboard
  beforeAll(async () => {
    dashboard.product = await startProduct(inject('database'), database, businesses)
    dashboard.browser = await startBrowser()
    dashboard.session = await signedIn(dashboard.browser, dashboard.product.origin)
  })
  afterAll(async () => {
    await dashboard.browser?.close()
    await dashboard.product?.stop()
  })
  async function open(path: string, options: BrowserContextOptions = {}) {
    const watched = await watchedPage(dashboard.browser, dashboard.product.origin, {
      storageState: dashboard.session,
      reducedMotion: 'reduce',
      ...options,
    })
    await watched.page.goto(path)
    await hydrated(watched.page)
    await watched.page.getByRole('rowheader').first().waitFor()
    return watched
  }
  return dashboard
}
