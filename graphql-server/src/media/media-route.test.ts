import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeApps, testApp } from '../../test/app.ts'
import { folderStore } from './folder-store.ts'
import { createImages } from './images.ts'
import { VariantCache } from './variant-cache.ts'

closeApps()

let root: string
let hash: string
let app: Awaited<ReturnType<typeof testApp>>['app']

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'guia-media-'))
  const images = createImages({
    prisma: {} as never,
    store: folderStore(join(root, 'images')),
    maxBytes: 1e7,
  })
  const sent = sharp({ create: { width: 1000, height: 500, channels: 3, background: '#2b6777' } })
  hash = (await images.take(await sent.png().toBuffer())).hash
  const mediaCache = new VariantCache(join(root, 'media-cache'), 1e7)
  const pool = { query: async () => [] } as never
  const search = { publicVersion: async () => '1' } as never
  app = (await testApp({ services: { images, pool, search, suggestions: {} as never }, mediaCache })).app
})
afterAll(() => rm(root, { recursive: true, force: true }))

const avif = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8'
const get = (query: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: `/media/${hash}${query}`, headers: { accept: avif, ...headers } })

describe('the format', () => {
  it.each([
    [avif, 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0, image/webp', 'image/webp'],
    ['image/*,*/*', 'image/jpeg'],
    ['', 'image/jpeg'],
  ])('for «%s» is %s, and varies', async (accept, type) => {
    const answer = await get('?w=300', { accept })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-type': type, vary: 'Accept' })
    const { format } = await sharp(answer.rawPayload).metadata()
    expect(format).toBe(type.replace('image/', '').replace('avif', 'heif'))
  })

  it('asked for by name does not vary', async () => {
    const { headers } = await get('?w=300&q=auto&fm=webp')
    expect(headers['content-type']).toBe('image/webp')
    expect(headers).not.toHaveProperty('vary')
  })
})

it('may be kept for ever by a browser, and for an hour by what many share', async () => {
  const { headers } = await get('?w=600&q=85')
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
    etag: expect.stringMatching(/^"[\w.-]+"$/),
    'accept-ranges': 'bytes',
    'cross-origin-resource-policy': 'cross-origin',
  })
})

it.each(['w=301', 'w=', 'w=0300', 'w=300&w=600', 'q=100', 'q=', 'q=toString', 'fm=jpeg', 'fm=', 'w=1e3'])(
  'a variant that no page uses is refused: %s',
  async (query) => {
    const answer = await get(`?${query}`)
    expect(answer.statusCode).toBe(400)
    const [name = ''] = query.split('=')
    expect(answer.json()).toMatchObject({ success: false, details: { [name]: expect.any(String) } })
    expect(answer.headers['cache-control']).toBe('no-store')
  },
)

it.each(['0'.repeat(64), 'nada', '..%2f..%2fetc%2fpasswd', 'A'.repeat(64), `${'0'.repeat(64)}.webp`])(
  '%s is no image: 404',
  async (name) => {
    const answer = await app.inject(`/media/${name}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ success: false, message: 'Não encontrado.', code: 'NOT_FOUND' })
  },
)

describe('somebody who has it already', () => {
  it('gets an empty 304', async () => {
    const { etag = '' } = (await get('?w=300')).headers
    for (const known of [String(etag), `"x", W/${etag}`]) {
      const answer = await get('?w=300', { 'if-none-match': known })
      expect([answer.statusCode, answer.payload]).toEqual([304, ''])
      expect(answer.headers).toMatchObject({ etag, vary: 'Accept', 'cache-control': expect.any(String) })
    }
  })

  it('gets another variant or format whole', async () => {
    const { etag = '' } = (await get('?w=300')).headers
    expect((await get('?w=600', { 'if-none-match': String(etag) })).statusCode).toBe(200)
    const asJpeg = await get('?w=300', { 'if-none-match': String(etag), accept: '*/*' })
    expect(asJpeg.statusCode).toBe(200)
  })
})

describe('a part', () => {
  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=10-', 10, undefined],
    ['bytes=-5', -5, undefined],
    ['bytes=0-999999999', 0, undefined],
  ])('%s is answered with 206', async (range, start, end) => {
    const whole = (await get('?w=300')).rawPayload
    const answer = await get('?w=300', { range })
    const expected = whole.subarray(start, end)
    expect(answer.statusCode).toBe(206)
    expect(answer.rawPayload).toEqual(expected)
    const first = start < 0 ? whole.length + start : start
    expect(answer.headers['content-range']).toBe(
      `bytes ${first}-${first + expected.length - 1}/${whole.length}`,
    )
  })

  it.each(['bytes=', 'bytes=5-2', 'lines=0-3', 'bytes=0-1,4-5'])('%s is answered whole', async (range) => {
    expect((await get('?w=300', { range })).statusCode).toBe(200)
  })

  it('beyond the end is 416, and says how long it is', async () => {
    const { length } = (await get('?w=300')).rawPayload
    const answer = await get('?w=300', { range: `bytes=${length}-` })
    expect(answer.statusCode).toBe(416)
    expect(answer.headers['content-range']).toBe(`bytes */${length}`)
    expect(answer.json()).toMatchObject({ success: false })
  })

  it('of another file than somebody has begun with is the whole', async () => {
    const { etag = '' } = (await get('?w=300')).headers
    const headers = { range: 'bytes=0-9' }
    expect((await get('?w=300', { ...headers, 'if-range': '"other"' })).statusCode).toBe(200)
    expect((await get('?w=300', { ...headers, 'if-range': String(etag) })).statusCode).toBe(206)
  })
})

it('HEAD answers the same without the bytes', async () => {
  const whole = await get('?w=900')
  const head = await get('?w=900', {}, 'HEAD')
  expect([head.statusCode, head.payload]).toEqual([200, ''])
  for (const name of ['content-length', 'content-type', 'etag', 'cache-control', 'vary']) {
    expect(head.headers[name]).toBe(whole.headers[name])
  }
})
