import { expect, test } from 'vitest'
import { useProduct } from './use-product.ts'
import { hydrated } from './visit.ts'

const used = useProduct()

/** How far what a page shows goes beyond the window's right edge. */
const overflow = () => document.documentElement.scrollWidth - window.innerWidth

const paths = [
  '/',
  '/explore',
  '/em/taubate',
  '/em/hoje',
  '/sitemap',
  '/quem-somos',
  '/nao-existe',
  '/login',
  '/register',
]

test.each([1.5, 2])('pages fit a phone whose owner has letters %d times as large', async (times) => {
  const { page } = await used.newPage({ viewport: { width: 360, height: 740 } })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 * times } })
  await page.goto('/explore')
  const slug = await page.locator('article a').first().getAttribute('href')
  for (const path of [...paths, String(slug)]) {
    await page.goto(path)
    await hydrated(page)
    expect([path, await page.evaluate(overflow)]).toEqual([path, 0])
  }
})

test('a card says on the narrowest phone too when it opens, and has room for its ways on', async () => {
  const { page } = await used.newPage({ viewport: { width: 320, height: 740 } })
  await page.goto('/explore?perPage=24')
  const lines = page.locator('article').getByText(/^(Aberto|Fechado|Fecha em)/)
  await expect.poll(() => lines.count()).toBeGreaterThan(5)
  const cut = await lines.evaluateAll((all) =>
    all.flatMap((text) => {
      // The longest of what is said in most hours.
      text.textContent = 'Fechado. Abre segunda às 08:00'
      const line = text.parentElement as HTMLElement
      const isCut = line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight
      return isCut ? [line.clientWidth] : []
    }),
  )
  expect(cut).toEqual([])
  const heights = await page
    .getByText('Ver mais', { exact: true })
    .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
  expect(new Set(heights)).toEqual(new Set([44]))
})

test('the name of a city fits its card', async () => {
  const { page } = await used.newPage({ viewport: { width: 360, height: 740 } })
  await page.goto('/')
  const cities = page.getByRole('region', { name: 'Cidades populares' }).getByRole('link')
  const cut = await cities.evaluateAll((all) =>
    all.filter((city) => city.scrollWidth > city.clientWidth).map((city) => city.textContent),
  )
  expect(await cities.count()).toBeGreaterThan(5)
  expect(cut).toEqual([])
})

test('a card in the home page’s row says in one line when it opens', async () => {
  const { page } = await used.newPage({ viewport: { width: 360, height: 740 } })
  await page.goto('/')
  const line = page.locator('article').getByText(/^(Aberto|Fechado|Fecha em)/)
  await line.first().waitFor()
  const lines = await line.first().evaluate((text) => {
    text.textContent = 'Fechado. Abre segunda às 08:00'
    return text.getClientRects().length
  })
  expect(lines).toBe(1)
})
