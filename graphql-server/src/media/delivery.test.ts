import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '../../test/silent-log.ts'
import { Delivery, variantName } from './delivery.ts'
import { encodeVariant } from './encoding.ts'
import { folderStore } from './folder-store.ts'
import { type TakenImage, takeImage } from './intake.ts'
import type { Variant } from './variant.ts'
import { VariantCache, withVariants } from './variant-cache.ts'

let root: string
let image: TakenImage
const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'guia-delivery-'))
  const source = sharp({ create: { width: 1000, height: 500, channels: 3, background: '#888', noise } })
  image = await takeImage(await source.blur(2).png().toBuffer(), { maxBytes: 1e7 })
  await folderStore(root).put(image.hash, image.format, image.data)
})
afterAll(() => rm(root, { recursive: true, force: true }))

const variant = (differences: Partial<Variant> = {}): Variant => ({
  hash: image.hash,
  width: 300,
  quality: 80,
  format: 'webp',
  ...differences,
})

describe('a variant', () => {
  it.each([
    [300, 300],
    [600, 600],
    [900, 900],
    [1200, 1000],
    [null, 900],
  ])('of width %s is %i pixels wide, never enlarged', async (width, expected) => {
    const made = await sharp(await encodeVariant(image.data, variant({ width }))).metadata()
    expect([made.width, made.height]).toEqual([expected, expected / 2])
  })

  it('of an image smaller than every width is the image’s size', async () => {
    const small = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#123' } })
      .webp()
      .toBuffer()
    for (const width of [null, 300]) {
      expect((await sharp(await encodeVariant(small, variant({ width }))).metadata()).width).toBe(40)
    }
  })

  it.each([
    ['jpeg', { format: 'jpeg', isProgressive: true }],
    ['webp', { format: 'webp' }],
    ['avif', { format: 'heif', compression: 'av1' }],
  ] as const)('as %s is that, JPEG progressive', async (format, expected) => {
    expect(await sharp(await encodeVariant(image.data, variant({ format }))).metadata()).toMatchObject(
      expected,
    )
  })

  it.each(['jpeg', 'webp', 'avif'] as const)('as %s weighs more at a higher quality', async (format) => {
    const sizes: number[] = []
    for (const quality of [75, 80, 85, 90]) {
      sizes.push((await encodeVariant(image.data, variant({ format, quality }))).length)
    }
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
    expect(new Set(sizes).size).toBe(4)
  })

  it('that is shrunk is sharpened a little', async () => {
    const plain = await sharp(image.data).resize({ width: 300 }).webp({ quality: 90 }).toBuffer()
    const made = await encodeVariant(image.data, variant({ quality: 90 }))
    const [before, after] = [await sharp(plain).stats(), await sharp(made).stats()]
    expect(after.sharpness).toBeGreaterThan(before.sharpness)
  })

  it('as JPEG of what is transparent is white there, as WebP still transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const png = await sharp({ create: { width: 40, height: 40, channels: 4, background: clear } })
      .png()
      .toBuffer()
    const { data } = await takeImage(png, { maxBytes: 1e6 })
    const jpeg = await sharp(await encodeVariant(data, variant({ format: 'jpeg' }))).stats()
    expect(jpeg.channels[0]?.min).toBeGreaterThan(250)
    expect((await sharp(await encodeVariant(data, variant())).metadata()).hasAlpha).toBe(true)
  })
})

/** Counts how often a variant is computed. */
function counting(limit = 1e7, folder = `cache-${Math.random()}`) {
  const counted = { encodes: 0 }
  const delivery = new Delivery({
    store: folderStore(root),
    cache: new VariantCache(join(root, folder), limit),
    log: silentLog,
    encode: (stored, wanted) => {
      counted.encodes += 1
      return encodeVariant(stored, wanted)
    },
  })
  return { delivery, counted, folder }
}

describe('delivery', () => {
  it('computes a variant once, however many ask at the same time, and keeps it', async () => {
    const { delivery, counted, folder } = counting()
    const made = await Promise.all(Array.from({ length: 20 }, () => delivery.bytes(variant())))
    expect(new Set(made.map((bytes) => bytes?.toString('hex'))).size).toBe(1)
    await delivery.bytes(variant())
    expect(counted.encodes).toBe(1)
    await delivery.bytes(variant({ quality: 85 }))
    expect(counted.encodes).toBe(2)
    const later = counting(1e7, folder)
    expect(await later.delivery.bytes(variant())).toEqual(made[0])
    expect(later.counted.encodes).toBe(0)
  })

  it('computes again what the limit made go', async () => {
    const one = (await encodeVariant(image.data, variant())).length
    const { delivery, counted } = counting(one)
    for (const quality of [80, 75, 80]) await delivery.bytes(variant({ quality }))
    expect(counted.encodes).toBe(3)
  })

  it('knows no image that is not stored', async () => {
    const { delivery, counted } = counting()
    expect(await delivery.bytes(variant({ hash: '0'.repeat(64) }))).toBeNull()
    expect(counted.encodes).toBe(0)
  })

  it('shows a removed image no longer, and the others from what is kept', async () => {
    const cache = new VariantCache(join(root, 'removal'), 1e7)
    const store = withVariants(folderStore(join(root, 'removal-store')), cache)
    const other = 'e'.repeat(64)
    for (const hash of [image.hash, other]) await store.put(hash, 'webp', image.data)
    const delivery = new Delivery({ store, cache, log: silentLog })
    for (const hash of [image.hash, other]) await delivery.bytes(variant({ hash }))
    await store.delete(image.hash, 'webp')
    expect(await delivery.bytes(variant())).toBeNull()
    expect(await cache.read(variantName(variant()))).toBeNull()
    expect(await cache.read(variantName(variant({ hash: other })))).not.toBeNull()
  })

  it('soon forgets what another process has removed, and waits for no store that is away', async () => {
    const store = folderStore(join(root, 'shared-store'))
    await store.put(image.hash, 'webp', image.data)
    let isAway = false
    const has: typeof store.has = (...file) =>
      isAway ? Promise.reject(new Error('away')) : store.has(...file)
    const cache = new VariantCache(join(root, 'own-cache'), 1e7)
    const delivery = new Delivery({ store: { ...store, has }, cache, log: silentLog })
    await delivery.bytes(variant())
    isAway = true
    await store.delete(image.hash, 'webp')
    expect(await delivery.bytes(variant())).not.toBeNull()
    isAway = false
    await expect.poll(() => delivery.bytes(variant()), { timeout: 20_000 }).toBeNull()
    expect(await cache.read(variantName(variant()))).toBeNull()
  })

  it('shows what cannot be kept', async () => {
    const cache = new VariantCache(join(root, 'full'), 1e7)
    cache.write = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    const warned: object[] = []
    const log = { ...silentLog, warn: (details: object) => void warned.push(details) }
    const delivery = new Delivery({ store: folderStore(root), cache, log })
    expect(await delivery.bytes(variant())).not.toBeNull()
    expect(warned).toHaveLength(1)
  })
})
