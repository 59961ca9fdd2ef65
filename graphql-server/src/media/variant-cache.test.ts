import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { VariantCache } from './variant-cache.ts'

let folder: string
let now: number
const open = (limit: number) => new VariantCache(folder, limit, () => now)
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guia-cache-'))
  now = Date.parse('2026-11-21T12:00:00Z')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const ten = Buffer.alloc(10, 'x')
const kept = async () => (await readdir(folder)).sort()

it('what was used longest ago goes first, and the limit holds', async () => {
  const cache = open(30)
  for (const name of ['a', 'b', 'c']) await cache.write(name, ten)
  expect(await cache.read('a')).toEqual(ten)
  await cache.write('d', ten)
  expect(await kept()).toEqual(['a', 'c', 'd'])
  expect(await cache.read('b')).toBeNull()
  expect(cache.bytes).toBe(30)
})

it('a file written again counts once, and one larger than the limit is not kept', async () => {
  const cache = open(30)
  await cache.write('a', ten)
  await cache.write('a', Buffer.alloc(20))
  expect(cache.bytes).toBe(20)
  await cache.write('b', Buffer.alloc(31))
  expect(await kept()).toEqual(['a'])
})

it('a new process goes on with the same files, their order of use and the same limit', async () => {
  const first = open(100)
  for (const name of ['a', 'b', 'c']) await first.write(name, ten)
  for (const [index, name] of ['a', 'b', 'c'].entries()) {
    const at = now / 1000 - 3600 + index
    await utimes(join(folder, name), at, at)
  }
  const used = open(100)
  await used.read('a')
  // The time of use is written without waiting for it.
  await new Promise((done) => setTimeout(done, 50))
  const second = open(20)
  expect(await second.read('b')).toBeNull()
  expect(await kept()).toEqual(['a', 'c'])
  expect(second.bytes).toBe(20)
})

it('what a crash left half written is not counted and goes after an hour', async () => {
  const [old, young] = ['a.0123456789ab.tmp', 'b.0123456789ab.tmp'] as const
  for (const name of [old, young]) await writeFile(join(folder, name), ten)
  await utimes(join(folder, old), now / 1000 - 3601, now / 1000 - 3601)
  await utimes(join(folder, young), now / 1000 - 60, now / 1000 - 60)
  const cache = open(100)
  await cache.read('anything')
  expect(await kept()).toEqual([young])
  expect(cache.bytes).toBe(0)
})

it('a file that another process has removed is simply not there', async () => {
  const cache = open(100)
  await cache.write('a', ten)
  await rm(join(folder, 'a'))
  expect(await cache.read('a')).toBeNull()
  expect(cache.bytes).toBe(0)
})
