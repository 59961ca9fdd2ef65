import { beforeAll, describe, expect, it } from 'vitest'
import { insertCatalogue } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { explain } from '../../test/plan.ts'
import { raiseVersion } from '../database/catalogue-version.ts'
import { createSearchEngine } from './engine.ts'
import { actStatement, idsOfActStatement, singlesStatement } from './latest.ts'

const database = useDatabase()
const total = 400

/** Ids from 1; in order of registration. */
beforeAll(() =>
  insertCatalogue(database.pool, {
    cities: { taubate: ['centro'] },
    businesses: Array.from({ length: total }, (_, index) => ({
      name: `Casa ${index + 1}`,
      city: 'taubate',
      neighborhood: 'centro',
      createdAt: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString().slice(0, 23).replace('T', ' '),
    })),
  }),
)

interface Published {
  ids: number[]
  at?: string | null
  act?: number
}

/** Makes everything else a draft that was never published. */
async function publish(...published: Published[]) {
  const { prisma } = database
  await prisma.business.updateMany({
    data: { state: 'DRAFT', firstPublishedAt: null, publishedActId: null },
  })
  for (const { ids, at = null, act = null } of published)
    await prisma.business.updateMany({
      where: { id: { in: ids } },
      data: { state: 'PUBLISHED', firstPublishedAt: at && new Date(at), publishedActId: act },
    })
  await prisma.$transaction((transaction) => raiseVersion(transaction, []))
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

const engine = () => createSearchEngine({ pool: database.pool, secret: 'secret' })
const latestIds = async (limit: number, visitor = 'somebody', search = engine()) =>
  (await search.latest(limit, { visitor })).map(({ id }) => id)

describe('the latest list', () => {
  it('follows first publication, not registration', async () => {
    await publish(
      { ids: [300], at: '2026-03-01T12:00:00Z' },
      { ids: [5], at: '2026-03-02T12:00:00Z' },
      { ids: [100], at: '2026-02-01T12:00:00Z' },
    )
    expect(await latestIds(8)).toEqual([5, 300, 100])
    expect(await latestIds(2)).toEqual([5, 300])
  })

  it('counts what a release without the time has published from its registration', async () => {
    await publish({ ids: [7], at: '2025-12-31T12:00:00Z' }, { ids: [20, 30] }, { ids: [1], at: '2026-03-01' })
    expect(await latestIds(8)).toEqual([1, 30, 20, 7])
  })

  it('has what is closed for a while, not what is closed for good', async () => {
    await publish({ ids: [1, 2, 3], at: '2026-03-01T12:00:00Z' })
    const close = (id: number, state: 'CLOSED_FOR_GOOD' | 'CLOSED_TEMPORARILY') =>
      database.prisma.business.update({ where: { id }, data: { state } })
    await close(1, 'CLOSED_TEMPORARILY')
    await close(2, 'CLOSED_FOR_GOOD')
    expect(await latestIds(8)).toEqual([3, 1])
  })
})

describe('an act that published several', () => {
  const others = range(1, 20).map((id) => ({
    ids: [id],
    at: `2026-02-${String(id).padStart(2, '0')}T12:00:00Z`,
  }))

  it('has two of eight in the list, drawn for the visitor', async () => {
    await publish(...others, { ids: range(101, 400), at: '2026-03-01T12:00:00Z', act: 9 })
    const lists = await Promise.all(range(1, 60).map((number) => latestIds(8, `visitor ${number}`)))
    for (const list of lists) {
      expect(list.filter((id) => id > 100)).toHaveLength(2)
      expect(list.slice(2)).toEqual([20, 19, 18, 17, 16, 15])
    }
    const drawn = new Set(lists.flatMap((list) => list.slice(0, 2)))
    expect(drawn.size).toBeGreaterThan(60)
    expect(await latestIds(8, 'visitor 1')).toEqual(lists[0])
  })

  it('gives every member the same chance', async () => {
    await publish({ ids: range(101, 104), at: '2026-03-01T12:00:00Z', act: 9 })
    const search = engine()
    const counts = new Map<number, number>()
    for (const number of range(1, 400))
      for (const id of await latestIds(8, `visitor ${number}`, search))
        counts.set(id, (counts.get(id) ?? 0) + 1)
    // 400 visitors, two of four each: 200 on average, ten standard deviations apart.
    for (const id of range(101, 104)) expect(Math.abs((counts.get(id) ?? 0) - 200)).toBeLessThan(100)
  })

  it('leaves places to the acts before it, also to those with one listed establishment', async () => {
    await publish(
      { ids: range(101, 300), at: '2026-03-03T12:00:00Z', act: 9 },
      { ids: [301], at: '2026-03-02T12:00:00Z', act: 8 },
      { ids: range(302, 400), at: '2026-03-01T12:00:00Z', act: 3 },
      { ids: [1], at: '2026-02-01T12:00:00Z' },
    )
    const ids = await latestIds(8)
    const act = (id: number) => (id < 101 ? null : id < 301 ? 9 : id === 301 ? 8 : 3)
    expect(ids.map(act)).toEqual([9, 9, 8, 3, 3, null])
  })

  it('has a quarter of a list of any length, and one of a list of one', async () => {
    await publish(...others, { ids: range(101, 400), at: '2026-03-01T12:00:00Z', act: 9 })
    for (const [limit, most] of [
      [1, 1],
      [4, 1],
      [12, 3],
      [20, 5],
    ] as const)
      expect((await latestIds(limit)).filter((id) => id > 100)).toHaveLength(most)
  })
})

it('no number of drafts and no size of an act is read through: each statement reads a range of one index', async () => {
  const plans = [
    [singlesStatement, 8],
    [actStatement, 2 ** 31],
    [idsOfActStatement, 9],
  ] as const
  for (const [sql, value] of plans) {
    const values = Array(sql.split('?').length - 1).fill(value)
    const steps = (await explain(database.pool, sql, values)).filter(({ table }) => table === 'businesses')
    expect(steps.length).toBeGreaterThan(1)
    for (const step of steps) {
      expect(step).toMatchObject({ key: 'businesses_first_published_idx' })
      expect(step.Extra).toContain('Using index')
      expect(step.Extra).not.toContain('filesort')
    }
  }
})
