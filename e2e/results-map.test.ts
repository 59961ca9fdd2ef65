import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { crossedViews, violationsOf, widthOf } from './axe.ts'
import { useProduct } from './use-product.ts'
import { cardSlugs, expectPath, hydrated, pathOf, shownTotal } from './visit.ts'

const used = useProduct()

const mapOf = (page: Page) => page.getByRole('region', { name: 'Mapa dos resultados' })

/** Opens the map of a search and waits until it is drawn. */
async function openMap(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await page.getByRole('button', { name: 'Mostrar o mapa' }).click()
  await mapOf(page).locator('.leaflet-tile-loaded').first().waitFor()
  await mapOf(page).locator('.leaflet-marker-icon').first().waitFor()
}

describe('the map of results', () => {
  test('brings nothing along before somebody presses for it, then only its own part and the tiles', async () => {
    const { page, foreign, tiles, operations, complaints, idle } = await used.newPage()
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    await page.goto('/explore?view=map')
    await hydrated(page)
    await page.getByRole('button', { name: 'Mostrar o mapa' }).waitFor()
    await idle()
    expect([foreign, tiles, operations]).toEqual([[], [], []])
    expect(scripts.filter((path) => /results-map|map\.module/.test(path))).toEqual([])
    await page.getByRole('button', { name: 'Mostrar o mapa' }).click()
    await mapOf(page).locator('.leaflet-tile-loaded').first().waitFor()
    await mapOf(page).getByText('OpenStreetMap').waitFor()
    await idle()
    expect(operations).toEqual(['BusinessPoints'])
    expect(foreign).toEqual([])
    expect(tiles).not.toEqual([])
    expect(scripts.some((path) => path.includes('results-map'))).toBe(true)
    expect(complaints).toEqual([])
  })

  test('bounds the list by what is seen, which Back and a reload find again', async () => {
    const { page, complaints } = await used.newPage()
    await page.goto('/explore')
    await hydrated(page)
    const all = await shownTotal(page)
    const slugs = await cardSlugs(page)
    await page.getByRole('link', { name: 'Ver no mapa' }).click()
    await expectPath(page, /^\/explore\?view=map$/)
    await mapOf(page).locator('.leaflet-marker-icon').first().waitFor()
    expect(await cardSlugs(page)).toEqual(slugs)
    await mapOf(page).locator('.cluster').first().click()
    await mapOf(page).getByRole('link', { name: 'Ver todo o mapa' }).waitFor()
    await expect.poll(() => shownTotal(page).catch(() => all)).toBeLessThan(all)
    await page.locator('article').first().waitFor()
    const [part, seen] = [await shownTotal(page), await cardSlugs(page)]
    expect(pathOf(page)).toBe('/explore?view=map')
    await page.locator('article a').first().click()
    await expectPath(page, new RegExp(`^/${seen[0]}$`))
    await page.goBack()
    await expect.poll(() => cardSlugs(page)).toEqual(seen)
    await mapOf(page).locator('.leaflet-marker-icon').first().waitFor()
    await page.reload()
    await expect.poll(() => shownTotal(page).catch(() => all)).toBe(part)
    await expect.poll(() => cardSlugs(page)).toEqual(seen)
    expect(complaints).toEqual([])
  })

  test('is walked by keys: from a card to its marker, to the card again and to the profile', async () => {
    const { page, complaints, idle } = await used.newPage()
    await openMap(page, '/explore?city=taubate&view=map')
    const show = page.getByRole('button', { name: /^Mostrar .+ no mapa$/ }).first()
    await show.focus()
    await page.keyboard.press('Enter')
    const popup = page.locator('.leaflet-popup')
    const profile = popup.getByRole('link')
    await expect.poll(() => profile.evaluate((link) => link === document.activeElement)).toBe(true)
    // The map has moved for its popup, and asks for the list of what it shows now.
    await idle()
    await profile.focus()
    await page.keyboard.press('Tab')
    const toCard = popup.getByRole('button', { name: 'Ver na lista' })
    await expect.poll(() => toCard.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    const [slug] = await cardSlugs(page)
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'))
    await expect.poll(focused).toBe(await profile.getAttribute('href'))
    await profile.focus()
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
    expect(slug).toBeDefined()
    await mapOf(page).locator('.leaflet-container').focus()
    await page.keyboard.press('Equal')
    await mapOf(page).getByRole('link', { name: 'Ver todo o mapa' }).waitFor()
    expect(complaints).toEqual([])
  })
})

test.each(crossedViews)(
  'the map of results has no accessibility violation at $width px, $colorScheme',
  async ({ width, height, colorScheme }) => {
    const { page } = await used.newPage({ viewport: { width, height }, colorScheme })
    await openMap(page, '/explore?city=taubate&view=map')
    expect(await violationsOf(page)).toEqual([])
    await page
      .getByRole('button', { name: /^Mostrar .+ no mapa$/ })
      .first()
      .click()
    await page.locator('.leaflet-popup a').first().waitFor()
    // Elements under a popup are no targets.
    expect(await violationsOf(page, '.leaflet-popup')).toEqual([])
    expect(await widthOf(page)).toBe(width)
  },
)
