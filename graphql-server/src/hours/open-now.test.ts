import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { addDays, localMinute } from '../../../schema/hours/calendar.ts'
import { formatDate } from '../../../schema/hours/exceptions.ts'
import { type HoursTexts, readHours, weekFields } from '../../../schema/hours/hours.ts'
import { isOpenAt } from '../../../schema/hours/state.ts'
import { useDatabase } from '../../test/database.ts'
import { insertBusinesses } from '../../test/fixtures.ts'
import { query } from '../../test/query.ts'
import { useRestServer } from '../../test/rest.ts'
import { isCounted } from '../../test/statements.ts'
import { createPool, withConnection } from '../database/client.ts'
import { createSearchEngine } from '../search/engine.ts'
import { hoursState, readHoursStates } from './open-now.ts'

const database = useDatabase()
const rest = useRestServer(database)

const minuteMs = 60_000
const texts = [
  '24h',
  'fechado',
  '08:00-12:00, 13:30-18:00',
  '18:00-02:00',
  '06:00-20:00',
  '00:00-06:30',
  null,
]

/** The same choice for the same number. */
const pick = (number: number): string | null => texts[(number * 7 + (number >> 3)) % texts.length] ?? null

const today = localMinute(Date.now()).date
let rows: (HoursTexts & { id: number })[]
let ids: Int32Array

beforeAll(async () => {
  await insertBusinesses(database.pool, 300)
  const { prisma } = database
  const all = await prisma.business.findMany({ select: { id: true }, orderBy: { id: 'asc' } })
  for (const [index, { id }] of all.entries()) {
    const week = Object.fromEntries(
      weekFields.map((name, day) => [name, pick(index * 5 + day * (index % 3))]),
    )
    const date = formatDate(addDays(today, (index % 9) - 4))
    const specialHours = index % 4 === 0 ? `${date} ${pick(index * 3) ?? 'fechado'} (Festa)` : null
    await prisma.business.update({ where: { id }, data: { ...week, specialHours } })
  }
  rows = (await prisma.business.findMany({ orderBy: { id: 'asc' } })) as typeof rows
  ids = Int32Array.from(rows, ({ id }) => id)
})

/** What each establishment's own hours say: open, not open, or unknown for that day. */
function byModel(minute: number, isOpen: boolean | null): number[] {
  const now = localMinute(minute * minuteMs)
  return rows.flatMap(({ id, ...row }) => {
    const hours = readHours(row)
    return (hours && isOpenAt(hours, now)) === isOpen ? [id] : []
  })
}

const openByModel = (minute: number) => byModel(minute, true)
const withUnknownByModel = (minute: number) =>
  [...openByModel(minute), ...byModel(minute, null)].sort((a, b) => a - b)

it('finds at any minute exactly those whose own hours say so, exceptions and midnight included', async () => {
  const start = Math.floor(Date.now() / minuteMs)
  const minutes = fc.integer({ min: start - 5 * 1440, max: start + 5 * 1440 })
  await fc.assert(
    fc.asyncProperty(minutes, async (minute) => {
      const states = await withConnection(database.pool, (connection) => readHoursStates(connection, minute))
      const withState = (state: number) => [...ids.filter((id) => states[id] === state)]
      expect(withState(hoursState.open)).toEqual(openByModel(minute))
      expect(withState(hoursState.unknown)).toEqual(byModel(minute, null))
    }),
    { numRuns: 60 },
  )
})

interface Page {
  items: { id: string }[]
  pagination: { total: number; moment: string | null; seed: string | null; unknownHours: number | null }
}

async function search(variables: Record<string, unknown>) {
  const { data, errors } = await query(
    database,
    `query ($filter: BusinessFilter, $order: BusinessOrder, $page: Int, $seed: String, $moment: String) {
      page: searchBusinesses(filter: $filter, order: $order, page: $page, perPage: 50, seed: $seed, moment: $moment) {
        items { id }
        pagination { total moment seed unknownHours }
      }
    }`,
    { variables },
  )
  return { page: data?.page as Page, fields: errors?.[0]?.extensions?.fields }
}

const iso = (minute: number) => new Date(minute * minuteMs).toISOString()

it('pages of one seed and moment hold everything that is open once, and only that', async () => {
  const minute = Math.floor(Date.now() / minuteMs) - 700
  const filter = { openNow: true }
  const found: number[] = []
  for (const page of [1, 2, 3, 4, 5, 6]) {
    const answer = await search({ filter, order: 'RANDOM', page, seed: 'abc', moment: iso(minute) })
    expect(answer.page.pagination).toMatchObject({ moment: iso(minute), total: openByModel(minute).length })
    found.push(...answer.page.items.map(({ id }) => Number(id)))
  }
  expect(found.toSorted((a, b) => a - b)).toEqual(openByModel(minute))
})

it('pages with those without hours for the day hold both once, and show how many are without', async () => {
  const minute = Math.floor(Date.now() / minuteMs) - 700
  const filter = { openNow: true, includeUnknownHours: true }
  const found: number[] = []
  for (const page of [1, 2, 3, 4, 5, 6]) {
    const answer = await search({ filter, order: 'RANDOM', page, seed: 'abc', moment: iso(minute) })
    expect(answer.page.pagination.unknownHours).toBe(byModel(minute, null).length)
    found.push(...answer.page.items.map(({ id }) => Number(id)))
  }
  expect(found.toSorted((a, b) => a - b)).toEqual(withUnknownByModel(minute))
  const without = await search({ filter: { openNow: true }, moment: iso(minute) })
  expect(without.page.pagination).toMatchObject({
    total: openByModel(minute).length,
    unknownHours: byModel(minute, null).length,
  })
  const { pagination } = (await search({ filter: { includeUnknownHours: true } })).page
  expect(pagination).toMatchObject({ total: 300, unknownHours: null })
})

it('a minute is looked up in six statements at most, once for all searches and pages of it', async () => {
  const statements: string[] = []
  const pool = createPool({
    ...database.config,
    connectionLimit: 1,
    logger: { query: (text) => isCounted(text) && statements.push(text) },
  })
  const engine = createSearchEngine({ pool, secret: 'secret' })
  const moment = iso(Math.floor(Date.now() / minuteMs) - 60)
  const find = (filter: object, page = 1) =>
    engine.search({ filter, order: 'NEWEST', page, perPage: 9, isFull: false, visitor: 'a', moment })
  try {
    await find({})
    statements.length = 0
    await find({ openNow: true })
    const ofHours = () => statements.filter((text) => /_hours\b/.test(text) && !/b\.`?name/.test(text))
    expect([4, 5, 6]).toContain(ofHours().length)
    statements.length = 0
    for (const page of [2, 3]) await find({ openNow: true, includeUnknownHours: true }, page)
    expect(ofHours()).toEqual([])
  } finally {
    await pool.end()
  }
})

it('without a moment it is the present minute, which comes back; without the filter there is none', async () => {
  const before = Math.floor(Date.now() / minuteMs)
  const { page } = await search({ filter: { openNow: true } })
  const minute = Date.parse(page.pagination.moment ?? '') / minuteMs
  expect([before, before + 1]).toContain(minute)
  expect(page.pagination.total).toBe(openByModel(minute).length)
  expect((await search({ filter: {} })).page.pagination).toMatchObject({ total: 300, moment: null })
})

it('what is changed is found at once', async () => {
  const minute = Math.floor(Date.now() / minuteMs)
  const variables = { filter: { openNow: true }, moment: iso(minute) }
  await search(variables)
  const closed = rows.find(({ id }) => !openByModel(minute).includes(id))
  const id = closed?.id ?? 0
  const { total } = (await search(variables)).page.pagination
  await database.prisma.business.update({
    where: { id },
    data: { ...Object.fromEntries(weekFields.map((name) => [name, '24h'])), specialHours: null },
  })
  await database.prisma.catalogueVersion.update({ where: { id: 1 }, data: { version: { increment: 1 } } })
  expect((await search(variables)).page.pagination.total).toBe(total + 1)
})

it.each([
  ['ahead', iso(Math.floor(Date.now() / minuteMs) + 3)],
  ['older than a day', iso(Math.floor(Date.now() / minuteMs) - 1445)],
  ['with seconds', new Date(Math.floor(Date.now() / minuteMs) * minuteMs - 1000).toISOString()],
  ['no time', 'agora'],
])('a moment %s is refused by name', async (_, moment) => {
  const { fields } = await search({ filter: { openNow: true }, moment })
  expect(fields).toEqual({ moment: expect.stringContaining('O momento (moment) deve ser um minuto inteiro') })
})

it('REST filters by openNow=true, sends the moment for the next page, and refuses others', async () => {
  const { status, body } = await rest.ask('GET /businesses/search?openNow=true&random=true&seed=a')
  expect(status).toBe(200)
  const { moment, total, unknownHours } = body.pagination as unknown as {
    moment: string
    total: number
    unknownHours: number
  }
  const both = await rest.ask(
    `GET /businesses/search?openNow=true&includeUnknownHours=true&moment=${encodeURIComponent(moment)}`,
  )
  expect(both.body.pagination).toMatchObject({ total: total + unknownHours, unknownHours })
  expect((await rest.ask('GET /businesses/search')).body.pagination).not.toHaveProperty('unknownHours')
  const next = await rest.ask(
    `GET /businesses/search?openNow=true&random=true&seed=a&page=2&moment=${encodeURIComponent(moment)}`,
  )
  expect(next.body.pagination).toMatchObject({ moment, total, page: 2 })
  const refused = await rest.ask('GET /businesses/search?openNow=true&moment=2020-01-01T00:00:00.000Z')
  expect([refused.status, Object.keys(refused.body.details as object)]).toEqual([400, ['moment']])
})
