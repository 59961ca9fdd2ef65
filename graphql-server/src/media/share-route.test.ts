import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeApps, testApp } from '../../test/app.ts'
import { useDatabase } from '../../test/database.ts'
import { sentPicture, useImages } from '../../test/pictures.ts'
import { insertSmallCatalogue } from '../../test/small-catalogue.ts'
import { drawSharePicture } from './share-picture.ts'
import { breakLines, drawable, loadFont, textPath } from './text-outlines.ts'
import { VariantCache } from './variant-cache.ts'

const database = useDatabase()
const pictures = useImages(database)
closeApps()

let folder: string
let app: Awaited<ReturnType<typeof testApp>>['app']
let slug: string

beforeAll(async () => {
  const { prisma } = database
  await insertSmallCatalogue(prisma)
  folder = await mkdtemp(join(tmpdir(), 'guia-share-'))
  const mediaCache = new VariantCache(folder, 1e7)
  app = (await testApp({ services: { ...database, ...pictures }, mediaCache })).app
  slug = (await prisma.business.findFirstOrThrow({ where: { state: 'PUBLISHED' } })).slug
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const get = (name: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/media/share/${name}`, headers })

/** How bright a part of the middle of a picture is, from 0 to 255. */
async function brightness(picture: Buffer): Promise<number> {
  const part = { left: 500, top: 150, width: 200, height: 60 }
  const { channels } = await sharp(await sharp(picture).extract(part).toBuffer()).stats()
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length
}

describe('the picture of a shared profile', () => {
  it('is a JPEG of 1200 by 630 that previews show, and is asked for again after an hour', async () => {
    const { statusCode, headers, rawPayload } = await get(`${slug}.jpg`)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=3600' })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(rawPayload.length).toBeLessThan(300_000)
    const again = await get(`${slug}.jpg`, { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('changes with name and cover', async () => {
    const { prisma } = database
    const first = await get(`${slug}.jpg`)
    await prisma.business.update({ where: { slug }, data: { name: 'Outro Nome' } })
    const renamed = await get(`${slug}.jpg`)
    expect(renamed.rawPayload.equals(first.rawPayload)).toBe(false)
    const { hash, format, width, height, bytes, color } = await pictures.images.take(
      (await sentPicture('one')).createReadStream(),
    )
    const image = { create: { hash, format, width, height, bytes, color } }
    await prisma.photo.create({ data: { business: { connect: { slug } }, image, position: 0 } })
    const covered = await get(`${slug}.jpg`)
    expect(covered.statusCode).toBe(200)
    expect(covered.headers.etag).toContain(hash)
    expect(covered.rawPayload.equals(renamed.rawPayload)).toBe(false)
  })

  it.each(['nao-existe.jpg', 'a_b.jpg', 'x.png', 'x'])('is a 404 for %s', async (name) => {
    expect((await get(name)).statusCode).toBe(404)
  })

  it('is a 404 for a draft', async () => {
    await database.prisma.business.update({ where: { slug }, data: { state: 'DRAFT' } })
    expect((await get(`${slug}.jpg`)).statusCode).toBe(404)
    await database.prisma.business.update({ where: { slug }, data: { state: 'PUBLISHED' } })
  })

  it('shows the cover', async () => {
    const cover = (background: string) =>
      sharp({ create: { width: 900, height: 700, channels: 3, background } })
        .webp()
        .toBuffer()
    const texts = { name: 'Cantina', city: 'Cunha' }
    const dark = await drawSharePicture(texts, await cover('#101010'))
    const light = await drawSharePicture(texts, await cover('#f0f0f0'))
    expect(await brightness(light)).toBeGreaterThan((await brightness(dark)) + 100)
  })
})

describe('a text in outlines', () => {
  it('is drawn whole, with its accents, and without what the font does not have', async () => {
    const font = await loadFont()
    expect(drawable(font, ' Pão  & Açúcar 🍞\u200b漢 ')).toBe('Pão & Açúcar')
    const path = textPath(
      font,
      'Padaria Nossa São Luiz ÁÉÍÓÚÂÊÔÃÕÇ àâãéêíóôõúüç 0123456789 &-’"',
      64,
      540,
      40,
    )
    expect(path).toMatch(/^<path transform="translate\(64 540\)" d="[MLQCZ\d. -]+"\/>$/)
  })

  it('fits its lines, also where a word is longer than one, and ends with an ellipsis where it is cut', async () => {
    const font = await loadFont()
    const options = { size: 54, maxWidth: 1072, maxLines: 3 }
    const long = `${'x'.repeat(80)} ${'Longo nome '.repeat(20)}`
    const { lines, isCut } = breakLines(font, long, options)
    expect([lines.length, isCut, lines.at(-1)?.endsWith('…')]).toEqual([3, true, true])
    for (const line of lines) {
      const [, drawn = ''] = / d="(.*)"/.exec(textPath(font, line, 0, 0, 54)) ?? []
      expect(Math.max(...(drawn.match(/-?[\d.]+/g) ?? []).map(Number))).toBeLessThanOrEqual(1072)
    }
    expect(breakLines(font, 'Padaria do Vale', options)).toEqual({ lines: ['Padaria do Vale'], isCut: false })
  })
})
