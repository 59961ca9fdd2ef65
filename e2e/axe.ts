import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

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
  // Nothing here is in a frame, and what passes is not described: both cost more than the look itself.
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode()
  for (const part of within) builder.include(part)
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
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
