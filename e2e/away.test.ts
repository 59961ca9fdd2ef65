import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useProduct } from './use-product.ts'
import { cardSlugs, expectPath, hydrated } from './visit.ts'

const used = useProduct()

const noConnection = 'Não houve resposta: confira sua conexão e tente de novo.'
const retry = (page: Page) => page.getByRole('button', { name: 'Tentar de novo' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** The home page, with nothing of another page loaded. */
async function openHome() {
  const watched = await used.newPage()
  await watched.page.goto('/')
  await hydrated(watched.page)
  await watched.idle()
  return watched
}

const toExplore = (page: Page) => page.locator('a[href="/explore"]:visible').first().click()

describe('a page whose script does not come', () => {
  test('waits for the connection while the page before stays, and is loaded when it is back', async () => {
    const { page } = await openHome()
    await page.context().setOffline(true)
    await toExplore(page)
    await page.getByText('Sem conexão.').waitFor()
    await expectPath(page, /^\/$/)
    // A press tries again, and waits on.
    await retry(page).click()
    await page.getByText('Sem conexão.').waitFor()

    await page.context().setOffline(false)
    await page.locator('h1', { hasText: 'Estabelecimentos' }).waitFor()
    await expectPath(page, /^\/explore$/)
  })

  test('names the server when only a proxy answers', async () => {
    const { page } = await openHome()
    await page.route(/\/assets\/|\/health\//, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
    await toExplore(page)
    await heading(page, 'A página não carregou')
    expect(await page.locator('main').innerText()).toContain('O site está fora do ar por um momento')
  })

  test('blames neither for a script that is gone', async () => {
    const { page } = await openHome()
    await page.route(/\/assets\//, (route) => route.fulfill({ status: 404, body: 'Not Found' }))
    await toExplore(page)
    await heading(page, 'Algo deu errado')
  })
})

describe('a part whose script does not come', () => {
  /** A profile with a map, which is out of sight. */
  async function openProfile() {
    const watched = await used.newPage({ viewport: { width: 360, height: 640 } })
    const { page } = watched
    await page.goto('/explore')
    const [slug] = await cardSlugs(page)
    await page.goto(`/${slug}`)
    await hydrated(page)
    await watched.idle()
    return page
  }

  test('says so in its place, and comes when the connection is back', async () => {
    const page = await openProfile()
    const map = page.getByRole('region', { name: 'Localização' })
    expect(await map.count()).toBe(1)
    await page.context().setOffline(true)
    await map.scrollIntoViewIfNeeded()
    await map.getByText(`O mapa não carregou. ${noConnection}`).waitFor()

    await page.context().setOffline(false)
    await retry(page).click()
    await map.locator('.leaflet-container').waitFor()
    expect(await map.getByRole('alert').count()).toBe(0)
  })

  test('leaves the field alone that it would have helped with', async () => {
    const { page } = await openHome()
    await page.context().setOffline(true)
    const field = page.getByRole('searchbox', { name: 'Nome' })
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/health/live'))
    await field.focus()
    await failed
    await field.fill('padaria')
    expect(await field.inputValue()).toBe('padaria')
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await page.getByText('Algo deu errado').count()).toBe(0)
  })
})
