import { beforeAll, expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { explain } from '../../test/plan.ts'
import { query } from '../../test/query.ts'
import { countingPrisma } from '../../test/statements.ts'

const database = useDatabase()
const admin = { id: 1, role: 'admin' as const }
const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, second))

beforeAll(async () => {
  const account = { phone: '12991230000', passwordHash: 'x', role: 'admin' as const }
  await database.prisma.user.createMany({
    data: [
      { ...account, id: 1, name: 'Ana', email: 'ana@guiadovale.test' },
      { ...account, id: 2, name: 'Rui', email: 'rui@guiadovale.test' },
    ],
  })
  const changes = { name: { before: 'Cunha', after: 'Cunha Velha' } }
  await database.prisma.auditEntry.createMany({
    data: [
      { at: at(1), actorId: 1, action: 'create', entity: 'city', entityId: 7, requestId: 'r-1' },
      {
        at: at(2),
        actorId: 2,
        action: 'update',
        entity: 'city',
        entityId: 7,
        changes,
        name: 'Cunha Velha',
        requestId: 'r-2',
      },
      { at: at(3), actorId: null, action: 'delete', entity: 'business', entityId: 7 },
    ],
  })
})

async function ids(filter: string): Promise<unknown> {
  const text = `{ auditEntries${filter} { items { id } pagination { total } } }`
  const { data, errors } = await query(database, text, { viewer: admin })
  expect(errors).toBeUndefined()
  const page = data?.auditEntries as { items: { id: string }[]; pagination: { total: number } }
  return [page.items.map(({ id }) => id), page.pagination.total]
}

it('an administrator reads who changed what and when, the latest first', async () => {
  const { data } = await query(
    database,
    `{ auditEntries(perPage: 2) {
      items { at actor { name } action entity entityId changes requestId }
      pagination { page perPage total totalPages }
    } }`,
    { viewer: admin },
  )
  expect(data?.auditEntries).toEqual({
    items: [
      {
        at: '2026-11-21T12:00:03.000Z',
        actor: null,
        action: 'DELETE',
        entity: 'BUSINESS',
        entityId: '7',
        changes: {},
        requestId: null,
      },
      {
        at: '2026-11-21T12:00:02.000Z',
        actor: { name: 'Rui' },
        action: 'UPDATE',
        entity: 'CITY',
        entityId: '7',
        changes: { name: { before: 'Cunha', after: 'Cunha Velha' } },
        requestId: 'r-2',
      },
    ],
    pagination: { page: 1, perPage: 2, total: 3, totalPages: 2 },
  })
})

it('entries are found by what they speak of and by who did it', async () => {
  expect(await ids('')).toEqual([['3', '2', '1'], 3])
  expect(await ids('(filter: { entity: CITY })')).toEqual([['2', '1'], 2])
  expect(await ids('(filter: { entityId: "7", entity: BUSINESS })')).toEqual([['3'], 1])
  expect(await ids('(filter: { actorId: 1 })')).toEqual([['1'], 1])
  expect(await ids('(filter: { actorId: "abc" })')).toEqual([[], 0])
  expect(await ids('(filter: { entityId: "9999999999" })')).toEqual([[], 0])
  expect(await ids('(page: 2, perPage: 2)')).toEqual([['1'], 3])
})

it('only administrators read the trail', async () => {
  const text = '{ auditEntries { pagination { total } } }'
  const asUser = await query(database, text, { viewer: { id: 2, role: 'user' } })
  expect(asUser.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' })
  const asVisitor = await query(database, text)
  expect(asVisitor.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' })
})

it('asks the database as often for many entries as for one', async () => {
  const counted = async (perPage: number) => {
    const { prisma, statements } = countingPrisma(database.config)
    const text = `{ auditEntries(perPage: ${perPage}) { items { id actor { name } } pagination { total } } }`
    const { errors } = await query({ prisma }, text, { viewer: admin })
    expect(errors).toBeUndefined()
    await prisma.$disconnect()
    return statements.length
  }
  expect(await counted(3)).toBe(await counted(2))
})

it('entries are found by what was done, when in São Paulo, and what it was called', async () => {
  expect(await ids('(filter: { action: DELETE })')).toEqual([['3'], 1])
  expect(await ids('(filter: { search: "cúnha VELHA" })')).toEqual([['2'], 1])
  expect(await ids('(filter: { from: "2026-11-21", to: "2026-11-21" })')).toEqual([['3', '2', '1'], 3])
  expect(await ids('(filter: { from: "2026-11-22" })')).toEqual([[], 0])
  expect(await ids('(filter: { to: "2026-11-20" })')).toEqual([[], 0])
  const midnight = new Date('2026-11-21T03:00:00.000Z')
  await database.prisma.auditEntry.update({ where: { id: 1 }, data: { at: midnight } })
  expect(await ids('(filter: { to: "2026-11-20" })')).toEqual([[], 0])
  await database.prisma.auditEntry.update({ where: { id: 1 }, data: { at: new Date(+midnight - 1) } })
  expect(await ids('(filter: { to: "2026-11-20" })')).toEqual([['1'], 1])
  await database.prisma.auditEntry.update({ where: { id: 1 }, data: { at: at(1) } })
})

it('a day that is none is refused by its name', async () => {
  for (const day of ['2026-02-30', 'ontem', '0000-01-01']) {
    const { errors } = await query(
      database,
      `{ auditEntries(filter: { from: "${day}" }) { items { id } } }`,
      {
        viewer: admin,
      },
    )
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'filter.from': 'O dia (from) deve ser uma data como 2026-11-20.' },
    })
  }
})

it('says how things were called then, how those that are there are called now, and what ids mean', async () => {
  await database.prisma.city.create({ data: { id: 7, name: 'Cunha Nova', slug: 'cunha' } })
  await database.prisma.auditEntry.create({
    data: {
      id: 9,
      at: at(9),
      action: 'update',
      entity: 'user',
      entityId: 2,
      actorId: 1,
      changes: { cityId: { before: 7, after: 8 }, ownerId: { before: null, after: 1 } },
    },
  })
  const { data } = await query(
    database,
    '{ auditEntries { items { id name subject { entity id name slug } references { entity id name } restorationState } } }',
    { viewer: admin },
  )
  const page = data?.auditEntries as { items: unknown[] } | undefined
  const [user, business, city] = page?.items ?? []
  expect(user).toMatchObject({
    name: null,
    subject: { entity: 'USER', id: '2', name: 'Rui', slug: null },
    references: [
      { entity: 'CITY', id: '7', name: 'Cunha Nova' },
      { entity: 'USER', id: '1', name: 'Ana' },
    ],
    restorationState: null,
  })
  expect(business).toMatchObject({ subject: null, restorationState: 'EXPIRED' })
  expect(city).toMatchObject({ name: 'Cunha Velha', subject: { name: 'Cunha Nova', slug: 'cunha' } })
})

it.each([
  ['entity = ?', 'city', 'audit_entries_entity_at_idx'],
  ['action = ?', 'delete', 'audit_entries_action_at_idx'],
  ['actor_id = ?', 1, 'audit_entries_actor_id_at_idx'],
])('entries with %s come by an index that has them in order', async (condition, value, index) => {
  const sql = `SELECT id FROM audit_entries FORCE INDEX (${index}) WHERE ${condition} ORDER BY at DESC, id DESC LIMIT 20`
  const [step] = await explain(database.pool, sql, [value])
  expect(step).toMatchObject({ key: index, Extra: expect.not.stringContaining('filesort') })
})
