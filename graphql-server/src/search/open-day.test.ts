import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, localMinute } from '../../../schema/hours/calendar.ts'
import { formatDate } from '../../../schema/hours/exceptions.ts'
import { type HoursTexts, readHours, weekFields } from '../../../schema/hours/hours.ts'
import { stateAt } from '../../../schema/hours/state.ts'
import { useDatabase } from '../../test/database.ts'
import { insertBusinesses } from '../../test/fixtures.ts'
import { query } from '../../test/query.ts'
import { isCounted } from '../../test/statements.ts'
import { createPool } from '../database/client.ts'
import { createSearchEngine, type SearchEngine } from './engine.ts'

const database = useDatabase()
const minuteMs = 60_000
/** A Thursday without a holiday near, at 10:30, in the present minute's stead. */
const now = Date.parse('2026-10-22T13:30:00Z')
const christmas = Date.parse('2026-12-25T13:30:00Z')
const texts = ['08:00-12:00, 13:30-18:00', '24h', 'fechado', '18:00-02:00', '11:00-15:00', null]

type Row = HoursTexts & { id: number; cityId: number; state: string }
let rows: Row[]
let categoryIds: Map<number, number[]>

beforeAll(async () => {
  await insertBusinesses(database.pool, 300)
  const { prisma } = database
  const ids = await prisma.business.findMany({ select: { id: true }, orderBy: { id: 'asc' } })
  for (const [index, { id }] of ids.entries()) {
    const pick = (number: number) => texts[(number * 7 + (number >> 3)) % texts.length] ?? null
    const week = Object.fromEntries(weekFields.map((name, day) => [name, pick(index * 5 + day)]))
    const date = index % 8 === 0 ? '2026-12-25' : '2026-10-22'
    const specialHours = index % 4 === 0 ? `${formatDate(date)} ${pick(index) ?? 'fechado'} (Aviso)` : null
    const state = index % 25 === 0 ? 'CLOSED_TEMPORARILY' : 'PUBLISHED'
    await prisma.business.update({ where: { id }, data: { ...week, specialHours, state } })
  }
  await prisma.catalogueVersion.update({ where: { id: 1 }, data: { version: { increment: 1 } } })
  rows = (await prisma.business.findMany({ orderBy: { id: 'asc' } })) as unknown as Row[]
  const links = await prisma.businessCategory.findMany()
  categoryIds = new Map()
  for (const { businessId, categoryId } of links)
    categoryIds.set(categoryId, [...(categoryIds.get(categoryId) ?? []), businessId])
})

/** What the hours of each establishment say at a minute of a day that is no holiday. */
function byModel(moment: number, kind: 'open' | 'later' | 'unknown'): Set<number> {
  const { date, minute } = localMinute(moment)
  const matching = rows.filter((row) => {
    const hours = readHours(row)
    if (row.state !== 'PUBLISHED') return false
    if (!hours) return kind === 'unknown'
    const state = stateAt(hours, { date, minute })
    if (state.kind === 'open' || state.kind === 'always') return kind === 'open'
    if (state.kind === 'unknown') return kind === 'unknown'
    return kind === 'later' && state.opens?.date === date
  })
  return new Set(matching.map(({ id }) => id))
}

type Request = Parameters<SearchEngine['openDay']>[0]

const request: Request = { city: null, date: null, limit: 6, visitor: 'a', seed: 'abc' }
const engineAt = (moment: number, pool = database.pool) =>
  createSearchEngine({ pool, secret: 'secret', now: () => moment })
const ask = async (engine: SearchEngine, asked: Partial<Request> = {}) => {
  const day = await engine.openDay({ ...request, ...asked })
  if (!day) throw new Error('no day')
  return day
}

describe('a day that is no holiday', () => {
  it('has for each category those open now and later by their own hours, and counts those without', async () => {
    const day = await ask(engineAt(now))
    expect(day).toMatchObject({ date: '2026-10-22', city: null, holiday: null })
    const [open, later] = [byModel(now, 'open'), byModel(now, 'later')]
    expect(day.unknown.total).toBe(byModel(now, 'unknown').size)
    expect(day.categories.length).toBeGreaterThan(1)
    for (const { category, ...lists } of day.categories) {
      const members = categoryIds.get(category.id) ?? []
      for (const [list, expected] of [[lists.open, open] as const, [lists.later, later] as const]) {
        const wanted = members.filter((id) => expected.has(id))
        expect(list.total).toBe(wanted.length)
        expect(list.items).toHaveLength(Math.min(6, wanted.length))
        for (const { id } of list.items) expect(wanted).toContain(id)
      }
    }
    expect(day.categories.map(({ category }) => category.name)).toEqual(
      day.categories.map(({ category }) => category.name).toSorted((a, b) => a.localeCompare(b, 'pt-BR')),
    )
  })

  it('is the same for one seed, and another for another', async () => {
    const drawn = async (seed: string) =>
      (await ask(engineAt(now), { seed, limit: 2 })).categories.flatMap(({ open, later }) =>
        [...open.items, ...later.items].map(({ id }) => id),
      )
    expect(await drawn('one')).toEqual(await drawn('one'))
    expect(await drawn('one')).not.toEqual(await drawn('two'))
  })

  it('draws every open establishment of a category equally often', async () => {
    const engine = engineAt(now)
    const [first] = (await ask(engine)).categories.toSorted((a, b) => b.open.total - a.open.total)
    if (!first) throw new Error('no category')
    const counts = new Map<number, number>()
    const draws = 60 * first.open.total
    for (let seed = 0; seed < draws; seed += 1) {
      const { categories } = await ask(engine, { seed: String(seed), limit: 1 })
      const item = categories.find(({ category }) => category.id === first.category.id)?.open.items[0]
      counts.set(item?.id ?? 0, (counts.get(item?.id ?? 0) ?? 0) + 1)
    }
    expect(counts.size).toBe(first.open.total)
    // 60 each are expected: four and a half standard deviations, with seeds that are always the same.
    for (const count of counts.values()) expect(Math.abs(count - 60)).toBeLessThan(36)
  })

  it('has only those of the city that is asked for, and none of an unknown one', async () => {
    const city = await database.prisma.city.findFirstOrThrow({ where: { businesses: { some: {} } } })
    const day = await ask(engineAt(now), { city: city.slug })
    expect(day.city?.id).toBe(city.id)
    const inCity = rows.filter(({ cityId }) => cityId === city.id).map(({ id }) => id)
    for (const { open, later } of day.categories)
      for (const { id } of [...open.items, ...later.items]) expect(inCity).toContain(id)
    expect(await engineAt(now).openDay({ ...request, city: 'atlantida' })).toBeNull()
  })

  it('reads a day once for its minute, and cards in one statement for a hundred', async () => {
    const statements: string[] = []
    const pool = createPool({
      ...database.config,
      logger: { query: (text) => isCounted(text) && statements.push(text) },
    })
    const engine = engineAt(now, pool)
    try {
      await ask(engine)
      statements.length = 0
      const day = await ask(engine, { limit: 1 })
      const cards = new Set(
        [
          ...day.unknown.items,
          ...day.categories.flatMap((each) => [...each.open.items, ...each.later.items]),
        ].map(({ id }) => id),
      ).size
      expect(statements.length).toBeLessThanOrEqual(1 + Math.ceil(cards / 27))
    } finally {
      await pool.end()
    }
  })
})

describe('a holiday', () => {
  it('has only those with hours for that date; the others have not confirmed it', async () => {
    const day = await ask(engineAt(christmas))
    expect(day.holiday).toMatchObject({ date: '2026-12-25', name: 'Natal' })
    const confirmed = rows.filter(({ specialHours }) => specialHours?.startsWith('25/12/2026'))
    const shown = day.categories.flatMap(({ open, later }) => [...open.items, ...later.items])
    const before = (row: Row) => {
      const hours = readHours({ ...row, specialHours: null })
      const state = hours && stateAt(hours, { date: '2026-12-25', minute: 0 })
      return state?.kind === 'open'
    }
    for (const { id } of shown) {
      const row = rows.find((each) => each.id === id) as Row
      expect(confirmed.includes(row) || before(row)).toBe(true)
    }
    expect(day.unknown.total).toBeGreaterThan(100)
  })

  it('ahead shows all that open on it, none as open, and is announced from 14 days before', async () => {
    const engine = engineAt(christmas - 14 * 1440 * minuteMs)
    expect((await ask(engine)).holidays).toMatchObject([{ name: 'Natal' }])
    const day = await ask(engine, { date: '2026-12-25' })
    const opening = rows.filter(
      ({ specialHours, state }) =>
        state === 'PUBLISHED' && /^25\/12\/2026 (?!fechado)/.test(specialHours ?? ''),
    )
    const shown = day.categories.flatMap(({ open, later }) => {
      expect(open.total).toBe(0)
      return later.items.map(({ id }) => id)
    })
    for (const id of shown) expect(opening.map((row) => row.id)).toContain(id)
    expect(shown.length).toBeGreaterThan(0)
    expect((await ask(engineAt(christmas - 15 * 1440 * minuteMs))).holidays).toEqual([])
  })

  it('is one in its own city only', async () => {
    const city = await database.prisma.city.findFirstOrThrow({ where: { businesses: { some: {} } } })
    await database.prisma.city.update({ where: { id: city.id }, data: { holidays: '22/10 Padroeira' } })
    await database.prisma.$executeRaw`UPDATE catalogue_version SET version = version + 1 WHERE id = 1`
    await database.prisma.$executeRaw`
      INSERT INTO catalogue_version (id, version) VALUES (3, 1) ON DUPLICATE KEY UPDATE version = version + 1`
    expect((await ask(engineAt(now), { city: city.slug })).holiday?.name).toBe('Padroeira')
    expect((await ask(engineAt(now))).holiday).toBeNull()
  })
})

describe('the question', () => {
  const today = localMinute(Date.now()).date
  it.each([
    [{ date: addDays(today, 15) }, 'date', 'A data (date) deve ser de hoje a 14 dias'],
    [{ date: addDays(today, -1) }, 'date', 'A data (date)'],
    [{ date: '2026-02-30' }, 'date', 'A data (date)'],
    [{ limit: 7 }, 'limit', 'O limite (limit) deve ser um número inteiro de 1 a 6.'],
    [{ seed: '' }, 'seed', 'A semente (seed)'],
  ])('refuses %j by name', async (variables, field, message) => {
    const { errors } = await query(
      database,
      'query ($date: String, $limit: Int, $seed: String) { openDay(date: $date, limit: $limit, seed: $seed) { date } }',
      { variables },
    )
    expect(errors?.[0]?.extensions.fields).toEqual({ [field]: expect.stringContaining(message) })
  })
})
