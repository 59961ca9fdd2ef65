import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useBusinessWrites } from '../../test/business-writes.ts'
import { query } from '../../test/query.ts'
import { texts } from '../messages/texts.ts'
import { claimSearch, refreshPairs } from './refresh-pairs.ts'

const { database, run, create, update, remove } = useBusinessWrites()
let ids: string[]

beforeEach(async () => {
  await database.prisma.business.deleteMany()
  await database.prisma.pairSearch.deleteMany()
  await database.prisma.distinctPair.deleteMany()
  ids = []
  for (const name of ['Pizzaria Bella Napoli', 'Bella Napoli Pizzas Ltda', 'Auto Peças Serrano'])
    ids.push(String((await create({ name, phone: '1238421055' })).id))
})

const pairs = async () => {
  const { data } = await query(
    database,
    '{ businessPairs { items { reasons first { name } second { name } } pagination { total } } }',
    { viewer: { id: 1, role: 'admin' } },
  )
  return data?.businessPairs as { items: object[]; pagination: { total: number } }
}
const mark = (firstId?: string, secondId?: string) =>
  run('mutation ($firstId: ID!, $secondId: ID!) { markDistinct(firstId: $firstId, secondId: $secondId) }', {
    firstId,
    secondId,
  })

describe('likely pairs', () => {
  it('are kept by a search, with their reasons, until one of the two is deleted', async () => {
    expect(await refreshPairs(database.prisma)).toBe(1)
    expect(await pairs()).toMatchObject({
      items: [
        {
          reasons: expect.arrayContaining([texts.matchReasons.SAME_NAME]),
          first: { name: 'Pizzaria Bella Napoli' },
          second: { name: 'Bella Napoli Pizzas Ltda' },
        },
      ],
      pagination: { total: 1 },
    })
    await remove(String(ids[1]))
    expect(await pairs()).toEqual({ items: [], pagination: { total: 0 } })
  })

  it('are searched again only after a change, by one process', async () => {
    expect(await Promise.all([refreshPairs(database.prisma), refreshPairs(database.prisma)])).toContain(0)
    expect(await refreshPairs(database.prisma)).toBe(0)
    await update({ name: 'Bella Napoli' }, ids[1])
    expect(await refreshPairs(database.prisma)).toBe(1)
  })

  it('say that a search is under way, until it ends', async () => {
    const isSearching = async () => {
      const operation = '{ businessPairs { isSearching } }'
      const { data } = await query(database, operation, { viewer: { id: 1, role: 'admin' } })
      return data?.businessPairs
    }
    expect(await isSearching()).toEqual({ isSearching: false })
    const search = await claimSearch(database.prisma)
    expect(await isSearching()).toEqual({ isSearching: true })
    await search?.()
    expect(await isSearching()).toEqual({ isSearching: false })
    expect(await run('mutation { searchPairs }', {})).toEqual({ id: false })
  })

  it('are searched again after a search that failed', async () => {
    const search = await claimSearch(database.prisma)
    vi.spyOn(database.prisma, '$queryRaw').mockRejectedValueOnce(new Error('broken'))
    await expect(search?.()).rejects.toThrow('broken')
    expect(await refreshPairs(database.prisma)).toBe(1)
  })

  it('are taken over from a process that has ended during its search', async () => {
    const claimedUntil = new Date(Date.now() + 1000)
    await database.prisma.pairSearch.create({ data: { id: 1, claimedUntil } })
    expect(await refreshPairs(database.prisma)).toBe(0)
    expect(await refreshPairs(database.prisma, claimedUntil.getTime() + 1)).toBe(1)
  })

  it('are not replaced by a process whose search another one has taken over', async () => {
    const late = await claimSearch(database.prisma, 0)
    expect(await refreshPairs(database.prisma)).toBe(1)
    const { finishedAt } = await database.prisma.pairSearch.findUniqueOrThrow({ where: { id: 1 } })
    await update({ name: 'Outra Casa' }, ids[1])
    await late?.()
    expect((await pairs()).pagination).toEqual({ total: 1 })
    expect(await database.prisma.pairSearch.findUnique({ where: { id: 1 } })).toMatchObject({ finishedAt })
  })
})

describe('a pair that is declared distinct', () => {
  it('is never listed again, and is in the history of both', async () => {
    await refreshPairs(database.prisma)
    expect(await mark(ids[1], ids[0])).toEqual({ id: true })
    expect((await pairs()).items).toEqual([])
    await update({ phone: '1238421056' }, ids[0])
    await refreshPairs(database.prisma)
    expect((await pairs()).items).toEqual([])
    const where = { entityId: { in: ids.map(Number) }, action: 'update' }
    const entries = await database.prisma.auditEntry.findMany({ where, orderBy: { id: 'asc' } })
    expect(entries.slice(0, 2).map(({ changes }) => changes)).toEqual([
      { distinctFrom: { before: null, after: ids[1] } },
      { distinctFrom: { before: null, after: ids[0] } },
    ])
  })

  it('is recorded once', async () => {
    expect([await mark(ids[0], ids[1]), await mark(ids[1], ids[0])]).toEqual([{ id: true }, { id: false }])
    expect(await database.prisma.distinctPair.count()).toBe(1)
  })

  it('has two establishments that exist', async () => {
    expect(await mark(ids[0], '999')).toMatchObject({ code: 'NOT_FOUND', message: texts.pairs.gone })
    expect(await mark(ids[0], ids[0])).toMatchObject({ code: 'BAD_USER_INPUT' })
  })
})
