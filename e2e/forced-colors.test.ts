import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { useProduct } from './use-product.ts'
import { hydrated } from './visit.ts'

const used = useProduct()

const backgroundOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).backgroundColor)

test.each(['Página 2', 'Mostrar 9 por página'])(
  "the marked parts of a search are visible in the user's own colors: %s",
  async (name) => {
    const { page } = await used.newPage({ forcedColors: 'active' })
    await page.goto('/explore?page=2')
    await hydrated(page)
    const canvas = await backgroundOf(page.locator('html'))
    const current = page.getByRole('link', { name, exact: true })
    expect(await current.getAttribute('aria-current')).toBeTruthy()
    await expect.poll(() => backgroundOf(current)).not.toBe(canvas)
  },
)
