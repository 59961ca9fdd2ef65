import { beforeEach, expect, it } from 'vitest'
import { raiseVersion } from '../test/catalogue-rows.ts'
import { useDatabase } from '../test/database.ts'
import { insertWorld } from '../test/roles.ts'
import { ask } from './ask.ts'
import { createBusiness } from './operations.ts'
import { useTwoProcesses } from './use-two-processes.ts'

const database = useDatabase()
const product = useTwoProcesses(database)

beforeEach(async () => {
  await insertWorld(database)
  await raiseVersion(database.pool)
})

const admin = (query: string, variables: Record<string, unknown> = {}) =>
  ask(product.origin, query, { as: 'admin', variables })
const many = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

const versionOf = async () =>
  (await database.prisma.catalogueVersion.findUniqueOrThrow({ where: { id: 1 } })).version

interface Saved {
  id: string
  slug: string
}

it('twenty concurrent writers are all accepted, and every acknowledged write is stored', async () => {
  const before = await versionOf()
  const saved = await many(20, async (writer) => {
    const { value, code } = await admin(createBusiness, { name: `Casa ${writer % 5}` })
    expect(code).toBeUndefined()
    const { id } = value as Saved
    const rename =
      'mutation ($id: ID!, $name: String!) { updateBusiness(id: $id, input: { name: $name }) { id } }'
    expect((await admin(rename, { id, name: `Loja ${writer}` })).code).toBeUndefined()
    // One row that all of them write, and one that all of them refer to.
    const street =
      'mutation ($street: String!) { updateBusiness(id: "1", input: { address: { street: $street } }) { id } }'
    expect((await admin(street, { street: `Rua ${writer}` })).code).toBeUndefined()
    const city = 'mutation ($name: String!) { updateCity(id: "3", input: { name: $name }) { id } }'
    expect((await admin(city, { name: `Bananal ${writer}` })).code).toBeUndefined()
    return value as Saved
  })
  const rows = await database.prisma.business.findMany({ where: { id: { gt: 2 } }, orderBy: { id: 'asc' } })
  expect(new Set(saved.map(({ slug }) => slug)).size).toBe(20)
  expect(rows.map(({ id }) => String(id)).sort()).toEqual(saved.map(({ id }) => id).sort())
  expect(rows.map(({ name }) => name).sort()).toEqual(saved.map((_, writer) => `Loja ${writer}`).sort())
  // No change of the shared row was lost, and each one visible to searches was counted.
  expect((await database.prisma.business.findUniqueOrThrow({ where: { id: 1 } })).version).toBe(21)
  expect(await versionOf()).toBe(before + 60)
  for (const { origin } of product.each) {
    const { value } = await ask(origin, '{ searchBusinesses { pagination { total } } }')
    expect(value).toEqual({ pagination: { total: 22 } })
  }
})

it('twenty changes of one version of an establishment are one success and nineteen conflicts', async () => {
  const query = `mutation ($phone: String!) {
    updateBusiness(id: "1", input: { version: 1, phone: $phone }) { phone }
  }`
  const answers = await many(20, (writer) => admin(query, { phone: `12999990${100 + writer}` }))
  const codes = answers.map(({ code }) => code ?? 'saved').sort()
  expect(codes).toEqual([...Array(19).fill('CONFLICT'), 'saved'])
  const saved = answers.find(({ code }) => !code)?.value
  expect(await database.prisma.business.findUnique({ where: { id: 1 } })).toMatchObject(saved ?? {})
})
