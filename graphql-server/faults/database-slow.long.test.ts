import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProductProcess } from '../test/product-process.ts'
import { insertSmallCatalogue } from '../test/small-catalogue.ts'
import { type Answer, ask, askGraphQL, isUnavailable } from './ask.ts'
import { useKillableDatabase } from './killable-database.ts'

const database = useKillableDatabase()
const folder = mkdtempSync(join(tmpdir(), 'guia-database-slow-'))

beforeAll(() => database.using((_pool, prisma) => insertSmallCatalogue(prisma)))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** How many requests the product may work on concurrently here, and how many are sent. */
const maxConcurrency = 20
const requestCount = 100

const search = (origin: string, turn: number) =>
  askGraphQL({
    origin,
    query: `query ($seed: String) {
      searchBusinesses(order: RANDOM, seed: $seed) { items { name } pagination { total } }
    }`,
    variables: { seed: `turn ${turn}` },
  })

it('a database that hangs holds a bounded number of requests for a bounded time, and turns the rest away', async () => {
  const environment = { REQUESTS_AT_ONCE: String(maxConcurrency) }
  const product = await startProductProcess({ config: database.config, folder, environment })
  const { origin } = product
  expect((await search(origin, 0)).kind).toBe('answered')

  database.freeze()
  const answers: Answer[] = []
  const asked = Array.from({ length: requestCount }, async (_, turn) => {
    answers.push(await search(origin, 1 + turn))
  })
  // Turned away before one of the others has an answer: those wait for the database.
  await expect
    .poll(() => answers.length, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(requestCount - maxConcurrency)
  expect(answers.slice(0, requestCount - maxConcurrency).every(isUnavailable)).toBe(true)
  expect(await ask(`${origin}/health/live`)).toMatchObject({ kind: 'answered', status: 200 })
  expect(isUnavailable(await ask(`${origin}/health/ready`))).toBe(true)

  // Nothing thaws it: what was taken in is given up by itself.
  await Promise.all(asked)
  expect(answers.filter((answer) => !isUnavailable(answer))).toEqual([])
  const figures = await ask(`${origin}/metrics`)
  const shed = /http_requests_shed_total\{reason="requests"\} (\d+)/.exec(
    figures.kind === 'answered' ? figures.text : '',
  )?.[1]
  expect(Number(shed)).toBeGreaterThanOrEqual(requestCount - maxConcurrency)

  database.thaw()
  await expect.poll(() => search(origin, 0), { timeout: 60_000 }).toMatchObject({ status: 200 })
  const after = await Promise.all(Array.from({ length: maxConcurrency }, (_, turn) => search(origin, turn)))
  for (const answer of after) {
    expect(answer).toMatchObject({ body: { data: { searchBusinesses: { pagination: { total: 1 } } } } })
  }
  expect(await product.end('SIGTERM')).toEqual({ status: 0, signal: null })
}, 180_000)
