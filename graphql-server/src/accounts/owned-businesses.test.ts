import { beforeAll, expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { insertBusinesses } from '../../test/fixtures.ts'
import { query } from '../../test/query.ts'
import { insertUser } from '../../test/user-rows.ts'
import type { Viewer } from '../context.ts'

const database = useDatabase()
let admin: Viewer
let maria: Viewer
let joana: Viewer
let names: string[]

beforeAll(async () => {
  await insertBusinesses(database.pool, 120)
  const { prisma } = database
  admin = await insertUser(prisma, 'Administração', { role: 'admin' })
  maria = await insertUser(prisma, 'Maria')
  joana = await insertUser(prisma, 'Joana')
  await prisma.business.updateMany({ where: { id: { lte: 110 } }, data: { ownerId: maria.id } })
  const owned = await prisma.business.findMany({
    where: { ownerId: maria.id },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })
  names = owned.map(({ name }) => name)
})

const owned = (viewer: Viewer | null, args = '') =>
  query(
    database,
    `{ businessesOfOwner${args} { items { name } pagination { page perPage total totalPages } } }`,
    {
      ...(viewer && { viewer }),
    },
  )

it('who asks sees what is theirs, by name and page by page', async () => {
  const page = (from: number, to: number, number: number) => ({
    data: {
      businessesOfOwner: {
        items: names.slice(from, to).map((name) => ({ name })),
        pagination: { page: number, perPage: 10, total: 110, totalPages: 11 },
      },
    },
  })
  expect(await owned(maria)).toEqual(page(0, 10, 1))
  expect(await owned(maria, `(ownerId: ${maria.id}, page: 11)`)).toEqual(page(100, 110, 11))
  expect((await owned(joana)).data).toMatchObject({
    businessesOfOwner: { items: [], pagination: { total: 0 } },
  })
})

it('what somebody else owns is for administrators, and accounts cannot be enumerated', async () => {
  expect((await owned(admin, `(ownerId: ${maria.id})`)).data).toMatchObject({
    businessesOfOwner: { pagination: { total: 110 } },
  })
  for (const id of [`${maria.id}`, '999999', '"abc"']) {
    expect((await owned(joana, `(ownerId: ${id})`)).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ])
  }
  for (const id of ['999999', '"abc"', '"0"']) {
    const { data, errors } = await owned(admin, `(ownerId: ${id})`)
    expect([data, errors]).toMatchObject([{ businessesOfOwner: { items: [] } }, undefined])
  }
  expect((await owned(null)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
})

it('an account lists a hundred of its establishments and counts them all', async () => {
  const { data } = await query(database, `{ user(id: ${maria.id}) { businessCount businesses { name } } }`, {
    viewer: admin,
  })
  expect(data?.user).toEqual({
    businessCount: 110,
    businesses: names.slice(0, 100).map((name) => ({ name })),
  })
})

it('a page beyond the limits is refused', async () => {
  expect((await owned(maria, '(perPage: 101)')).errors).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT', fields: { perPage: expect.any(String) } } },
  ])
})
