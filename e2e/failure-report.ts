import type { Page } from 'playwright-core'
import type { UsedProduct } from './use-product.ts'

/** What a failed test leaves to read: what each open page shows and the product's last warnings. */
export async function reportOf({ browser, product }: UsedProduct): Promise<string> {
  const pages = browser.contexts().flatMap((context) => context.pages())
  const shown = await Promise.all(pages.map(shownBy))
  const warnings = product
    .said()
    .split('\n')
    .filter((line) => line && !/"level":(10|20|30),/.test(line))
  return [...shown, 'product:', ...warnings.slice(-10)].join('\n')
}

async function shownBy(page: Page): Promise<string> {
  const found = await page.evaluate(() => ({
    focus: document.activeElement?.outerHTML.slice(0, 300),
    invalid: Array.from(document.querySelectorAll('[aria-invalid="true"]'), ({ outerHTML }) =>
      outerHTML.slice(0, 300),
    ),
    text: document.body.innerText.slice(0, 4000),
  }))
  return `${page.url()}\n${JSON.stringify(found, null, 2)}`
}
