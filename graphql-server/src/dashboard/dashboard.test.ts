import { beforeAll, describe, expect, it } from 'vitest'
import { type BusinessRow, insertCatalogue } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { query } from '../../test/query.ts'
import { countingPrisma } from '../../test/statements.ts'

const database = useDatabase()

/** In UTC; São Paulo is three hours behind, two with daylight saving. */
const moments = [
  '2026-11-01 02:59:59.999', // still October
  '2026-11-01 03:00:00.000',
  '2026-11-15 12:00:00.000',
  '2026-11-16 02:59:59.999', // still the 15th
  '2026-12-01 02:59:59.999', // still November
  '2026-12-01 03:00:00.000',
  '2018-11-04 02:59:59.999', // still the 3rd: daylight saving begins with the next millisecond
  '2018-11-04 03:00:00.000',
  '2018-11-05 01:59:59.999', // still the 4th
  '2018-11-05 02:00:00.000',
  '2019-02-17 02:30:00.000', // still the 16th, in the hour that came twice
  '2019-02-17 03:00:00.000',
]

beforeAll(() =>
  insertCatalogue(database.pool, {
    cities: { taubate: ['centro'], bananal: [], outra: [] },
    categories: { comida: [], saude: [] },
    businesses: moments.map(
      (createdAt, index): BusinessRow => ({
        name: `Padaria ${index + 1}`,
        city: 'taubate',
        neighborhood: 'centro',
        createdAt,
      }),
    ),
  }),
)

const ask = (document: string, variables = {}) =>
  query(database, document, { variables, viewer: { id: 1, role: 'admin' } })

it('the totals are counted', async () => {
  const { data } = await ask('{ dashboardStats { totalBusinesses totalCities totalCategories } }')
  expect(data?.dashboardStats).toEqual({ totalBusinesses: 12, totalCities: 3, totalCategories: 2 })
})

it('the most recent come newest first, six unless it is said otherwise', async () => {
  const { data } = await ask(
    '{ six: recentBusinesses { id } two: recentBusinesses(limit: 2) { name address { city { slug } } } }',
  )
  expect(data?.six).toEqual(['6', '5', '4', '3', '2', '1'].map((id) => ({ id })))
  expect(data?.two).toMatchObject([
    { name: 'Padaria 6', address: { city: { slug: 'taubate' } } },
    { name: 'Padaria 5' },
  ])
})

describe('registrations by day', () => {
  const byDay = async (month: string) => {
    const { data, errors } = await ask(
      'query ($month: String!) { registrationsByDay(month: $month) { date count } }',
      {
        month,
      },
    )
    expect(errors).toBeUndefined()
    return data?.registrationsByDay as { date: string; count: number }[]
  }
  const filled = async (month: string) =>
    Object.fromEntries(
      (await byDay(month)).filter(({ count }) => count > 0).map(({ date, count }) => [date, count]),
    )

  it('have every day of the month in order, those without any too', async () => {
    const days = await byDay('2026-11')
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 30 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`),
    )
    expect(await byDay('2024-02')).toHaveLength(29)
  })

  it.each([
    ['2026-10', { '2026-10-31': 1 }],
    ['2026-11', { '2026-11-01': 1, '2026-11-15': 2, '2026-11-30': 1 }],
    ['2026-12', { '2026-12-01': 1 }],
    ['2018-11', { '2018-11-03': 1, '2018-11-04': 2, '2018-11-05': 1 }],
    ['2019-02', { '2019-02-16': 1, '2019-02-17': 1 }],
    ['2026-09', {}],
    ['1000-01', {}],
    ['2999-12', {}],
  ])('of %s are counted by the calendar of São Paulo', async (month, counts) => {
    expect(await filled(month)).toEqual(counts)
  })

  it('cost one statement', async () => {
    const { prisma, statements } = countingPrisma(database.config)
    await query({ prisma }, '{ registrationsByDay(month: "2026-11") { count } }', {
      viewer: { id: 1, role: 'admin' },
    })
    await prisma.$disconnect()
    expect(statements).toHaveLength(1)
  })

  it.each(['2026-13', '2026-00', '2026-1', '26-11', '2026-11-01', '', ' 2026-11', '9999-12'])(
    'of no month are refused: %j',
    async (month) => {
      const { errors } = await ask('query ($month: String!) { registrationsByDay(month: $month) { date } }', {
        month,
      })
      const message = 'Informe o mês (month) como ano e mês, por exemplo 2026-11.'
      expect(errors?.[0]).toMatchObject({
        message,
        extensions: { code: 'BAD_USER_INPUT', fields: { month: message } },
      })
    },
  )
})

it('drafts that a source has made count in no total and on no day until they are published', async () => {
  const count = async () => {
    const { data } = await ask(
      '{ dashboardStats { totalBusinesses } registrationsByDay(month: "2026-12") { count } recentBusinesses { id } }',
    )
    const { dashboardStats, registrationsByDay, recentBusinesses } = data as {
      dashboardStats: { totalBusinesses: number }
      registrationsByDay: { count: number }[]
      recentBusinesses: { id: string }[]
    }
    const onDays = registrationsByDay.reduce((sum, each) => sum + each.count, 0)
    return [dashboardStats.totalBusinesses, onDays, recentBusinesses[0]?.id]
  }
  const { prisma } = database
  const row = {
    source: 'Overture Maps',
    reference: 'a',
    contentHash: 'x',
    proposed: [],
    lastRunOn: '2026-11-26',
  }
  await prisma.sourceRecord.create({ data: { ...row, businessId: 6, actKey: 'a' } })
  expect(await count()).toEqual([12, 1, '6'])
  await prisma.business.update({ where: { id: 6 }, data: { state: 'DRAFT' } })
  expect(await count()).toEqual([11, 0, '5'])
  await prisma.business.update({ where: { id: 6 }, data: { state: 'PUBLISHED' } })
})

describe('all registrations', () => {
  const document =
    'query ($after: ID, $limit: Int! = 1000) { registrations(after: $after, limit: $limit) { id createdAt } }'
  const askPage = async (variables: object) => {
    const { data, errors } = await ask(document, variables)
    expect(errors).toBeUndefined()
    return data?.registrations as { id: string; createdAt: string }[]
  }

  it('come in pieces that neither repeat nor leave out', async () => {
    const all: { id: string }[] = []
    for (let after: string | null = null; ; after = all.at(-1)?.id ?? null) {
      const piece = await askPage({ after, limit: 5 })
      if (piece.length === 0) break
      all.push(...piece)
    }
    expect(all.map(({ id }) => id)).toEqual(moments.map((_, index) => String(index + 1)))
    expect(await askPage({})).toHaveLength(moments.length)
    expect((await askPage({ limit: 1 }))[0]).toEqual({ id: '1', createdAt: '2026-11-01T02:59:59.999Z' })
  })

  it('may be asked for ten thousand at a time, and after any id', async () => {
    expect(await askPage({ limit: 10_000 })).toHaveLength(moments.length)
    for (const after of ['9999999999', '2147483648', '12']) expect(await askPage({ after })).toEqual([])
    expect(await askPage({ after: '0' })).toHaveLength(moments.length)
  })

  it.each([{ limit: 0 }, { limit: 10_001 }, { after: 'abc' }, { after: '-1' }])(
    'are refused for %j',
    async (variables) => {
      const { errors } = await ask(document, variables)
      expect(errors).toMatchObject([
        {
          extensions: {
            code: 'BAD_USER_INPUT',
            fields: { [Object.keys(variables)[0] as string]: expect.any(String) },
          },
        },
      ])
    },
  )
})
