import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useDashboard } from './use-dashboard.ts'

const dashboard = useDashboard()

/** Heights of the rows that are in sight as a whole. */
async function rowsInSight(page: Page): Promise<number[]> {
  await page.locator('table:not([aria-busy])').getByRole('rowheader').nth(9).waitFor()
  return page.evaluate(() => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return [...document.querySelectorAll('tbody tr')]
      .map((row) => row.getBoundingClientRect())
      .filter(({ top, bottom }) => top >= bar && bottom <= window.innerHeight)
      .map(({ height }) => height)
  })
}

const lists = [
  ['establishments', '/dashboard/business'],
  ['establishments of one city, by another filter too', '/dashboard/business?city=taubate&state=published'],
  ['cities', '/dashboard/cities'],
  ['neighborhoods', '/dashboard/neighborhoods'],
  ['categories', '/dashboard/categories'],
  ['subcategories', '/dashboard/subcategories'],
  ['attributes', '/dashboard/attributes'],
] as const

test.each(lists)(
  'of the %s at least nine rows are in sight at 1366 px, each one line of 44 px',
  async (_, path) => {
    const { page } = await dashboard.open(path, { viewport: { width: 1366, height: 768 } })
    const heights = await rowsInSight(page)
    expect(heights.length).toBeGreaterThanOrEqual(9)
    expect(new Set(heights.map(Math.round))).toEqual(new Set([44]))
  },
)

test.each(lists.filter(([, path]) => !path.includes('?')))(
  'of the %s at least two rows are in sight at 360 px',
  async (_, path) => {
    const { page } = await dashboard.open(path, { viewport: { width: 360, height: 780 } })
    expect((await rowsInSight(page)).length).toBeGreaterThanOrEqual(2)
  },
)

test('an establishment is copied from the menu of its row, by keyboard', async () => {
  const { page } = await dashboard.open('/dashboard/business', { viewport: { width: 1366, height: 768 } })
  await page
    .getByRole('button', { name: /^Mais ações de / })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu')
  await expect.poll(() => menu.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await expect.poll(() => menu.getByRole('menuitem').first().getAttribute('data-highlighted')).not.toBeNull()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard\/business\/add\?copy=\d+$/)
})
