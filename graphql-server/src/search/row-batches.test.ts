import type { Pool } from 'mariadb'
import { beforeEach, expect, it } from 'vitest'
import { readCardRows } from './cards.ts'
import { RowBatches } from './row-batches.ts'

/** What each statement was asked for. */
let asked: number[][] = []
let version = 1

const pool = {
  execute: async (_sql: string, ids: number[]) => {
    asked.push([...new Set(ids)])
    return ids.map((id) => ({ id, catalogueVersion: version }))
  },
} as unknown as Pool

const batchesOn = (pool: Pool) => new RowBatches((ids) => readCardRows(pool, ids), 27)

beforeEach(() => {
  asked = []
})

const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)

it('asks for pages of the same turn together, and for an id in two of them once', async () => {
  const batches = batchesOn(pool)
  const pages = await Promise.all([batches.read([3, 1]), batches.read([1, 2])])
  expect(asked).toEqual([[3, 1, 2]])
  for (const { rows } of pages) expect(rows.get(1)).toMatchObject({ id: 1 })
})

it('asks for three pages of nine at a time, and for larger ones alone', async () => {
  const batches = batchesOn(pool)
  const firsts = [1, 101, 201, 301]
  await Promise.all([
    ...firsts.map((first) => batches.read(idsFrom(first, 9))),
    batches.read(idsFrom(401, 100)),
  ])
  expect(asked.map((ids) => ids.length)).toEqual([27, 9, 100])
})

it('asks anew for whoever comes after the statement left', async () => {
  const batches = batchesOn(pool)
  const early = batches.read([1])
  await new Promise((turn) => setImmediate(turn))
  version = 2
  const late = batches.read([1])
  expect((await early).version).toBe(1)
  expect((await late).version).toBe(2)
  expect(asked).toEqual([[1], [1]])
})

it('fails for everybody in it, and for nobody after', async () => {
  const broken = { execute: async () => Promise.reject(new Error('away')) } as unknown as Pool
  const batches = batchesOn(broken)
  const outcomes = await Promise.allSettled([batches.read([1]), batches.read([2])])
  expect(outcomes).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  Object.assign(broken, pool)
  expect((await batches.read([1])).rows.size).toBe(1)
})
