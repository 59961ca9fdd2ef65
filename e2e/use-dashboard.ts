import type { Page } from 'playwright-core'
import { beforeAll } from 'vitest'
import type { View } from './axe.ts'
import type { PageOptions, WatchedPage } from './browser.ts'
import type { Session } from './sign-in.ts'
import { type UsedProduct, useProduct } from './use-product.ts'
import { hydrated } from './visit.ts'

/** The product with an administrator in a browser. Set before the file's first test. */
export interface Dashboard extends UsedProduct {
  /** Of the administrator. */
  admin: Session
  /** A screen in a window of its own, hydrated. */
  open(path: string, options?: PageOptions): Promise<WatchedPage>
  /** The same in one window for all tests of the file that take it, as `sharedPage` says. */
  openAgain(path: string): Promise<WatchedPage>
  /**
   * A screen as a new browser shows it, hydrated, in the window of the file's earlier looks in this view: without
   * starting a browser process and compiling the same scripts again.
   */
  look(path: string, view: View): Promise<Page>
}

/**
 * Gives a test file the shared product, or one of its own, and an administrator who has signed in. Call it once, outside
 * any test.
 *
 * @param name as `useProduct` takes it
 */
export function useDashboard(name?: string): Dashboard {
  const dashboard = Object.assign(useProduct(name), { open, openAgain, look }) as Dashboard
  beforeAll(async () => {
    dashboard.admin = await dashboard.session()
  })
  async function open(path: string, options: PageOptions = {}) {
    const watched = await dashboard.newPage({
      storageState: dashboard.admin,
      reducedMotion: 'reduce',
      ...options,
    })
    await watched.page.goto(path)
    await hydrated(watched.page)
    return watched
  }
  async function openAgain(path: string) {
    const watched = await dashboard.sharedPage('screens', {
      storageState: dashboard.admin,
      reducedMotion: 'reduce',
    })
    await watched.page.goto(path)
    await hydrated(watched.page)
    return watched
  }
  async function look(path: string, { width, height, colorScheme }: View) {
    const { page } = await dashboard.sharedPage(`${width}`, {
      storageState: dashboard.admin,
      reducedMotion: 'reduce',
      viewport: { width, height },
      colorScheme,
    })
    await page.goto(path)
    await hydrated(page)
    return page
  }
  return dashboard
}
