import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { graphql } from './graphql.ts'
import { useProduct } from './use-product.ts'
import { cardSlugs, expectPath, hydrated, shownTotal } from './visit.ts'

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true }

const used = useProduct()

const chips = (page: Page) => page.getByRole('list', { name: 'Filtros rápidos' })
const chip = (page: Page, name: string) =>
  chips(page).getByRole('button', { name }).or(chips(page).getByRole('link', { name }))

const topOf = async (page: Page) => (await page.locator('article').first().boundingBox())?.y ?? Infinity

const query = `{ searchBusinesses(filter: { city: "sao-jose-dos-campos", attributes: [{ slug: "entrada-sem-degraus" }] }, order: NEWEST, page: 1, perPage: 24) {
  items { name business {
    latitude longitude
    address { neighborhood { slug } }
    categories { slug }
    subcategories { slug category { slug } }
  } } } }`

/** A search with every filter that finds something in the city with the longest name, and where that is. */
async function wholeSearch() {
  const { searchBusinesses } = await graphql(used.product.origin, query)
  for (const { name, business } of searchBusinesses.items) {
    const { latitude, longitude, address, categories, subcategories } = business
    const subcategory = subcategories.find(
      (each: { category: { slug: string } }) => each.category.slug === categories[0].slug,
    )
    if (!subcategory || latitude === null) continue
    const filters = {
      name,
      city: 'sao-jose-dos-campos',
      neighborhood: address.neighborhood.slug,
      category: categories[0].slug,
      subcategory: subcategory.slug,
      attribute: 'entrada-sem-degraus',
    }
    return { path: `/explore?${new URLSearchParams(filters)}`, latitude, longitude }
  }
  throw new Error('nothing to find')
}

describe('the first result on a phone', () => {
  let whole: Awaited<ReturnType<typeof wholeSearch>>
  beforeAll(async () => {
    whole = await wholeSearch()
  })

  test.each([
    ['without filters', () => '/explore', 300],
    ['with one filter', () => '/explore?city=sao-jose-dos-campos', 340],
    ['without steps', () => '/explore?attribute=entrada-sem-degraus', 340],
    ['on another page and of another size', () => '/explore?city=taubate&page=2&perPage=12', 340],
    ['with all filters', () => whole.path, 340],
  ])('begins high up: %s', async (_name, path, most) => {
    const { page } = await used.visitorPage(phone)
    await page.goto(path())
    expect(await topOf(page), 'as the server rendered it').toBeLessThanOrEqual(most)
    await hydrated(page)
    expect(await topOf(page)).toBeLessThanOrEqual(most)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('stays where it is when the position is refused', async () => {
    const { page, complaints } = await used.newPage(phone)
    for (const [path, most] of [
      ['/explore', 300],
      [whole.path, 340],
    ] as const) {
      await page.goto(path)
      await hydrated(page)
      const top = await topOf(page)
      await chip(page, 'Perto de mim').tap()
      const alert = page.getByRole('alert').filter({ hasText: 'Não foi possível saber onde você está.' })
      await alert.waitFor()
      expect([await topOf(page), top <= most]).toEqual([top, true])
      expect((await chips(page).boundingBox())?.height).toBeLessThanOrEqual(60)
      await page.getByRole('button', { name: 'Fechar aviso' }).tap()
      await alert.waitFor({ state: 'detached' })
    }
    expect(complaints).toEqual([])
  })

  test('begins as high near somebody, among what is open now or has no hours', async () => {
    const { latitude, longitude } = whole
    const here = { geolocation: { latitude, longitude }, permissions: ['geolocation'] }
    const { page, complaints } = await used.newPage({ ...phone, ...here })
    await page.goto(whole.path)
    await hydrated(page)
    await chip(page, 'Perto de mim').tap()
    await page.getByRole('link', { name: 'Até 10 km de você' }).waitFor()
    await expect.poll(() => topOf(page)).toBeLessThanOrEqual(340)
    await chip(page, 'Aberto agora').tap()
    await page.getByRole('button', { name: 'Aberto agora', pressed: true }).waitFor()
    const filters = await page.getByRole('list', { name: 'Filtros ativos' }).boundingBox()
    expect((filters?.y ?? 0) + (filters?.height ?? 0)).toBeLessThanOrEqual(328)
    expect(complaints).toEqual([])
  })
})

describe('the chips', () => {
  test('stand in one row that scrolls, of which each is reached by keys', async () => {
    const { page } = await used.visitorPage(phone)
    await page.goto('/explore')
    await hydrated(page)
    const tops = await chips(page)
      .getByRole('listitem')
      .evaluateAll((all) => all.map((each) => [each.getBoundingClientRect().top, each.clientHeight]))
    expect(new Set(tops.map(String)).size).toBe(1)
    expect(tops[0]?.[1]).toBeGreaterThanOrEqual(44)
    await chips(page).getByRole('button', { name: 'Filtros' }).focus()
    for (const name of ['Aberto agora', 'Perto de mim', 'Ver no mapa', 'Entrada sem degraus']) {
      await page.keyboard.press('Tab')
      const place = chip(page, name)
      expect(await place.evaluate((each) => each === document.activeElement)).toBe(true)
      const isSeen = async () => {
        const { x, width } = (await place.boundingBox()) ?? { x: -1, width: 0 }
        return x >= 0 && x + width <= 360
      }
      await expect.poll(isSeen, { message: name }).toBe(true)
    }
  })

  test('are taken back by Back, and say by a mark what is on', async () => {
    const { page, complaints } = await used.visitorPage(phone)
    await page.goto('/explore?city=taubate')
    await hydrated(page)
    const marks = () => chips(page).locator('use[href$="#check"]').count()
    const slugs = await cardSlugs(page)
    const total = await shownTotal(page)
    expect(await marks()).toBe(0)
    await chip(page, 'Entrada sem degraus').tap()
    await expectPath(page, /city=taubate&attribute=entrada-sem-degraus/)
    await expect.poll(marks).toBe(1)
    await expect.poll(() => shownTotal(page)).toBeLessThan(total)
    await page.goBack()
    await expect.poll(marks).toBe(0)
    await expect.poll(() => cardSlugs(page)).toEqual(slugs)
    expect(complaints).toEqual([])
  })

  test('are links and boxes that work without a script, and no others are shown', async () => {
    const { page } = await used.newPage({ ...phone, javaScriptEnabled: false })
    await page.goto('/explore?city=taubate')
    expect(await chips(page).getByRole('button').allTextContents()).toEqual(['Filtros (1)'])
    await chip(page, 'Entrada sem degraus').tap()
    await expectPath(page, /\?city=taubate&attribute=entrada-sem-degraus$/)
    await chips(page).getByRole('button', { name: 'Filtros (2)' }).tap()
    const sheet = page.getByRole('form', { name: 'Buscar estabelecimentos' })
    const boxes = sheet.getByRole('checkbox')
    expect(await boxes.count()).toBe(2)
    expect(await sheet.getByRole('checkbox', { name: 'Só quem fica aqui' }).isChecked()).toBe(false)
    const stepFree = sheet.getByRole('checkbox', { name: 'Entrada sem degraus' })
    expect(await stepFree.isChecked()).toBe(true)
    await stepFree.click()
    await sheet.getByRole('button', { name: 'Buscar' }).tap()
    await expectPath(page, /\?.*city=taubate(?!.*attribute)/)
  })
})

test('results on paper have names, addresses, phones and hours, and nothing to press', async () => {
  const { page } = await used.newPage({ viewport: { width: 718, height: 1000 } })
  await page.goto('/explore?city=taubate&perPage=24')
  await hydrated(page)
  const doors = page.locator('article').getByText(/^(Aberto|Fech)/)
  await doors.first().waitFor()
  await page.emulateMedia({ media: 'print' })
  const text = await page.locator('main').innerText()
  const names = await page.locator('article h3').allTextContents()
  expect(names.filter((name) => !text.includes(name))).toEqual([])
  expect(text).toMatch(/, \d+\s· \S.*\s· Taubaté/)
  expect(text).toMatch(/\(12\) \d{4,5}-\d{4}/)
  expect(text).toMatch(/segunda a (sexta|sábado|domingo): \d\d:\d\d\sàs\s\d\d:\d\d/)
  const pressed = page
    .locator('main')
    .locator('button, input, img, article svg, a:not([href^="tel:"], [href*="wa.me"])')
  expect(await pressed.filter({ visible: true }).count()).toBe(0)
  expect(text).not.toMatch(/Filtros|Ver mais|Por página|Ordem sorteada|Próxima|…/)
})
