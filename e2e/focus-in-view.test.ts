import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useDashboard } from './use-dashboard.ts'
import { hydrated } from './visit.ts'

const used = useDashboard()

/** The focused element in the page's content if something covers its middle; else null. */
function coveredFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    // A box is drawn by its label.
    const focused = document.activeElement?.closest('label') ?? document.activeElement
    if (!focused?.closest('main') || focused.matches('main')) return null
    const { x, y, width, height } = focused.getBoundingClientRect()
    // Of what is as tall as a text editor a part is in view.
    if (height > innerHeight / 2) return null
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    if (top && (focused.contains(top) || top.contains(focused))) return null
    return `${focused.getAttribute('aria-label') ?? focused.textContent} at ${Math.round(y)}`
  })
}

/** So many times to what comes after, and back. */
async function walk(page: Page, presses: number) {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < presses; press++) {
      await page.keyboard.press(key)
      await expect.poll(() => coveredFocus(page)).toBeNull()
    }
  }
}

// WCAG 2.2, 2.4.11: bars that stay in view cover nothing that has the focus.
test.each([
  { name: 'the cards of a search', path: '/explore', width: 1280 },
  { name: 'the cards of a search on a phone', path: '/explore', width: 360 },
  { name: 'a profile', path: '', width: 1280 },
  { name: 'a profile on a phone', path: '', width: 360 },
])('no bar covers what has the focus: $name', async ({ path, width }) => {
  const { data } = await (await fetch(`${used.product.origin}/api/businesses/latest?limit=1`)).json()
  const { page } = await used.visitorPage({ viewport: { width, height: 740 } })
  await page.goto(path || `/${data[0].slug}`)
  await hydrated(page)
  await walk(page, 45)
})

const list = { path: '/dashboard/business', ready: /^Selecionar (?!todos)/ }
const form = { path: '/dashboard/business/add', ready: 'Nome *' }

test.each([
  { name: 'the list of establishments', ...list, width: 1280 },
  { name: 'the list of establishments on a phone', ...list, width: 360 },
  { name: 'the form of an establishment', ...form, width: 1280 },
  { name: 'the form of an establishment on a phone', ...form, width: 360 },
])('no bar of the dashboard covers what has the focus: $name', async ({ path, ready, width }) => {
  const { page } = await used.open(path, { viewport: { width, height: 740 } })
  await page.getByLabel(ready).first().waitFor()
  await page.locator('main').focus()
  await walk(page, 60)
})

// WCAG 2.2, 2.4.7: the picture fills its link and lies over its rings.
test('the link of a card shows on a phone that it has the focus, around the card', async () => {
  const { page } = await used.visitorPage({ viewport: { width: 360, height: 740 } })
  await page.goto('/explore')
  await hydrated(page)
  const card = page.locator('article').first()
  await card.scrollIntoViewIfNeeded()
  /** Where there is nothing else that may change. */
  const edge = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await card.boundingBox()) ?? {}
    return page.screenshot({ clip: { x: x + width - 8, y: y + height / 3, width: 8, height: height / 3 } })
  }
  const before = await edge()
  await card.locator('a').first().focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect.poll(async () => before.equals(await edge())).toBe(false)
})
