import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { crossedViews, violationsOf, widthOf } from './axe.ts'
import { graphql } from './graphql.ts'
import { sessionWith, tokenOf } from './sign-in.ts'
import { useProduct } from './use-product.ts'
import { holdsFocus, hydrated, settled } from './visit.ts'

const used = useProduct()
let token: string
/** Establishments that no other test here changes. */
let ids: string[]

beforeAll(async () => {
  token = await tokenOf(used.product.origin)
  const list = '{ searchBusinesses(order: NEWEST, page: 1, perPage: 12) { items { id } } }'
  ids = (await ask(list)).searchBusinesses.items.map(({ id }: { id: string }) => id)
})

const ask = (query: string, variables?: object) => graphql(used.product.origin, query, variables, token)

interface StoredPhoto {
  id: string
  alt: string | null
  image: { width: number }
}

async function stored(id: string): Promise<StoredPhoto[]> {
  const query = 'query ($id: ID!) { business(id: $id) { photos { id alt image { width } } } }'
  return (await ask(query, { id })).business.photos
}

/** An establishment whose photos are these, known by their widths. */
async function withPhotos(place: number, widths: number[]): Promise<string> {
  const id = ids[place] ?? ''
  const form = new FormData()
  const query =
    'mutation ($id: ID!, $photos: [Upload!]!) { replaceBusinessPhotos(businessId: $id, photos: $photos) { id } }'
  const photos = widths.map(() => null)
  form.append('operations', JSON.stringify({ query, variables: { id, photos } }))
  const map = widths.map((_, index) => [index, [`variables.photos.${index}`]])
  form.append('map', JSON.stringify(Object.fromEntries(map)))
  for (const [index, width] of widths.entries())
    form.append(String(index), new Blob([new Uint8Array(await pictureOf(width))]), `${width}.jpg`)
  const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' }
  const answer = await fetch(`${used.product.origin}/graphql`, { method: 'POST', headers, body: form })
  if ((await answer.json()).errors) throw new Error('the photos were not taken')
  return id
}

function pictureOf(width: number): Promise<Buffer> {
  const background = { r: width % 256, g: 140, b: 90 }
  return sharp({ create: { width, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

const file = async (width: number) => ({
  name: `foto-${width}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await pictureOf(width),
})

/** The form of an establishment in the window of earlier tests in this view, and its photos. */
async function openForm(id: string, options = {}) {
  const watched = await used.sharedPage(JSON.stringify(options), {
    storageState: sessionWith(used.product.origin, token),
    reducedMotion: 'reduce',
    ...options,
  })
  const { page } = watched
  await page.goto(`/dashboard/business/edit/${id}`)
  await hydrated(page)
  const photos = page.getByRole('group', { name: 'Fotos' })
  await photos.waitFor()
  // These come later than the rest, and the page grows by them.
  await page.locator('[data-slate-editor]').waitFor()
  await page.getByRole('combobox', { name: /^Subcategorias/, disabled: false }).waitFor()
  const tile = (place: number) => photos.getByRole('listitem', { name: `Foto ${place}`, exact: true })
  const choose = async (...widths: number[]) =>
    page.getByLabel('Escolher fotos').setInputFiles(await Promise.all(widths.map(file)))
  const press = (name: string) => photos.getByRole('button', { name, exact: true }).click()
  const save = () => page.getByRole('button', { name: 'Atualizar', exact: true }).click()
  return { ...watched, photos, tile, choose, press, save }
}

const widthsOf = async (id: string) => (await stored(id)).map(({ image }) => image.width)

test('photos are chosen, put in order, described, sent with progress, and stand so on the server', async () => {
  const id = await withPhotos(0, [])
  const { page, photos, tile, choose, press, save } = await openForm(id)
  const seen = watchProgress(page)
  await choose(701, 702, 703)
  await photos.getByText('3 de 15 fotos').first().waitFor()
  expect(await photos.getByText('Ainda não enviada').count()).toBe(3)
  await press('Usar como capa: foto 3')
  await press('Mover a foto 2 para a frente, para a posição 3')
  await tile(1).getByRole('textbox').fill('Balcão com pães')
  await save()
  await expect.poll(() => widthsOf(id)).toEqual([703, 702, 701])
  await expect.poll(async () => (await stored(id))[0]?.alt).toBe('Balcão com pães')
  expect(await seen(), 'a bar for every file').toEqual([
    'Envio da foto 1',
    'Envio da foto 2',
    'Envio da foto 3',
  ])
  await page.getByText('Estabelecimento atualizado com sucesso!').first().waitFor()
})

/** Remembers the names of the progress bars that were ever there. */
function watchProgress(page: Page): () => Promise<string[]> {
  const ready = page.evaluate(() => {
    const names = new Set<string>()
    Object.assign(window, { progressNames: names })
    new MutationObserver(() => {
      for (const bar of document.querySelectorAll('[role=progressbar]'))
        names.add(bar.getAttribute('aria-label') ?? '')
    }).observe(document.body, { childList: true, subtree: true })
  })
  return async () => {
    await ready
    return page.evaluate(() =>
      [...(window as unknown as { progressNames: Set<string> }).progressNames].sort(),
    )
  }
}

test('saved photos are put in order by dragging, and Escape takes it back', async () => {
  const id = await withPhotos(1, [611, 612, 613])
  const { page, photos, tile, save } = await openForm(id, { viewport: { width: 1280, height: 1000 } })
  await tile(3).scrollIntoViewIfNeeded()
  const from = await centreOf(page, 3)
  const to = await centreOf(page, 1)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x - 20, from.y, { steps: 3 })
  await page.mouse.move(to.x - 20, to.y, { steps: 12 })
  await page.mouse.up()
  await photos.getByText('A nova ordem ainda não foi salva.').waitFor()
  await photos.getByText('A foto 3 agora é a capa, a primeira de 3.').waitFor({ state: 'attached' })
  expect(await widthsOf(id), 'nothing is saved before the form is').toEqual([611, 612, 613])

  const back = await centreOf(page, 1)
  const last = await centreOf(page, 3)
  await page.mouse.move(back.x, back.y)
  await page.mouse.down()
  await page.mouse.move(last.x + 20, last.y, { steps: 12 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await save()
  await expect.poll(() => widthsOf(id)).toEqual([613, 611, 612])
})

test('photos are sorted by keyboard, each step is announced in Portuguese, and Escape cancels', async () => {
  const id = await withPhotos(8, [691, 692, 693])
  const { page, photos, save } = await openForm(id, { viewport: { width: 1600, height: 1000 } })
  const announced = (text: string) => page.getByText(text, { exact: true }).waitFor({ state: 'attached' })
  await photos.getByRole('button', { name: 'Mudar a ordem da foto 3' }).focus()
  await page.keyboard.press('Space')
  await announced('Foto 3 de 3 na mão. Use as setas para mover.')
  // Only then the keys are listened to.
  await settled(page)
  await page.keyboard.press('ArrowLeft')
  await announced('A foto 3 ficaria na posição 2 de 3.')
  await page.keyboard.press('Escape')
  await announced('A ordem voltou ao que era.')
  expect(await photos.getByText('A nova ordem ainda não foi salva.').count()).toBe(0)
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toBe('Mudar a ordem da foto 3')

  await page.keyboard.press('Enter')
  await announced('Foto 3 de 3 na mão. Use as setas para mover.')
  // Only then the keys are listened to.
  await settled(page)
  await page.keyboard.press('ArrowLeft')
  await announced('A foto 3 ficaria na posição 2 de 3.')
  await page.keyboard.press('ArrowLeft')
  await announced('A foto 3 ficaria na posição 1 de 3.')
  await page.keyboard.press('Space')
  await announced('A foto 3 agora é a capa, a primeira de 3.')
  await expect.poll(focused).toBe('Mudar a ordem da foto 1')
  await save()
  await expect.poll(() => widthsOf(id)).toEqual([693, 691, 692])
})

test('on phones a photo is dragged by its handle, and the page does not scroll along', async () => {
  const id = await withPhotos(7, [681, 682, 683])
  const phone = { viewport: { width: 360, height: 900 }, hasTouch: true, isMobile: true }
  const { page, photos, tile, save } = await openForm(id, phone)
  await tile(2).evaluate((each) => each.scrollIntoView({ block: 'center' }))
  const from = await centreOf(page, 2, '[class*=handle]')
  const to = await centreOf(page, 1)
  const scrolled = await page.evaluate(() => window.scrollY)
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x, y }],
    })
  await touch('touchStart', from.y)
  for (let step = 1; step <= 10; step += 1)
    await touch('touchMove', from.y + ((to.y - 30 - from.y) * step) / 10)
  await touch('touchEnd')
  await photos.getByText('A nova ordem ainda não foi salva.').waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  await save()
  await expect.poll(() => widthsOf(id)).toEqual([682, 681, 683])
})

async function centreOf(page: Page, place: number, part = 'img') {
  const picture = page.getByRole('listitem', { name: `Foto ${place}`, exact: true }).locator(part)
  const box = await picture.boundingBox()
  if (!box) throw new Error('not in view')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a saved photo is deleted at once after a question, by keyboard, and the focus goes to the next', async () => {
  const id = await withPhotos(2, [621, 622, 623])
  const { page, photos, complaints } = await openForm(id)
  await photos.getByRole('button', { name: 'Excluir a foto 2' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Tem certeza que deseja excluir esta foto?').waitFor()
  await holdsFocus(dialog)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await widthsOf(id)).toEqual([621, 622, 623])
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toBe('Excluir a foto 2')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Excluir foto' }).click()
  await page.getByText('Foto removida com sucesso!').waitFor()
  expect(await widthsOf(id)).toEqual([621, 623])
  await photos.getByText('2 de 15 fotos').first().waitFor()
  await expect.poll(focused).toBe('Excluir a foto 2')
  await page.locator('button', { hasText: 'Desfazer' }).click()
  await page.getByText('A foto está de volta.').waitFor()
  await photos.getByText('3 de 15 fotos').first().waitFor()
  expect(await widthsOf(id)).toEqual([621, 622, 623])
  expect(complaints.filter((text) => !/ERR_|tile/i.test(text))).toEqual([])
})

test('a file that is no picture is refused by the server at its place, the others go on, and it can be dropped', async () => {
  const id = await withPhotos(3, [631])
  const { page, photos, tile, choose, press, save } = await openForm(id)
  await page
    .getByLabel('Escolher fotos')
    .setInputFiles([{ name: 'quebrada.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('não é uma foto') }])
  await choose(632)
  await tile(2).getByText('Sem prévia').waitFor()
  await save()
  await tile(2).getByText('O arquivo não é uma imagem PNG, JPEG, WebP ou AVIF.').waitFor()
  await expect.poll(() => widthsOf(id)).toEqual([631, 632])
  const retry = tile(2).getByRole('button', { name: /Tentar de novo/ })
  expect(await retry.count()).toBe(0)
  await press('Excluir a foto 2')
  await photos.getByText('2 de 15 fotos').first().waitFor()
})

test('a file over 10 MB is made smaller on the way, and photos are turned before and after they are sent', async () => {
  const id = await withPhotos(9, [701])
  const { page, tile, press, save } = await openForm(id)
  const [large, sideways] = [await uncompressed(2600, 1950), await pictureOf(900)]
  expect(large.length).toBeGreaterThan(10 * 1024 ** 2)
  const exif = await sharp(large).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  await page.getByLabel('Escolher fotos').setInputFiles([
    { name: 'grande.png', mimeType: 'image/png', buffer: large },
    { name: 'em-pe.jpg', mimeType: 'image/jpeg', buffer: exif },
    { name: 'deitada.jpg', mimeType: 'image/jpeg', buffer: sideways },
  ])
  await press('Girar a foto 4 para a direita')
  await press('Girar a foto 1 para a direita')
  await tile(1).getByText('Giro ainda não salvo').waitFor()
  await save()
  const query = 'query ($id: ID!) { business(id: $id) { photos { image { width height } } } }'
  const sides = async () =>
    (await ask(query, { id })).business.photos.map(
      ({ image }: { image: { width: number; height: number } }) => [image.width, image.height],
    )
  const upright = [
    [600, 701],
    [2400, 1800],
    [1800, 2400],
    [600, 900],
  ]
  await expect.poll(sides).toEqual(upright)
})

/** A large file that encodes fast. */
function uncompressed(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2f7560' } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

test('a 16th photo and what is no image are refused before anything is sent', async () => {
  const id = await withPhotos(
    4,
    Array.from({ length: 14 }, (_, index) => 641 + index),
  )
  const { page, photos, choose, operations } = await openForm(id)
  await choose(661, 662)
  await photos.getByText('O limite é de 15 fotos: só coube mais 1, e 1 foto ficou de fora.').waitFor()
  await photos.getByText('15 de 15 fotos').first().waitFor()
  await page
    .getByLabel('Escolher fotos')
    .setInputFiles([{ name: 'nota.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') }])
  await photos.getByText('nota.pdf: não é uma imagem PNG, JPEG, WebP ou AVIF.').waitFor()
  expect(operations).not.toContain('AddBusinessPhotos')
})

test('several files dropped onto the photos are added', async () => {
  const id = await withPhotos(5, [])
  const { page, photos } = await openForm(id)
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    for (const name of ['um.png', 'dois.png']) data.items.add(new File(['x'], name, { type: 'image/png' }))
    return data
  })
  await photos.dispatchEvent('dragover', { dataTransfer: transfer })
  await photos.getByText('Solte as fotos aqui').waitFor()
  await photos.dispatchEvent('drop', { dataTransfer: transfer })
  await photos.getByText('2 de 15 fotos').first().waitFor()
})

describe('the section', () => {
  test.each(crossedViews)('at $width px, $colorScheme, breaks no rule of WCAG 2.2 AA', async (view) => {
    const { width, height, colorScheme } = view
    const id = await withPhotos(6, [671, 672, 673])
    const { page, photos, choose } = await openForm(id, {
      viewport: { width, height },
      colorScheme,
      hasTouch: width < 480,
    })
    await choose(674)
    await photos.getByRole('button', { name: 'Mover a foto 1 para a frente, para a posição 2' }).click()
    await photos.getByText('4 de 15 fotos').first().waitFor()
    expect(await violationsOf(page, 'fieldset[aria-label=Fotos]')).toEqual([])
    expect(await widthOf(page)).toBeLessThanOrEqual(width)
    const least = await photos
      .locator('button')
      .evaluateAll((buttons) => Math.min(...buttons.map((each) => each.getBoundingClientRect().height)))
    expect(least).toBeGreaterThanOrEqual(width < 480 ? 44 : 24)
  })
})
