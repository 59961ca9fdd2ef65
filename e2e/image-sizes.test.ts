import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { givePhotos } from './give-photos.ts'
import { useProduct } from './use-product.ts'
import { cardSlugs, hydrated } from './visit.ts'

const used = useProduct('photos', givePhotos)

/** A picture on a page: pixels of the screen that it has to fill in its own shape, and the widths that it comes in. */
interface Shown {
  address: string
  needed: number
  chosen: number
  offered: number[]
}

/** The pictures of a page, all of them loaded. */
async function picturesOf(page: Page): Promise<Shown[]> {
  const pictures = page.locator('main img[srcset]:visible')
  await pictures.first().waitFor()
  for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded()
  const chosen = () => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).currentSrc))
  await expect.poll(chosen).toBe(true)
  return pictures.evaluateAll((all) =>
    (all as HTMLImageElement[]).map((one) => {
      const shape = Number(one.getAttribute('width')) / Number(one.getAttribute('height'))
      return {
        address: one.currentSrc,
        needed: Math.max(one.clientWidth, one.clientHeight * shape) * devicePixelRatio,
        chosen: Number(new URL(one.currentSrc).searchParams.get('w')),
        offered: one.srcset
          .split(', ')
          .map((candidate) => Number.parseInt(candidate.split(' ')[1] ?? '', 10)),
      }
    }),
  )
}

/** Below this share of a place's pixels a picture looks soft. Cards on phones are a little below one on purpose. */
const sharp = 0.9
/** What a picture may bring beyond its place's pixels, unless the next narrower one would not fill it. */
const generous = 1.5

test.each([
  [360, 2],
  [360, 3],
  [768, 2],
  [1280, 1],
])('pictures have the pixels of their places, %i px wide at %i to one', async (width, density) => {
  const options = { viewport: { width, height: 800 }, deviceScaleFactor: density }
  const first = await used.newPage(options)
  await first.page.goto('/explore')
  const [slug] = await cardSlugs(first.page)
  for (const path of ['/', '/explore', `/${slug}`]) {
    // A browser that has a larger picture already shows that one.
    const { page } = await used.newPage(options)
    await page.goto(path)
    const pictures = await picturesOf(page)
    expect(pictures.length).toBeGreaterThan(0)
    const misfits = pictures.filter(({ needed, chosen, offered }) => {
      const soft = chosen < needed * sharp && chosen < Math.max(...offered)
      const narrower = offered.findLast((one) => one < chosen) ?? 0
      return soft || (chosen > needed * generous && narrower >= needed)
    })
    expect([path, misfits]).toEqual([path, []])
  }
})

/** Here, where no other file adds categories: each row of them makes the page longer. */
test('the home page of a phone is four screens long, with all its photos', async () => {
  const { page } = await used.newPage({ viewport: { width: 360, height: 800 }, hasTouch: true })
  await page.goto('/')
  await hydrated(page)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4 * 800)
})
