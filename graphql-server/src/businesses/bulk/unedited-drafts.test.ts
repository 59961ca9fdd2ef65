import { beforeEach, expect, it } from 'vitest'
import { insertCatalogue } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'
import { query } from '../../../test/query.ts'
import { insertUser } from '../../../test/user-rows.ts'
import type { Viewer } from '../../context.ts'

const database = useDatabase()
const ids = ['1', '2', '3']

let admin: Viewer
let act: { id: number }

const entry = (action: string, entityId: number, partOfId: number | null = null) => ({
  data: { action, entity: 'business', entityId, partOfId },
})

/** Three drafts that one run of a source has made. */
beforeEach(async () => {
  await database.empty()
  const business = (name: string) => ({ name, city: 'bananal', neighborhood: 'centro' })
  await insertCatalogue(database.pool, {
    cities: { bananal: ['centro'] },
    businesses: [business('Um'), business('Dois'), business('Três')],
  })
  const { prisma } = database
  admin = await insertUser(prisma, 'Ana', { role: 'admin' })
  await prisma.business.updateMany({ data: { state: 'DRAFT' } })
  act = await prisma.auditEntry.create(entry('import', 0))
  for (const id of [1, 2, 3]) {
    await prisma.auditEntry.create(entry('create', id, act.id))
    const data = { source: 'Overture Maps', reference: String(id), businessId: id, actKey: 'a' }
    await prisma.sourceRecord.create({
      data: { ...data, contentHash: 'x', proposed: [], lastRunOn: '2026-11-26' },
    })
  }
})

async function ask(text: string, variables: Record<string, unknown>) {
  const { data, errors } = await query(database, text, { viewer: admin, variables })
  expect(errors).toBeUndefined()
  return Object.values(data ?? {})[0]
}
const count = (wanted = ids) => ask('query ($ids: [ID!]!) { uneditedDrafts(ids: $ids) }', { ids: wanted })

it('counts the chosen drafts of sources', async () => {
  expect(await count()).toBe(3)
  expect(await count(['2', '2', '3', '99', 'x'])).toBe(2)
})

it('leaves out what a person has edited by itself, and what has been merged', async () => {
  await ask('mutation ($input: UpdateBusinessInput!) { updateBusiness(id: 1, input: $input) { id } }', {
    input: { site: 'https://um.example.com' },
  })
  expect(await count()).toBe(2)
  const merge = await database.prisma.auditEntry.create(entry('merge', 0))
  await database.prisma.auditEntry.create(entry('update', 2, merge.id))
  expect(await count()).toBe(1)
})

it('counts drafts that were filled or changed only together with others', async () => {
  await database.prisma.auditEntry.create(entry('update', 1, act.id))
  const bulk = await database.prisma.auditEntry.create(entry('bulk', 0))
  await database.prisma.auditEntry.create(entry('update', 2, bulk.id))
  expect(await count()).toBe(3)
})

it('leaves out what is published and what no source has made', async () => {
  await database.prisma.business.update({ where: { id: 1 }, data: { state: 'PUBLISHED' } })
  await database.prisma.sourceRecord.deleteMany({ where: { businessId: 2 } })
  expect(await count()).toBe(1)
})
