import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * A narrow view by night and a wide one by day: what breaks in the other two breaks in one of these, since contrast goes
 * with the theme and size with the width.
 */
export const crossedViews = [
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
] as const

/**
 * What of WCAG 2.2 AA and axe's own good practice a page breaks, by rule and place.
 *
 * @param within the parts to look at, as selectors; the whole page without any
 */
export async function violationsOf(page: Page, ...within: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags(rules)
  for (const part of within) builder.include(part)
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** How wide the page is, in pixels: no wider than its window, or it scrolls sideways. */
export function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}
