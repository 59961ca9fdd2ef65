import { describe, expect, test } from 'vitest'
import { useProduct } from './use-product.ts'
import { cardSlugs, expectPath, hydrated, pathOf, shownTotal } from './visit.ts'

const used = useProduct()

describe('search, filter, page 2, profile and back', () => {
  test('work with scripts, each page with one query', async () => {
    const { page, complaints, operations, foreign } = await used.visitorPage()
    await page.goto('/')
    await hydrated(page)
    expect(operations, 'the rendered page holds its data').toEqual([])
    await page.getByLabel('Cidade', { exact: true }).selectOption('sao-jose-dos-campos')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expectPath(page, /^\/explore\?city=sao-jose-dos-campos$/)
    await expect.poll(async () => (await cardSlugs(page)).filter(Boolean)).toHaveLength(9)
    const total = await shownTotal(page)
    const first = await cardSlugs(page)

    await page.getByRole('link', { name: 'Próxima' }).click()
    await expectPath(page, /page=2/)
    // The skeletons between the two pages have no addresses.
    await expect.poll(async () => (await cardSlugs(page))[0] || first[0]).not.toBe(first[0])
    const second = await cardSlugs(page)
    expect(new Set([...first, ...second]).size, 'no establishment on two pages').toBe(
      first.length + second.length,
    )
    expect(await shownTotal(page)).toBe(total)
    expect(pathOf(page), 'the seed is never in the address').not.toContain('seed')

    await page.locator('article a').first().click()
    await expectPath(page, new RegExp(`^/${second[0]}$`))
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await page.goBack()
    await expectPath(page, /page=2/)
    await expect.poll(() => cardSlugs(page)).toEqual(second)
    expect(complaints).toEqual([])
    expect(foreign).toEqual([])
  })

  test('work without scripts, by links and forms', async () => {
    const { page, complaints } = await used.newPage({ javaScriptEnabled: false })
    await page.goto('/')
    await page.getByLabel('Nome', { exact: true }).fill('a')
    await page.getByLabel('Cidade', { exact: true }).selectOption('sao-jose-dos-campos')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expectPath(page, /^\/explore\?.*city=sao-jose-dos-campos/)
    await expect.poll(() => cardSlugs(page)).toHaveLength(9)
    const first = await cardSlugs(page)

    await page.getByRole('link', { name: 'Próxima' }).click()
    await expectPath(page, /page=2/)
    await page.waitForLoadState('domcontentloaded')
    const second = await cardSlugs(page)
    expect(new Set([...first, ...second]).size, 'no establishment on two pages').toBe(
      first.length + second.length,
    )

    await page.locator('article a').first().click()
    await expectPath(page, new RegExp(`^/${second[0]}$`))
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('')
    await page.goBack()
    await expect.poll(() => cardSlugs(page)).toEqual(second)
    expect(complaints).toEqual([])
  })

  test('all pages of a search show every establishment exactly once', async () => {
    const { page } = await used.visitorPage()
    await page.goto('/explore?city=sao-jose-dos-campos&perPage=24')
    await hydrated(page)
    const total = await shownTotal(page)
    const seen = await cardSlugs(page)
    while ((await page.getByRole('link', { name: 'Próxima' }).count()) > 0) {
      const before = seen.at(-1)
      await page.getByRole('link', { name: 'Próxima' }).click()
      await expect.poll(async () => (await cardSlugs(page)).at(-1) || before).not.toBe(before)
      seen.push(...(await cardSlugs(page)))
    }
    expect(total).toBeGreaterThan(24)
    expect(seen).toHaveLength(total)
    expect(new Set(seen).size).toBe(total)
  })
})

describe('filters', () => {
  test('a neighborhood can be chosen once a city is, and goes with it', async () => {
    const { page } = await used.visitorPage()
    await page.goto('/explore')
    await hydrated(page)
    expect(await page.getByLabel('Bairro', { exact: true }).count()).toBe(0)
    await page.getByLabel('Cidade', { exact: true }).selectOption('taubate')
    await expect
      .poll(() => page.getByLabel('Bairro', { exact: true }).locator('option').count())
      .toBeGreaterThan(10)
    await page.getByLabel('Bairro', { exact: true }).selectOption({ index: 1 })
    await page.getByLabel('Cidade', { exact: true }).selectOption('ubatuba')
    await expect.poll(() => page.getByLabel('Bairro', { exact: true }).inputValue()).toBe('')
  })

  test('the sheet of a phone closes, whether another search is sent or suggested or the same again', async () => {
    const { page } = await used.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true })
    await page.goto('/explore?category=alimentacao')
    await hydrated(page)
    const opener = page.getByRole('button', { name: 'Filtros (1)' })
    const sheet = page.getByRole('form', { name: 'Buscar estabelecimentos' })
    await opener.tap()
    await sheet.getByRole('button', { name: 'Buscar' }).tap()
    await sheet.waitFor({ state: 'hidden' })
    await opener.tap()
    await sheet.getByLabel('Nome', { exact: true }).pressSequentially('alimenta')
    await sheet.getByRole('listbox').getByRole('option').filter({ hasText: 'Alimentação' }).tap()
    await sheet.waitFor({ state: 'hidden' })
    await opener.tap()
    await expect.poll(() => sheet.getByLabel('Nome', { exact: true }).inputValue()).toBe('')
    await sheet.getByLabel('Cidade', { exact: true }).selectOption('taubate')
    await sheet
      .getByRole('button', { name: 'Buscar' })
      .or(sheet.getByRole('button', { name: /^Ver/ }))
      .tap()
    await expectPath(page, /city=taubate/)
    await sheet.waitFor({ state: 'hidden' })
  })

  test('a search that finds nothing says so and offers to clear the filters', async () => {
    const { page } = await used.visitorPage()
    await page.goto('/explore?name=zzzzzz')
    await page.getByText('Nenhum estabelecimento encontrado com os filtros atuais').first().waitFor()
    await page
      .getByRole('link', { name: 'Limpar filtros' })
      .or(page.getByRole('button', { name: 'Limpar filtros' }))
      .first()
      .click()
    await expect.poll(async () => (await cardSlugs(page)).filter(Boolean)).toHaveLength(9)
    expect(pathOf(page)).toBe('/explore')
  })
})

describe('addresses', () => {
  test.each([
    ['/nao-existe', 404, '/nao-existe'],
    ['/wp-login.php', 404, '/wp-login.php'],
    ['/api/unknown', 404, '/api/unknown'],
    ['/a/b', 200, '/'],
  ])('%s answers %i at %s', async (path, status, final) => {
    const answer = await fetch(used.product.origin + path)
    expect([answer.status, new URL(answer.url).pathname]).toEqual([status, final])
  })

  test('both old addresses of a profile lead to the profile', async () => {
    const { data } = await (await fetch(`${used.product.origin}/api/businesses/latest?limit=1`)).json()
    const { slug } = data[0]
    for (const old of [`/business/${slug}`, `/empresa/${slug}`]) {
      const answer = await fetch(used.product.origin + old)
      expect([answer.status, new URL(answer.url).pathname]).toEqual([200, `/${slug}`])
    }
  })
})
