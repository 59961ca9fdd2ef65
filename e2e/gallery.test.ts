import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { violationsOf } from './axe.ts'
import { givePhotos, photographed } from './give-photos.ts'
import { totalShift, watchShifts } from './layout-shifts.ts'
import { useProduct } from './use-product.ts'
import { hydrated } from './visit.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
const desktop = { viewport: { width: 1280, height: 860 } }

const used = useProduct('photos', givePhotos)

/** Of an establishment with eight photos. */
let eight: string
let name: string

beforeAll(async () => {
  const { slug, name: text } = await photographed(used.product)
  eight = slug
  name = text
})

const tiles = (page: Page) => page.getByRole('list', { name: 'Fotos', exact: true }).getByRole('link')
const title = (page: Page) => page.getByRole('dialog').getByRole('heading').textContent()
const place = (number: number) => `${name} - Foto ${number} de 8`

async function openGallery(page: Page, tile: number) {
  // The entry of the same address may remember an open photo.
  await page.goto('about:blank')
  await page.goto(`/${eight}`)
  await hydrated(page)
  await tiles(page).nth(tile).click()
  await page.getByRole('dialog').waitFor()
}

describe('the mosaic', () => {
  test.each([
    ['a desktop', desktop, 5, '+3'],
    ['a phone', phone, 3, '+5'],
  ])('on %s shows what fits and says how many more there are', async (_, view, count, more) => {
    const { page, complaints } = await used.newPage(view)
    await page.goto(`/${eight}`)
    expect(await tiles(page).count()).toBe(count)
    expect(
      await page
        .getByText(/^\+\d+$/)
        .filter({ visible: true })
        .allTextContents(),
    ).toEqual([more])
    expect(await page.getByText('8 fotos', { exact: true }).isVisible()).toBe(true)
    // Photos that a phone does not show are not loaded by it.
    await page.waitForLoadState('networkidle')
    const loaded = await page
      .locator('ul[aria-label=Fotos] img')
      .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).currentSrc).length)
    expect(loaded).toBe(count)
    expect(complaints).toEqual([])
  })

  test('leads to the photos themselves without scripts', async () => {
    const { page } = await used.newPage({ javaScriptEnabled: false })
    await page.goto(`/${eight}`)
    const address = await tiles(page).first().getAttribute('href')
    const answer = await fetch(used.product.origin + address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })
})

describe('the gallery', () => {
  test('opens from a tile, turns in a circle, keeps the focus, and gives it back', async () => {
    const { page, complaints } = await used.visitorPage(desktop)
    await openGallery(page, 1)
    expect(await title(page)).toBe(place(2))
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => title(page)).toBe(place(8))
    await page.getByRole('button', { name: 'Próxima foto' }).click()
    await expect.poll(() => title(page)).toBe(place(1))
    for (let step = 0; step < 15; step++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'))
    await expect.poll(focused).toBe(await tiles(page).nth(1).getAttribute('href'))
    expect(complaints).toEqual([])
  })

  test('turns with a finger', async () => {
    const { page } = await used.visitorPage(phone)
    await openGallery(page, 0)
    const touch = await page.context().newCDPSession(page)
    const swipe = async (from: number, to: number) => {
      const points = (x: number) => ({ touchPoints: [{ x, y: 300 }] })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...points(from) })
      for (const x of [(from + to) / 2, to])
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...points(x) })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(280, 120)
    await expect.poll(() => title(page)).toBe(place(2))
    await swipe(120, 280)
    await swipe(120, 280)
    await expect.poll(() => title(page)).toBe(place(8))
  })

  test.each([desktop, phone])('breaks no rule of WCAG 2.2 AA', async (view) => {
    const { page } = await used.visitorPage(view)
    await openGallery(page, 0)
    expect(await violationsOf(page)).toEqual([])
  })
})

describe('nothing moves while pictures load', () => {
  test.each([
    ['/', phone],
    ['/', desktop],
    ['/explore', phone],
    ['/explore', desktop],
    ['a profile', phone],
    ['a profile', desktop],
  ])('%s', async (path, view) => {
    const { page } = await used.newPage(view)
    await watchShifts(page)
    await page.goto(path === 'a profile' ? `/${eight}` : path)
    for (let screen = 0; screen < 12; screen++) {
      await page.mouse.wheel(0, 500)
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
    }
    await page.waitForLoadState('networkidle')
    expect(await totalShift(page)).toBeLessThan(0.02)
  })
})
