import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOf } from './axe.ts'
import { graphql } from './graphql.ts'
import { accounts, sessionWith, tokenOf } from './sign-in.ts'
import { useProduct } from './use-product.ts'
import { hydrated } from './visit.ts'

const used = useProduct()

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true }

/** How many items are in the last row of each list of a page that is a grid. */
function lastRows(page: Page) {
  return page.evaluate(() => {
    const grids = [...document.querySelectorAll('main ul')].filter(
      (list) => getComputedStyle(list).display === 'grid' && list.children.length > 1,
    )
    return grids.map((list) => {
      const tops = [...list.children].map((item) => item.getBoundingClientRect().top)
      return tops.filter((top) => top === tops.at(-1)).length
    })
  })
}

test('the home page has no row of a single item at 768 px, and something of the latest in view at 1280 by 800', async () => {
  const { page } = await used.newPage({ viewport: { width: 768, height: 1024 } })
  await page.goto('/')
  const rows = await lastRows(page)
  expect(rows.length).toBeGreaterThanOrEqual(3)
  expect(Math.min(...rows)).toBeGreaterThan(1)

  await page.setViewportSize({ width: 1280, height: 800 })
  const card = await page.locator('article').first().boundingBox()
  expect(card?.y).toBeLessThanOrEqual(760)
  const last = await page.locator('article').last().boundingBox()
  const all = await page.getByRole('link', { name: 'Ver todos os estabelecimentos' }).boundingBox()
  expect(all?.y).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0))
})

test.each([true, false])(
  'the page of a city folds its lists on a phone (scripts: %s)',
  async (javaScriptEnabled) => {
    const { page } = await used.newPage({ ...phone, javaScriptEnabled })
    await page.goto('/em/sao-jose-dos-campos')
    expect((await page.locator('article').first().boundingBox())?.y).toBeLessThanOrEqual(700)
    const rest = page
      .getByRole('link', { name: /^Pesca e Náutica|^Artigos Religiosos|^Agronegócio/ })
      .filter({ visible: true })
    const before = await rest.count()
    const more = page.locator('summary').filter({ hasText: 'em Categorias' })
    expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await more.click()
    expect(await rest.count()).toBeGreaterThan(before)
  },
)

test('the share menu shows the address where the browser refuses to copy', async () => {
  const { data } = await (await fetch(`${used.product.origin}/api/businesses/latest?limit=1`)).json()
  const { page, complaints } = await used.newPage(phone)
  await page.goto(`/${data[0].slug}`)
  await hydrated(page)
  const share = page.locator('summary[aria-label=Compartilhar]')
  const [menu, heart] = [
    await share.boundingBox(),
    await page
      .getByRole('button', { name: /^Favoritar/ })
      .first()
      .boundingBox(),
  ]
  expect([menu?.width, menu?.height, menu?.y]).toEqual([44, 44, heart?.y])
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  })
  await share.tap()
  await page.getByRole('button', { name: 'Copiar link' }).tap()
  await page.getByText('Endereço selecionado: copie daqui').first().waitFor()
  expect(await page.evaluate(() => String(getSelection()))).toContain(data[0].slug)
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Copiar link' }).waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
})

test.each([360, 1280])('a notice covers neither a title nor "Sair" at %i px', async (width) => {
  const { origin } = used.product
  const token = await tokenOf(origin, accounts.maria)
  const { data } = await (await fetch(`${origin}/api/businesses/latest?limit=1`)).json()
  const favor = 'mutation ($id: ID!) { addFavorite(businessId: $id) { id } }'
  await graphql(origin, favor, { id: data[0]._id }, token)
  const { page } = await used.newPage({
    viewport: { width, height: 780 },
    storageState: sessionWith(origin, token),
  })
  await page.goto('/favorites')
  await page
    .getByRole('button', { name: /^Remover dos/ })
    .first()
    .click()
  const notice = page.getByRole('region', { name: 'Avisos' }).locator('> div')
  await notice.hover()
  const size = await notice.boundingBox()
  const top = size?.y ?? 0
  const door = page.getByRole('button', { name: /^Conta de/ }).or(page.getByText('Menu', { exact: true }))
  await door.filter({ visible: true }).click()
  const titles = await page.getByRole('heading', { level: 1 }).all()
  const ways = await page.getByRole('button', { name: 'Sair' }).filter({ visible: true }).all()
  expect(ways.length).toBeGreaterThan(0)
  for (const each of [...titles, ...ways]) {
    const { y = 0, height = 0 } = (await each.boundingBox()) ?? {}
    const isBelow = y >= top + (size?.height ?? 0)
    expect(isBelow || y + height <= top).toBe(true)
  }
})
