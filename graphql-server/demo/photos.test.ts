import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderStore } from '../src/media/folder-store.ts'
import { useDatabase } from '../test/database.ts'
import { insertBusinesses } from '../test/fixtures.ts'
import { categories } from './catalogue.ts'
import { linkPhotos, photosOf } from './photos.ts'
import { allScenes, drawPool, type PoolImage } from './scenes/pool.ts'

const database = useDatabase()

const pretended = new Map(
  allScenes().map(({ key }, index): [string, PoolImage] => {
    const hash = index.toString(16).padStart(64, '0')
    return [key, { key, hash, width: 1600, height: 1200, bytes: 1, color: '#123456' }]
  }),
)

describe('photosOf', () => {
  it('gives every establishment 3 to 8 scenes of its category, no two of one recipe', () => {
    const counts = new Set<number>()
    for (const { slug } of categories) {
      for (let number = 1; number <= 200; number++) {
        const photos = photosOf(number, slug)
        counts.add(photos.length)
        expect(new Set(photos.map(({ alt }) => alt)).size).toBe(photos.length)
        expect(photos.every(({ key }) => key.startsWith(`${slug}/`) && pretended.has(key))).toBe(true)
      }
    }
    expect([...counts].sort()).toEqual([3, 4, 5, 6, 7, 8])
  })

  it('gives the same establishment the same photos', () => {
    expect(photosOf(41, 'pets')).toEqual(photosOf(41, 'pets'))
    expect(photosOf(41, 'pets')).not.toEqual(photosOf(42, 'pets'))
  })
})

describe('linkPhotos', () => {
  it('links photos from position 0 and every city, and adds nothing when run again', async () => {
    await insertBusinesses(database.pool, 120)
    await linkPhotos(database.pool, pretended)
    const sql = 'SELECT business_id, position, image_id, alt FROM photos ORDER BY business_id, position'
    const photos = await database.pool.query<{ business_id: number; position: number; alt: string }[]>(sql)
    const byBusiness = Map.groupBy(photos, (photo) => photo.business_id)
    expect(byBusiness.size).toBe(120)
    for (const own of byBusiness.values()) {
      expect(own.map((photo) => photo.position)).toEqual([...own.keys()])
      expect(own.every((photo) => photo.alt.length > 10)).toBe(true)
    }
    const bare = await database.pool.query('SELECT id FROM cities WHERE image_id IS NULL')
    expect(bare).toEqual([])
    await linkPhotos(database.pool, pretended)
    expect(await database.pool.query(sql)).toEqual(photos)
  })

  it('leaves alone an establishment that the demo has not made', async () => {
    await database.pool.query('DELETE FROM photos WHERE business_id IN (1, 2)')
    await database.pool.query("UPDATE businesses SET phone = '12991234567' WHERE id = 1")
    await linkPhotos(database.pool, pretended)
    const found = await database.pool.query(
      'SELECT DISTINCT business_id FROM photos WHERE business_id IN (1, 2)',
    )
    expect(found).toEqual([{ business_id: 2 }])
  })
})

describe('drawPool', () => {
  it('does not start without its time: an ended signal leaves nothing remembered', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'guia-pool-'))
    const store = folderStore(join(folder, 'images'))
    await expect(drawPool({ store, folder, signal: AbortSignal.abort() })).rejects.toThrow()
    expect(await readdir(folder)).toEqual([])
    await rm(folder, { recursive: true, force: true })
  })
})
