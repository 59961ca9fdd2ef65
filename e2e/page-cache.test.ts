import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWholeBrowser, watchedPage } from './browser.ts'
import { accounts } from './sign-in.ts'
import { useProduct } from './use-product.ts'
import { hydrated } from './visit.ts'

const used = useProduct()

/** One with the page cache that Playwright switches off. */
let browser: Browser
beforeAll(async () => {
  browser = await startWholeBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })
})
afterAll(() => browser.close())

/** Writes down how the pages of a tab come: from the page cache or not. */
async function open(options: Parameters<typeof watchedPage>[2] = {}) {
  const watched = await watchedPage(browser, used.product.origin, options)
  await watched.page.addInitScript(() =>
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  )
  return watched
}

const cameFromCache = (page: Page) =>
  page.waitForFunction(() => (window as { persisted?: boolean }).persisted === true)

test.each(['/', '/explore', '/explore?city=taubate', '/quem-somos'])(
  '%s comes back from the browser’s page cache with Back',
  async (path) => {
    const { page } = await open()
    await page.goto(path)
    await hydrated(page)
    const headings = await page.locator('main :is(h1, h2, h3)').allInnerTexts()
    expect(headings.length).toBeGreaterThan(1)
    await page.goto('/termos')
    await hydrated(page)
    await page.goBack({ waitUntil: 'commit' })
    await cameFromCache(page)
    expect(await page.locator('main :is(h1, h2, h3)').allInnerTexts()).toEqual(headings)
    await page.goForward({ waitUntil: 'commit' })
    await cameFromCache(page)
  },
)

test('a restored page shows nothing of a session that has ended', async () => {
  const session = await used.session(accounts.maria)
  const { page } = await open({ storageState: session })
  await page.goto('/favorites')
  await hydrated(page)
  await page.getByRole('button', { name: /^Conta de/ }).waitFor()
  await page.goto('/termos')
  await page.evaluate(() => localStorage.clear())
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForURL('**/login', { waitUntil: 'commit' })
})
