import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useProduct } from './use-product.ts'
import { hydrated } from './visit.ts'

const used = useProduct()
const presses = 45

/** What the focus stands on in the page's content, if something else lies over its middle; else null. */
function coveredFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused?.closest('main') || focused.matches('main')) return null
    const { x, y, width, height } = focused.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    if (top && (focused.contains(top) || top.contains(focused))) return null
    return `${focused.getAttribute('aria-label') ?? focused.textContent} at ${Math.round(y)}`
  })
}

// WCAG 2.2, 2.4.11: bars that stay in view cover nothing that has the focus.
test.each([
  { name: 'the cards of a search', path: '/explore', width: 1280 },
  { name: 'the cards of a search on a phone', path: '/explore', width: 360 },
  { name: 'a profile', path: '', width: 1280 },
  { name: 'a profile on a phone', path: '', width: 360 },
])('no bar covers what has the focus: $name', async ({ path, width }) => {
  const { data } = await (await fetch(`${used.product.origin}/api/businesses/latest?limit=1`)).json()
  const { page } = await used.newPage({ viewport: { width, height: 740 } })
  await page.goto(path || `/${data[0].slug}`)
  await hydrated(page)
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < presses; press++) {
      await page.keyboard.press(key)
      await expect.poll(() => coveredFocus(page)).toBeNull()
    }
  }
})
