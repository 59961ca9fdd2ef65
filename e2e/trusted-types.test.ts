import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { WatchedPage } from './browser.ts'
import { graphql } from './graphql.ts'
import { useDashboard } from './use-dashboard.ts'
import { hydrated } from './visit.ts'

const used = useDashboard()

interface Located {
  business: { latitude: number | null }
}

/** An establishment with a map. */
let business: { id: string; slug: string }

beforeAll(async () => {
  const query =
    '{ searchBusinesses(order: NEWEST, page: 1, perPage: 9) { items { id slug business { latitude } } } }'
  const { items } = (await graphql(used.product.origin, query)).searchBusinesses
  business = items.find((item: Located) => item.business.latitude !== null)
})

const publicPages = [
  '/',
  '/explore',
  '/explore?name=zzzz',
  '/em/taubate',
  '/em/hoje',
  '/quem-somos',
  '/politica-privacidade',
  '/termos',
  '/sitemap',
  '/404',
  '/login',
  '/register',
  '/esqueci-senha',
  '/redefinir-senha#token=x',
]

const ownPages = [
  '/favorites',
  '/minha-conta',
  '/minhas-empresas',
  '/dashboard',
  '/dashboard/cities',
  '/dashboard/neighborhoods',
  '/dashboard/categories',
  '/dashboard/subcategories',
  '/dashboard/attributes',
  '/dashboard/business',
  '/dashboard/business/import',
  '/dashboard/business/import/categories',
  '/dashboard/users',
  '/dashboard/audit',
  '/dashboard/pairs',
  '/dashboard/searches',
  '/dashboard/holidays',
  '/dashboard/merge?kept=1&other=2',
]

/** Opens a page in a window that reports what the policy refuses. */
async function open(path: string, kind: 'visitor' | 'administrator'): Promise<WatchedPage> {
  const watched = await used.sharedPage(kind, kind === 'administrator' ? { storageState: used.admin } : {})
  await watched.page.goto(path)
  await hydrated(watched.page)
  return watched
}

async function expectNoViolation({ page, complaints, idle }: WatchedPage): Promise<void> {
  await idle()
  // Of a page that is missing, the browser reports its status.
  expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([])
  await expectEnforced(page)
}

/** Without the policy the assignment would succeed. */
async function expectEnforced(page: Page): Promise<void> {
  const assign = () => {
    const element = document.createElement('div')
    element.innerHTML = '<img src="x">'
    return element.innerHTML
  }
  await expect(page.evaluate(assign)).rejects.toThrow(/TrustedHTML/)
}

describe('with Trusted Types enforced', () => {
  test.each(publicPages)('%s works without a violation', async (path) => {
    await expectNoViolation(await open(path, 'visitor'))
  })

  test.each(ownPages)('%s of an administrator works without a violation', async (path) => {
    await expectNoViolation(await open(path, 'administrator'))
  })

  test('the map of results is drawn, with its clusters, pins, popup and attribution', async () => {
    const watched = await open('/explore', 'visitor')
    const { page } = watched
    await page.getByRole('link', { name: 'Ver no mapa' }).click()
    const map = page.getByRole('region', { name: 'Mapa dos resultados' })
    await map.locator('.leaflet-marker-icon').first().waitFor()
    await map.getByText('OpenStreetMap').waitFor()
    expect(await map.locator('.cluster').first().textContent()).toMatch(/^\d+$/)
    expect(await map.locator('.leaflet-control-zoom-in').textContent()).toBe('+')
    await expectNoViolation(watched)
  })

  test('a profile and its map are drawn, after a navigation too', async () => {
    const watched = await open('/explore', 'visitor')
    const { page } = watched
    await page.locator('article a').first().click()
    await page.locator('h1').waitFor()
    await page.goto(`/${business.slug}`)
    await hydrated(page)
    // The map is loaded when it comes near.
    await page.getByRole('region', { name: 'Localização' }).scrollIntoViewIfNeeded()
    await page.locator('.leaflet-marker-icon path').first().waitFor()
    await page.locator('.leaflet-marker-icon').first().click()
    await page.locator('.leaflet-popup-close-button').waitFor()
    await expectNoViolation(watched)
  })

  test('the form of an establishment shows its map and reads formatted text that is pasted', async () => {
    const watched = await open(`/dashboard/business/edit/${business.id}`, 'administrator')
    const { page } = watched
    const editor = page.locator('[data-slate-editor]')
    await editor.click()
    await editor.evaluate((element) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', '<p>Pão <b>quente</b></p><img src=x onerror="window.attacked=1">')
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await editor.locator('strong', { hasText: 'quente' }).waitFor()
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
    // The map is loaded when it comes near.
    await page.getByLabel('Latitude').scrollIntoViewIfNeeded()
    await page.locator('.leaflet-marker-icon path').waitFor()
    await expectNoViolation(watched)
  })
})
