import type { Locator, Page } from 'playwright-core'
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

/**
 * Waits until the page is the browser's: React has taken over what the server rendered, and what only works with a
 * script is there, as the footer's buttons are.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const container = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))
    const root = container?.[1].stateNode
    if (!root || root.current.memoizedState.isDehydrated) return false
    return !document.querySelector('footer') || document.querySelector('footer nav button') !== null
  })
}

/** The page's path and query. */
export function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Waits until the address has this form. */
export async function expectPath(page: Page, form: RegExp): Promise<void> {
  await expect.poll(() => pathOf(page)).toMatch(form)
}

/**
 * Waits until the page has done what it had put off: timers that are due, and React's work. A second at most, as Chromium
 * without a screen now and then has no idle time at all.
 */
export async function settled(page: Page): Promise<void> {
  const idle = { timeout: 1_000 }
  await page.evaluate(
    (options) => new Promise((done) => setTimeout(() => requestIdleCallback(() => done(null), options))),
    idle,
  )
}

/**
 * Waits until a dialog has the focus and the page behind it is inert: only then it takes keys. A question has the
 * focus before it listens to Escape.
 */
export async function holdsFocus(dialog: Locator): Promise<void> {
  const isReady = (element: Element) =>
    element.contains(document.activeElement) && document.querySelector('[data-aria-hidden]') !== null
  await expect.poll(() => dialog.evaluate(isReady)).toBe(true)
}
