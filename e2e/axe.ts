import { readFile } from 'node:fs/promises'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** There once the page was looked at. */
    axe?: typeof axe
  }
}

const source = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * A narrow dark view and a wide light one. What breaks in the other two combinations breaks in one of these: contrast goes
 * with the theme, size and layout with the width.
 */
export const crossedViews = [
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
] as const

export type View = (typeof crossedViews)[number]

/**
 * What of WCAG 2.2 AA and axe's own good practice a page breaks, by rule and place, once nothing on it changes its
 * colours any more.
 *
 * @param within the parts to look at, as selectors; the whole page without any
 */
export async function violationsOf(page: Page, ...within: string[]): Promise<string[]> {
  await transitionsEnded(page)
  // Its source takes longer to read than a look takes: once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([rules, include]) => {
      const context = include.length > 0 ? { include } : document
      // Describing what passes costs more than the look itself.
      const found = await window.axe?.run(context, { runOnly: rules, resultTypes: ['violations'] })
      if (!found) throw new Error('The page has gone while it was looked at.')
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    [rules, within] as const,
  )
}

/** Contrast in the middle of a transition is that of neither end. What runs for ever, as skeletons do, is not waited for. */
async function transitionsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(
          (each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity,
        )
    do {
      await new Promise((done) => requestAnimationFrame(done))
      await Promise.allSettled(running().map(({ finished }) => finished))
    } while (running().length > 0)
  })
}

/** How wide the page is, in pixels: no wider than its window, or it scrolls sideways. */
export function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}
