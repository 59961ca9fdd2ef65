import { beforeEach, describe, expect, it } from 'vitest'
import { insertCatalogue } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { query } from '../../test/query.ts'
import { redisServer } from '../../test/redis-server.ts'
import { Counters } from '../limits/counters.ts'
import { connectRedis } from '../limits/redis-counters.ts'
import { createEmptySearches, type EmptySearches, purgeEmptySearches } from './empty-searches.ts'
import { notedWords } from './noted-words.ts'

const database = useDatabase()
const hour = 3_600_000
let now: number
let emptySearches: EmptySearches

beforeEach(async () => {
  await database.prisma.searchMiss.deleteMany()
  now = Date.parse('2026-11-22T15:00:00Z')
  emptySearches = createEmptySearches(database.prisma, new Counters(), () => now)
})

async function note(words: string, visitors: number, from = 1) {
  for (let visitor = from; visitor < from + visitors; visitor += 1)
    await emptySearches.note(words, `10.0.0.${visitor}`)
}

const rows = () => database.prisma.searchMiss.findMany({ orderBy: [{ day: 'asc' }, { words: 'asc' }] })

describe('words that found nothing are written down', () => {
  it('once five visitors of a day have looked for them, each counted once', async () => {
    await note('Encanador', 4)
    await note('encanador', 4)
    expect(await rows()).toEqual([])
    await note(' ENCANADÓR ', 1, 5)
    await note('encanador', 9)
    expect(await rows()).toEqual([{ day: new Date('2026-11-22'), words: 'encanador', visitors: 9 }])
  })

  it('never for visitors of two days together', async () => {
    await note('encanador', 4)
    now += 24 * hour
    await note('encanador', 4)
    expect(await rows()).toEqual([])
  })

  it('once five visitors have looked for them, whichever process each of them asked', async () => {
    const { url } = await redisServer()
    const clients = [await connectRedis(url), await connectRedis(url)]
    const processes = clients.map((client) => new Counters({ client }))
    // A connection is there once it has answered.
    const shared = () => Promise.all(processes.map((counters, index) => counters.share('x', `${index}`, 60)))
    await expect.poll(async () => new Set(await shared()).size).toBe(1)
    const [one, other] = processes.map((counters) =>
      createEmptySearches(database.prisma, counters, () => now),
    ) as [EmptySearches, EmptySearches]
    for (const visitor of [1, 2, 3, 3]) await one.note('chaveiro', `10.0.0.${visitor}`)
    for (const visitor of [3, 4]) await other.note('chaveiro', `10.0.0.${visitor}`)
    expect(await rows()).toEqual([])
    await one.note('chaveiro', '10.0.0.5')
    await other.note('chaveiro', '10.0.0.6')
    expect(await rows()).toMatchObject([{ words: 'chaveiro', visitors: 6 }])
    for (const client of clients) client.destroy()
  })

  it('never for the addresses of one network', async () => {
    for (let host = 1; host <= 20; host += 1) await emptySearches.note('encanador', `2001:db8:1:2::${host}`)
    expect(await rows()).toEqual([])
  })

  it.each([
    '11 98765-4321',
    'maria@exemplo.test',
    'rua 7',
    'maria da silva souza santos',
    'x'.repeat(61),
    'onde tem padaria',
    'esse prefeito rouba',
    'Não gostei daqui',
    'fecharam a padaria central.',
    '<b>padaria</b>',
    'a',
    '',
    '…',
  ])('never when they are %j', async (text) => {
    await note(text, 6)
    expect(await rows()).toEqual([])
  })

  it('by one visitor for twenty of them a day at most', async () => {
    const words = Array.from({ length: 30 }, (_, index) => `palavra ${String.fromCharCode(97 + index)}x`)
    const plain = words.filter((text) => /^[a-z ]+$/.test(text))
    for (const text of plain) await note(text, 5)
    expect(await rows()).toHaveLength(20)
  })

  it('whatever else is looked for: a flood makes no visitor new', async () => {
    const letters = (index: number) =>
      [...String(index).padStart(5, '0')].map((digit) => String.fromCharCode(97 + Number(digit))).join('')
    await note('encanador', 4)
    for (let index = 0; index < 20_500; index += 1)
      await emptySearches.note(letters(index), `2001:db8:0:${(index % 4000).toString(16)}::1`)
    await note('encanador', 4)
    expect(await rows()).toEqual([])
    await note('chaveiro', 6, 10)
    expect(await rows()).toEqual([])
  })
})

it.each(['dr. silva', 'Pães e Doces', 'São José', 'auto peças ltda.', "joana d'arc", 'Sem Parar'])(
  '%j is no sentence',
  (text) => {
    expect(notedWords(text)).not.toBeNull()
  },
)

it('what is older than ninety days is erased', async () => {
  const days = ['2026-08-23', '2026-08-24', '2026-11-22'].map((day) => new Date(day))
  await database.prisma.searchMiss.createMany({ data: days.map((day) => ({ day, words: 'x', visitors: 5 })) })
  expect(await purgeEmptySearches(database.prisma, now)).toBe(1)
  expect((await rows()).map(({ day }) => day)).toEqual(days.slice(1))
})

describe('over GraphQL', () => {
  const report = 'mutation ($filter: BusinessFilter!) { reportEmptySearch(filter: $filter) }'
  const list = `{ emptySearchPage(perPage: 2) {
    items { words visitors lastDay } pagination { total totalPages }
  } }`
  const viewer = { id: 1, role: 'admin' } as const

  it('only names that find nothing without any other filter are counted', async () => {
    await insertCatalogue(database.pool, {
      cities: { taubate: ['centro'], lorena: ['centro'] },
      businesses: [{ name: 'Padaria', city: 'taubate', neighborhood: 'centro' }],
    })
    const filters = [
      { name: 'padaria' },
      { city: 'lorena' },
      { name: 'padaria', city: 'lorena' },
      { name: 'padaria', city: 'nenhuma' },
      { name: 'Padaria', openNow: true, category: 'nenhuma' },
      { name: 'encanador', city: 'lorena' },
    ]
    for (const filter of filters)
      for (let host = 1; host <= 5; host += 1) {
        const address = `10.0.0.${host}`
        const { data } = await query({ ...database, emptySearches }, report, {
          variables: { filter },
          address,
        })
        expect(data).toEqual({ reportEmptySearch: true })
      }
    expect((await rows()).map(({ words }) => words)).toEqual(['encanador'])
  })

  it('administrators see all days together, what most looked for first, and take words off', async () => {
    const days = ['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => new Date(day))
    await database.prisma.searchMiss.createMany({
      data: [
        { day: days[0] as Date, words: 'dentista', visitors: 6 },
        { day: days[1] as Date, words: 'dentista', visitors: 7 },
        { day: days[1] as Date, words: 'encanador', visitors: 9 },
        { day: days[2] as Date, words: 'chaveiro', visitors: 9 },
      ],
    })
    const services = { ...database, emptySearches }
    const { data, errors } = await query(services, list, { viewer })
    expect(errors).toBeUndefined()
    expect(data?.emptySearchPage).toEqual({
      items: [
        { words: 'dentista', visitors: 13, lastDay: '2026-11-21' },
        { words: 'chaveiro', visitors: 9, lastDay: '2026-11-22' },
      ],
      pagination: { total: 3, totalPages: 2 },
    })
    const remove = 'mutation ($words: String!) { deleteEmptySearch(words: $words) }'
    const ask = () => query(services, remove, { viewer, variables: { words: 'dentista' } })
    expect((await ask()).data).toEqual({ deleteEmptySearch: true })
    expect((await ask()).data).toEqual({ deleteEmptySearch: false })
    expect(await database.prisma.searchMiss.groupBy({ by: ['words'] })).toHaveLength(2)
  })
})
