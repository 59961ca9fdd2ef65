import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useProduct } from './use-product.ts'
import { expectPath, hydrated } from './visit.ts'

const used = useProduct()

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

/** Takes away what older-phones forbids: what browsers got after those that the pages are built for. */
function takeNewerAway(): void {
  const newer: [object, string[]][] = [
    [URL, ['canParse', 'parse']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Array, ['fromAsync']],
    [AbortSignal, ['any']],
    [
      Set.prototype,
      ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
    ],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      ['map', 'filter', 'take', 'drop', 'toArray', 'some'],
    ],
    [globalThis, ['Iterator', 'requestIdleCallback', 'scheduler', 'navigation']],
  ]
  for (const [owner, names] of newer) {
    for (const name of names) Reflect.deleteProperty(owner, name)
  }
}

async function olderPage() {
  const watched = await used.newPage(phone)
  await watched.page.addInitScript(takeNewerAway)
  return watched
}

const shownTitle = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()

test('pages stay what they were rendered as on a phone of some years ago', async () => {
  const { page, complaints } = await olderPage()
  const { page: rendered } = await used.newPage({ ...phone, javaScriptEnabled: false })
  await page.goto('/explore')
  const slug = await page.locator('article a').first().getAttribute('href')
  for (const path of ['/', '/explore', String(slug), '/em/taubate', '/quem-somos', '/login']) {
    await rendered.goto(path)
    await page.goto(path)
    await hydrated(page)
    await expect.poll(() => page.title()).toBe(await rendered.title())
  }
  expect(complaints).toEqual([])
})

test('a need is found by typing on such a phone', async () => {
  const { page, complaints } = await olderPage()
  await page.goto('/')
  await hydrated(page)
  await page.getByLabel('Nome', { exact: true }).pressSequentially('padaria taub')
  await page.getByRole('option').filter({ hasText: 'Padarias em Taubaté' }).tap()
  await expectPath(page, /^\/explore\?city=taubate&category=alimentacao&subcategory=padarias$/)
  await expect.poll(() => shownTitle(page)).toBe('Padarias em Taubaté')
  expect(complaints).toEqual([])
})
