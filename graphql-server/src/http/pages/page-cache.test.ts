import { beforeEach, expect, it, vi } from 'vitest'
import { CachedPage, PageCache } from './page-cache.ts'

let rendered = 0
beforeEach(() => {
  rendered = 0
})

const createCache = (bytes: number) => new PageCache<string>(bytes)
const renderAt = (version: string) => async () => new CachedPage(version, `page ${++rendered}`, '')
const render = renderAt('one')

it('a page is rendered once until something changes, and then again', async () => {
  const cache = createCache(100_000)
  const first = await cache.get('/', 'one', render)
  expect(await cache.get('/', 'one', render)).toBe(first)
  expect(await cache.get('/', 'two', renderAt('two'))).not.toBe(first)
  expect(rendered).toBe(2)
})

it('all who ask while it is being rendered wait for the one render', async () => {
  const cache = createCache(100_000)
  const pages = await Promise.all([1, 2, 3].map(() => cache.get('/', 'one', render)))
  expect(new Set(pages).size).toBe(1)
  expect(rendered).toBe(1)
})

it('a page that changes while it is rendered is not taken for the new one', async () => {
  const cache = createCache(100_000)
  const [before, after] = await Promise.all([
    cache.get('/', 'one', render),
    cache.get('/', 'two', renderAt('two')),
  ])
  expect(after).not.toBe(before)
  expect(rendered).toBe(2)
})

it('what is for one visitor only is never given to another', async () => {
  const cache = createCache(100_000)
  const renderPrivate = async () => `page ${++rendered}`
  expect(await cache.get('/', 'one', renderPrivate)).toBe('page 1')
  expect(await cache.get('/', 'one', renderPrivate)).toBe('page 2')
  expect(cache.bytes).toBe(0)
})

it('no more bytes are kept than it may', async () => {
  const cache = createCache(50_000)
  const large = vi.fn(async () => new CachedPage('one', 'x'.repeat(8000), ''))
  for (let index = 0; index < 20; index += 1) await cache.get(`/${index}`, 'one', large)
  expect(cache.bytes).toBeGreaterThan(30_000)
  expect(cache.bytes).toBeLessThanOrEqual(50_000)
  await cache.get('/19', 'one', large)
  expect(large).toHaveBeenCalledTimes(20)
  await cache.get('/0', 'one', large)
  expect(large).toHaveBeenCalledTimes(21)
})

it('a render that fails is tried again by the next request', async () => {
  const cache = createCache(50_000)
  await expect(cache.get('/', 'one', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.get('/', 'one', render)).toBeInstanceOf(CachedPage)
})
