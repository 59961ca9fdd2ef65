import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The slugs of the establishments on the page, in order: where its cards' photos lead. */
export function cardSlugs(page: Page): Promise<string[]> {
  return page
    .locator('article')
    .evaluateAll((cards) =>
      cards.map((card) => card.querySelector('a')?.getAttribute('href')?.slice(1) ?? ''),
    )
}

/** The total that a results page shows. */
export async function shownTotal(page: Page): Promise<number> {
  const text = await page
    .getByText(/^[\d.]+ estabelecimentos?/)
    .first()
    .textContent()
  return Number.parseInt(String(text).replaceAll('.', ''), 10)
}

/** Waits until the page is the browser's: its event handlers are there. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      Object.keys(document.documentElement).some((key) => key.startsWith('__react')) ||
      Object.keys(document).some((key) => key.startsWith('__react')),
  )
}

/** The page's path and query. */
export function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Waits until the address has this form. */
export async function expectPath(page: Page, form: RegExp): Promise<void> {
  await expect.poll(() => pathOf(page), { timeout: 15_000 }).toMatch(form)
}
