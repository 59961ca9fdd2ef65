import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderStore } from '../src/media/folder-store.ts'
import { takeImage } from '../src/media/intake.ts'
import type { ImageStore } from '../src/media/store.ts'
import { useDatabase } from '../test/database.ts'
import { insertBusinesses } from '../test/fixtures.ts'
import { albumPhotos, pictures, readPicture } from './albums.ts'
import { makeBusiness } from './business.ts'
import { categories } from './categories.ts'
import { cities } from './cities.ts'
import { readJson } from './data.ts'
import { addDemoPhotos } from './photos.ts'

const slugs = categories.flatMap((each) => each.subcategories.map(({ slug }) => slug))

describe('the pictures', () => {
  it('are the files of the folder, at most 6 MB in all', async () => {
    const files = await readdir(new URL('./pictures/', import.meta.url))
    expect(files.sort()).toEqual(pictures.map(({ file }) => file).sort())
    const sizes = await Promise.all(files.map(async (file) => (await readPicture(file)).length))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6_000_000)
  })

  it('suit known subcategories, each at least two and two that do not show the sea', () => {
    expect(
      pictures.flatMap(({ subcategories }) => subcategories).filter((each) => !slugs.includes(each)),
    ).toEqual([])
    for (const { slug, byTheSea } of categories.flatMap((each) => each.subcategories)) {
      const suitable = pictures.filter(({ subcategories }) => subcategories.includes(slug))
      expect(suitable.length, slug).toBeGreaterThanOrEqual(2)
      if (!byTheSea && slug !== 'escolas-de-mergulho') {
        expect(suitable.filter((each) => !each.byTheSea).length, slug).toBeGreaterThanOrEqual(2)
      }
    }
  })

  it('have a picture for every city', () => {
    const files = pictures.map(({ file }) => file)
    expect(cities.filter(({ picture }) => !files.includes(picture))).toEqual([])
  })

  it.each(pictures.filter((_, index) => index % 20 === 0))(
    '$file has the dimensions and colour that the image intake finds',
    async ({ file, width, height, color }) => {
      const taken = await takeImage(await readPicture(file), { maxBytes: 1_000_000 })
      expect(taken).toMatchObject({ format: 'webp', width, height })
      // Encoded twice, a colour may fall into the next of the intake's bins, which are 16 wide.
      const parts = (text: string) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16))
      const differences = parts(taken.color).map((part, index) => Math.abs(part - (parts(color)[index] ?? 0)))
      expect(Math.max(...differences)).toBeLessThanOrEqual(16)
    },
  )
})

describe('albumPhotos', () => {
  it('gives what suits the subcategory: an ice cream parlour shows ice cream only', () => {
    for (let id = 1; id <= 100; id++) {
      const photos = albumPhotos(id, 'sorveterias', 'taubate')
      expect(photos.length).toBeGreaterThanOrEqual(2)
      expect(photos.every(({ file }) => file.startsWith('sorveteria-'))).toBe(true)
      expect(new Set(photos).size).toBe(photos.length)
    }
  })

  it('shows ice cream only in all that a search for ice cream parlours finds', () => {
    const found = Array.from({ length: 3000 }, (_, index) => makeBusiness(index)).filter((business) =>
      business.subcategories.some(({ slug }) => slug === 'sorveterias'),
    )
    expect(found.length).toBeGreaterThan(20)
    for (const { subcategories, city } of found) {
      const photos = albumPhotos(1, subcategories[0]?.slug ?? '', city.slug)
      expect(photos.every(({ file }) => file.startsWith('sorveteria-'))).toBe(true)
    }
  })

  it('has albums of 6 to 15 different photos, of known pictures', () => {
    const files = pictures.map(({ file }) => file)
    for (const [subcategory, album] of Object.entries(readJson<Record<string, string[]>>('albums.json'))) {
      expect(slugs).toContain(subcategory)
      expect(album.filter((each) => !files.includes(`${each}.webp`))).toEqual([])
      const shown = Array.from({ length: 100 }, (_, id) => albumPhotos(id, subcategory, 'taubate'))
      const large = shown.filter(({ length }) => length >= 6)
      expect(large.length, subcategory).toBeGreaterThan(10)
      expect(large.length, subcategory).toBeLessThan(50)
      for (const photos of large) {
        expect(photos.length).toBeLessThanOrEqual(15)
        expect(new Set(photos).size).toBe(photos.length)
        expect(photos[0]?.subcategories).toContain(subcategory)
      }
    }
    const hotels = Array.from({ length: 100 }, (_, id) => albumPhotos(id, 'hoteis', 'ubatuba').length)
    expect(Math.max(...hotels)).toBe(15)
  })

  it('shows the sea only in cities by the sea', () => {
    const shown = (city: string) =>
      Array.from({ length: 50 }, (_, id) => albumPhotos(id, 'pousadas', city)).flat()
    expect(shown('taubate').some(({ byTheSea }) => byTheSea)).toBe(false)
    expect(shown('ubatuba').some(({ byTheSea }) => byTheSea)).toBe(true)
  })

  it('gives the same establishment the same photos', () => {
    expect(albumPhotos(41, 'padarias', 'taubate')).toEqual(albumPhotos(41, 'padarias', 'taubate'))
    const covers = Array.from({ length: 20 }, (_, id) => albumPhotos(id, 'padarias', 'taubate')[0]?.file)
    expect(new Set(covers).size).toBeGreaterThan(1)
  })
})

describe('addDemoPhotos', () => {
  const database = useDatabase()
  let folder: string
  let store: ImageStore
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guia-photos-'))
    store = folderStore(folder)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const photosSql = 'SELECT business_id, position, image_id, alt FROM photos ORDER BY business_id, position'

  it('stores the pictures, links photos from position 0 and every city, and adds nothing when run again', async () => {
    await insertBusinesses(database.pool, 120)
    await addDemoPhotos(database.pool, store)
    const photos =
      await database.pool.query<{ business_id: number; position: number; alt: string }[]>(photosSql)
    const byBusiness = Map.groupBy(photos, (photo) => photo.business_id)
    expect(byBusiness.size).toBe(120)
    for (const own of byBusiness.values()) {
      expect(own.map((photo) => photo.position)).toEqual([...own.keys()])
      expect(own.every((photo) => photo.alt.length > 10)).toBe(true)
    }
    expect(await database.pool.query('SELECT id FROM cities WHERE image_id IS NULL')).toEqual([])
    await addDemoPhotos(database.pool, store)
    expect(await database.pool.query(photosSql)).toEqual(photos)
  })

  it('writes rows that say what the files are', async () => {
    const images = await database.prisma.image.findMany()
    expect(images).toHaveLength(pictures.length)
    for (const { hash, bytes } of images) {
      const data = await store.read(hash, 'webp')
      expect(data && createHash('sha256').update(data).digest('hex')).toBe(hash)
      expect(data?.length).toBe(bytes)
    }
  })

  it('leaves alone an establishment that the demo has not made', async () => {
    await database.pool.query('DELETE FROM photos WHERE business_id IN (1, 2)')
    await database.pool.query('DELETE FROM demo_businesses WHERE business_id = 1')
    await addDemoPhotos(database.pool, store)
    const found = await database.pool.query(
      'SELECT DISTINCT business_id FROM photos WHERE business_id IN (1, 2)',
    )
    expect(found).toEqual([{ business_id: 2 }])
  })
})
