import { describe, expect, test } from 'vitest'
import { graphql } from './graphql.ts'
import { useProduct } from './use-product.ts'
import { cardSlugs, expectPath, hydrated, pathOf, shownTotal } from './visit.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

const used = useProduct()

/** The first place from `start` whose establishment can be written to over WhatsApp. */
async function firstWithChat(slugs: string[], start: number): Promise<number> {
  for (let place = start; place < slugs.length; place++) {
    const { data } = await (await fetch(`${used.product.origin}/api/businesses/slug/${slugs[place]}`)).json()
    if (data.whatsapp) return place
  }
  throw new Error('no establishment with WhatsApp on the page')
}

test('from a search on a phone to the contact, and back to where it was', async () => {
  const { page, complaints } = await used.visitorPage(phone)
  await page.goto('/')
  await hydrated(page)
  await page.getByLabel('Cidade', { exact: true }).selectOption('taubate')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expectPath(page, /^\/explore\?city=taubate$/)
  await shownTotal(page)
  // Skeletons have no addresses.
  await expect.poll(async () => Boolean((await cardSlugs(page))[4])).toBe(true)
  const slugs = await cardSlugs(page)

  // Far enough down to scroll, and with a contact to follow: not every establishment has WhatsApp.
  const place = await firstWithChat(slugs, 3)
  const card = page.locator('article').nth(place)
  await card.evaluate((each) => each.scrollIntoView({ block: 'center' }))
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(300)
  const name = await card.getByRole('heading').textContent()
  await card.locator('a').first().click()
  await expectPath(page, new RegExp(`^/${slugs[place]}$`))
  await page.getByRole('heading', { level: 1, name: String(name), exact: true }).waitFor()
  // A new page begins at its top.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  const bar = page.getByRole('link', { name: 'Ligar' })
  expect(await bar.first().getAttribute('href')).toMatch(/^tel:\+55\d{10,11}$/)
  const chat = await page
    .getByRole('link', { name: /WhatsApp/ })
    .first()
    .getAttribute('href')
  const target = new URL(String(chat))
  expect(target.searchParams.get('utm_campaign')).toBe('business_profile')
  expect(target.searchParams.get('text')).toContain(String(name))

  await page.goBack()
  await expectPath(page, /^\/explore\?city=taubate$/)
  await expect.poll(() => cardSlugs(page)).toEqual(slugs)
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(4)
  expect(complaints).toEqual([])
})

test('a shared address opens the filtered page, with its filters to take away', async () => {
  const { page, complaints } = await used.visitorPage()
  await page.goto('/explore?city=taubate&perPage=12')
  await hydrated(page)
  expect(await page.getByLabel('Cidade', { exact: true }).inputValue()).toBe('taubate')
  const shown = await cardSlugs(page)
  await page.reload()
  await hydrated(page)
  expect((await cardSlugs(page)).length).toBe(shown.length)
  await page
    .getByRole('link', { name: /Remover.*Taubaté/ })
    .or(page.getByRole('button', { name: /Remover.*Taubaté/ }))
    .click()
  await expect.poll(() => pathOf(page)).toBe('/explore?perPage=12')
  await page.goBack()
  await expectPath(page, /city=taubate/)
  await expect.poll(() => page.getByLabel('Cidade', { exact: true }).inputValue()).toBe('taubate')
  expect(complaints).toEqual([])
})

describe('on a phone', () => {
  test('filters are set in a sheet', async () => {
    const { page, complaints } = await used.visitorPage(phone)
    await page.goto('/explore')
    await hydrated(page)
    await page.getByRole('button', { name: /^Filtr/ }).click()
    const sheet = page.getByRole('search').or(page.getByRole('form', { name: 'Buscar estabelecimentos' }))
    await sheet.getByLabel('Cidade', { exact: true }).selectOption('taubate')
    await sheet.getByRole('button', { name: /^Ver / }).click()
    await expectPath(page, /city=taubate/)
    await expect.poll(() => sheet.isVisible()).toBe(false)
    expect(complaints).toEqual([])
  })

  test('the menu leads to the pages', async () => {
    const { page, complaints } = await used.visitorPage(phone)
    await page.goto('/')
    await hydrated(page)
    await page.getByText('Menu', { exact: true }).click()
    await page.getByRole('link', { name: 'Quem Somos' }).first().click()
    await expectPath(page, /^\/quem-somos$/)
    await page.goBack()
    await expectPath(page, /^\/$/)
    expect(complaints).toEqual([])
  })
})

test.each(['/', '/explore', '/login'])('%s is dark where the system is', async (path) => {
  const { page, complaints } = await used.newPage({ colorScheme: 'dark' })
  await page.goto(path)
  const lightness = () =>
    page.evaluate(() => {
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number) ?? []
      return red + green + blue
    })
  expect(await lightness()).toBeLessThan(150)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await lightness()).toBeGreaterThan(600)
  expect(complaints).toEqual([])
})

test('a printed profile shows the week, not the moment', async () => {
  const query =
    '{ searchBusinesses(order: NEWEST, page: 1, perPage: 12) { items { slug hours { informedOn } } } }'
  const { searchBusinesses } = await graphql(used.product.origin, query)
  const { slug } = searchBusinesses.items.find((item: { hours: object | null }) => item.hours)
  const { page } = await used.newPage()
  await page.goto(`/${slug}`)
  await hydrated(page)
  const folded = page.locator('details', { hasText: 'Segunda-feira' })
  const week = folded.locator('dl').last()
  expect(await week.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => week.isVisible()).toBe(true)
  expect(await folded.locator('summary').isVisible()).toBe(false)
})
