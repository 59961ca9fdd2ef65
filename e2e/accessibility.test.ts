import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startBrowser, watchedPage } from './browser.ts'
import { type Product, startProduct } from './start-product.ts'
import { cardSlugs, hydrated } from './visit.ts'

let product: Product
let browser: Browser
let profile: string

beforeAll(async () => {
  product = await startProduct(inject('database'), 'guia_e2e_access', 60)
  browser = await startBrowser()
  const { page } = await watchedPage(browser, product.origin)
  await page.goto('/')
  profile = `/${(await cardSlugs(page))[0]}`
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const pages: [string, () => string][] = [
  ['the home page', () => '/'],
  ['the results', () => '/explore?city=taubate'],
  ['an empty result', () => '/explore?name=zzzz'],
  ['a profile', () => profile],
  ['a missing profile', () => '/nao-existe'],
  ['the page for what is missing', () => '/404'],
]
const views = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const

for (const [name, path] of pages) {
  test.each(views)(
    `${name} at $width px, $colorScheme, breaks no rule of WCAG 2.2 AA`,
    async ({ colorScheme, ...viewport }) => {
      const { page } = await watchedPage(browser, product.origin, {
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
      })
      await page.goto(path())
      await hydrated(page)
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([])
      await page.context().close()
    },
  )

  test(`${name} needs no sideways scrolling at 320 px`, async () => {
    const { page } = await watchedPage(browser, product.origin, { viewport: { width: 320, height: 640 } })
    await page.goto(path())
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(320)
    await page.context().close()
  })
}
