import { describe, expect, test } from 'vitest'
import { crossedViews, type View, violationsOf, widthOf } from './axe.ts'
import { useProduct } from './use-product.ts'
import { cardSlugs, expectPath, hydrated, pathOf, shownTotal } from './visit.ts'

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true }

const used = useProduct()

describe('a need in somebody’s own words', () => {
  test('is reached by typing and one touch, on a phone', async () => {
    const { page, complaints, operations } = await used.visitorPage(phone)
    await page.goto('/')
    await hydrated(page)
    expect(operations).toEqual([])
    await page.getByLabel('Nome', { exact: true }).pressSequentially('padaria taub')
    const list = page.getByRole('listbox', { name: 'Sugestões' })
    const option = list.getByRole('option').filter({ hasText: 'Padarias em Taubaté' })
    await option.waitFor()
    const { height } = (await option.boundingBox()) ?? { height: 0 }
    expect(height).toBeGreaterThanOrEqual(44)
    const count = Number.parseInt((await option.innerText()).match(/\d+/)?.[0] ?? '', 10)
    await option.tap()
    await expectPath(page, /^\/explore\?city=taubate&category=alimentacao&subcategory=padarias$/)
    await expect.poll(() => shownTotal(page)).toBe(count)
    expect(complaints).toEqual([])
  })

  test('is walked to by keys alone', async () => {
    const { page, complaints } = await used.visitorPage()
    await page.goto('/explore')
    await hydrated(page)
    await page.getByLabel('Nome', { exact: true }).pressSequentially('dentista')
    await page.getByRole('option').filter({ hasText: 'Dentistas' }).first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expectPath(page, /^\/explore\?category=saude&subcategory=dentistas$/)
    expect(complaints).toEqual([])
  })

  test('is reached by Enter alone, and its address says so, with scripts and without', async () => {
    const { page, complaints } = await used.visitorPage(phone)
    await page.goto('/')
    await hydrated(page)
    await page.getByLabel('Nome', { exact: true }).fill('dentista lorena')
    await page.keyboard.press('Enter')
    const address = '/explore?city=lorena&category=saude&subcategory=dentistas&need=dentista+lorena'
    await expect.poll(() => pathOf(page)).toBe(address)
    await page.getByRole('heading', { level: 1, name: 'Dentistas em Lorena' }).waitFor()
    const slugs = await cardSlugs(page)
    await page.reload()
    await expect.poll(() => cardSlugs(page)).toEqual(slugs)
    const byName = page.getByRole('link', { name: 'Procurar “dentista lorena” só pelo nome' })
    expect((await byName.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await byName.tap()
    await expect.poll(() => pathOf(page)).toBe('/explore?name=dentista+lorena')
    await page.getByText('Nenhum nome com “dentista lorena”').waitFor()
    expect(complaints).toEqual([])

    const plain = await used.newPage({ javaScriptEnabled: false })
    await plain.page.goto('/')
    await plain.page.getByLabel('Nome', { exact: true }).fill('dentista lorena')
    await plain.page.keyboard.press('Enter')
    await expect.poll(() => pathOf(plain.page)).toBe(address)
    await plain.page.goto('/404')
    await plain.page.getByLabel('Nome', { exact: true }).fill('padaria')
    await plain.page.keyboard.press('Enter')
    await expect.poll(() => pathOf(plain.page)).toBe('/explore?name=padaria')
  })

  test('leads on where no name has it, rendered with the page', async () => {
    const { page, complaints, operations, idle } = await used.visitorPage()
    await page.goto('/explore?name=dentista&city=taubate&category=automotivo')
    await page.getByText('Nenhum nome com “dentista”').waitFor()
    await hydrated(page)
    await idle()
    expect(operations, 'the rendered page holds its suggestions').toEqual([])
    await page
      .getByRole('link', { name: /^Ver Dentistas/ })
      .first()
      .click()
    await expectPath(page, /subcategory=dentistas/)
    expect(complaints).toEqual([])
  })
})

describe('results on a phone', () => {
  test('lie sideways, five to a screen, and tall by choice that stays', async () => {
    const { page } = await used.visitorPage(phone)
    await page.goto('/explore')
    await hydrated(page)
    const height = async () => (await page.locator('article').first().boundingBox())?.height ?? 0
    expect(await height()).toBeLessThanOrEqual(160)
    await page.getByRole('button', { name: 'Mostrar cartões grandes' }).tap()
    await expect.poll(height).toBeGreaterThan(300)
    await page.reload()
    await expect.poll(height).toBeGreaterThan(300)
  })

  test('have WhatsApp and a call wide enough for a thumb, apart from each other', async () => {
    const { page } = await used.visitorPage(phone)
    await page.goto('/explore')
    const card = page.locator('article').filter({ has: page.getByRole('link', { name: /^WhatsApp de/ }) })
    const chat = await card
      .first()
      .getByRole('link', { name: /^WhatsApp de/ })
      .boundingBox()
    const call = await card
      .first()
      .getByRole('link', { name: /^Ligar para/ })
      .boundingBox()
    for (const box of [chat, call]) expect([box?.width, box?.height]).toEqual([44, 44])
    expect((call?.x ?? 0) - (chat?.x ?? 0) - 44).toBeGreaterThanOrEqual(8)
  })
})

describe('near me', () => {
  const inTaubate = { geolocation: { latitude: -23.0264, longitude: -45.5553 }, permissions: ['geolocation'] }

  test('bounds the search by a press, survives reload and Back, and is in no address', async () => {
    const { page, complaints } = await used.newPage({ ...phone, ...inTaubate })
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
    await page.goto('/explore')
    await hydrated(page)
    await page.getByRole('button', { name: 'Perto de mim' }).tap()
    await page.getByRole('link', { name: 'Até 10 km de você' }).tap()
    await page.getByRole('heading', { level: 1, name: /10 km/ }).waitFor()
    await page.getByText(/km ·/).first().waitFor()
    expect(pathOf(page)).toBe('/explore')
    const slugs = await cardSlugs(page)
    await page.reload()
    await page.getByText(/km ·/).first().waitFor()
    await expect.poll(() => cardSlugs(page)).toEqual(slugs)
    await page.locator('article a').first().tap()
    await expectPath(page, new RegExp(`^/${slugs[0]}$`))
    await page.goBack()
    await expect.poll(() => cardSlugs(page)).toEqual(slugs)
    expect(sent.join(), 'no more of the position than half a kilometre').not.toContain('23.0264')
    expect(complaints).toEqual([])
  })

  test('leads on where the position is refused', async () => {
    const { page } = await used.visitorPage(phone)
    await page.goto('/explore')
    await hydrated(page)
    await page.getByRole('button', { name: 'Perto de mim' }).tap()
    await page.getByText('Escolha a cidade ou o bairro nos filtros.').waitFor()
  })
})

describe('the page of a place', () => {
  test('leads from a city to its categories, their siblings and the search', async () => {
    const { page, complaints, operations } = await used.visitorPage()
    await page.goto('/em/taubate')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Alimentação \(/ })
      .click()
    await expectPath(page, /^\/em\/taubate\/alimentacao$/)
    await page.getByRole('heading', { level: 1, name: 'Alimentação em Taubaté' }).waitFor()
    await page.getByRole('link', { name: /^Ver todos os \d+ com filtros$/ }).click()
    await expectPath(page, /^\/explore\?city=taubate&category=alimentacao$/)
    const canonical = page.locator('link[rel=canonical]')
    await expect.poll(() => canonical.getAttribute('href')).toMatch(/\/em\/taubate\/alimentacao$/)
    expect(operations).not.toContain('GET')
    expect(complaints).toEqual([])
  })

  test('is in the sitemap, and only where it exists', async () => {
    const xml = await (await fetch(`${used.product.origin}/sitemaps/pages.xml`)).text()
    const places = xml.match(/\/em\/[\w-]+(\/[\w-]+)?(?=<)/g) ?? []
    expect(places).toContain('/em/taubate/alimentacao')
    expect((await fetch(used.product.origin + places[0])).url).toBe(used.product.origin + places[0])
    expect((await fetch(`${used.product.origin}/em/atlantida`)).status).toBe(404)
  })

  test('is unknown, not broken, where the address is longer than any', async () => {
    const long = 'a'.repeat(400)
    expect((await fetch(`${used.product.origin}/em/${long}`)).status).toBe(404)
    expect((await fetch(`${used.product.origin}/em/taubate/${long}`)).status).toBe(404)
  })
})

/** One window for all looks in a view. */
async function windowOf({ width, height, colorScheme }: View) {
  return (await used.sharedPage(`${width}`, { viewport: { width, height }, colorScheme })).page
}

describe.each(crossedViews)(
  'what a need meets has no accessibility violation at $width px, $colorScheme',
  (view) => {
    test.each([
      '/em/taubate',
      '/em/taubate/hoje',
      '/em/taubate/alimentacao',
      '/explore?name=dentista&city=taubate',
    ])('%s', async (path) => {
      const page = await windowOf(view)
      await page.goto(path)
      await hydrated(page)
      expect(await violationsOf(page)).toEqual([])
      expect(await widthOf(page)).toBe(view.width)
    })

    test('suggestions', async () => {
      const page = await windowOf(view)
      await page.goto('/')
      await hydrated(page)
      await page.getByLabel('Nome', { exact: true }).pressSequentially('padaria')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
      expect(await violationsOf(page)).toEqual([])
    })
  },
)
