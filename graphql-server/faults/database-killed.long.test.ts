import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomFrom } from '../demo/random.ts'
import { startProductProcess } from '../test/product-process.ts'
import { insertSmallCatalogue } from '../test/small-catalogue.ts'
import { insertAdministrator } from './administrator.ts'
import { type Answer, ask, askGraphQL, isUnavailable } from './ask.ts'
import { useKillableDatabase } from './killable-database.ts'
import { Ledger } from './ledger.ts'
import { Writer } from './writer.ts'

const database = useKillableDatabase()
const folder = mkdtempSync(join(tmpdir(), 'guia-database-killed-'))
let token: string

beforeAll(() =>
  database.using(async (_pool, prisma) => {
    await insertSmallCatalogue(prisma)
    token = await insertAdministrator(prisma)
  }),
)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What readers ask, and what a right answer has in it, whatever writers add. */
const readers: Record<string, { ask(origin: string, turn: number): Promise<Answer>; right: string }> = {
  GraphQL: {
    ask: (origin, turn) =>
      askGraphQL({
        origin,
        query: `query ($seed: String) {
          searchBusinesses(filter: { name: "cantina" }, order: RANDOM, seed: $seed) {
            items { name } pagination { total }
          }
        }`,
        variables: { seed: `turn ${turn}` },
      }),
    right: '{"items":[{"name":"Cantina da Serra"}],"pagination":{"total":1}}',
  },
  REST: { ask: (origin) => ask(`${origin}/api/businesses/1`), right: '"name":"Cantina da Serra"' },
  page: { ask: (origin) => ask(`${origin}/cantina-da-serra`), right: '<title>Cantina da Serra' },
}

it('a killed database is a 503 with Retry-After everywhere, until it is back', async () => {
  const beginning = 'Obra '
  const product = await startProductProcess({ config: database.config, folder })
  const { origin } = product
  const answers = { GraphQL: [] as Answer[], REST: [] as Answer[], page: [] as Answer[] }
  const written: Answer[] = []
  let isOver = false
  const ledger = new Ledger()
  const writers = [1, 2].map((number) => {
    const places = { cityId: '1', neighborhoodId: '1', categoryIds: ['1'], subcategoryIds: ['4'] }
    return new Writer({ name: `${beginning}${number}`, random: randomFrom(number), ledger, token, places })
  })
  const load = [
    ...Object.entries(readers).flatMap(([kind, reader]) =>
      [1, 2, 3].map(async () => {
        const list = answers[kind as keyof typeof answers]
        while (!isOver) list.push(await reader.ask(origin, list.length))
      }),
    ),
    ...writers.map(async (writer) => {
      while (!isOver) written.push(await writer.write(origin))
    }),
  ]
  const kinds = () => [...Object.values(answers), written]
  /** Every reader and writer has met `holds` since now. */
  const all = async (holds: (answer: Answer) => boolean) => {
    const marks = kinds().map((list) => list.length)
    await expect
      .poll(() => kinds().map((list, index) => list.slice(marks[index]).some(holds)), { timeout: 60_000 })
      .toEqual(kinds().map(() => true))
  }
  const isGood = (answer: Answer) => answer.kind === 'answered' && answer.status === 200

  await all(isGood)
  database.kill()
  await all(isUnavailable)
  expect(isUnavailable(await ask(`${origin}/health/ready`))).toBe(true)
  expect(await ask(`${origin}/health/live`)).toMatchObject({ kind: 'answered', status: 200 })
  const page = await ask(`${origin}/cantina-da-serra`)
  expect(page).toMatchObject({ text: expect.stringContaining('<html lang="pt-BR">') })

  database.comeBack()
  await all(isGood)
  isOver = true
  await Promise.all(load)
  const late = await Promise.all(Object.values(readers).map((reader) => reader.ask(origin, 0)))
  expect(late.filter((answer) => !isGood(answer))).toEqual([])

  expect(
    product
      .said()
      .split('\n')
      .filter((line) => line.includes('"msg":"unexpected error"')),
  ).toEqual([])
  for (const [kind, list] of Object.entries(answers)) {
    const wrong = list.filter(
      (answer) => !isUnavailable(answer) && !(isGood(answer) && isRight(answer, kind)),
    )
    expect(wrong, kind).toEqual([])
  }
  expect(written.filter((answer) => !isUnavailable(answer) && !isGood(answer))).toEqual([])
  expect(writers.flatMap(({ problems }) => problems)).toEqual([])
  expect(await database.using((pool) => ledger.settle(pool, beginning))).toEqual([])
  expect(product.isRunning()).toBe(true)
  expect(await product.end('SIGTERM')).toEqual({ status: 0, signal: null })
}, 180_000)

function isRight(answer: Answer, kind: string): boolean {
  return answer.kind === 'answered' && answer.text.includes(readers[kind]?.right ?? '')
}
