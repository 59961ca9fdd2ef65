import { beforeEach, describe, expect, it } from 'vitest'
import { insertCatalogue } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'
import { useImports } from '../../../test/imports.ts'
import { query } from '../../../test/query.ts'
import { countingPrisma } from '../../../test/statements.ts'
import { lastEntry, undoOperation, undoPreviewOperation } from '../../../test/undos.ts'
import { insertUser } from '../../../test/user-rows.ts'
import type { Viewer } from '../../context.ts'
import type { PrismaClient } from '../../generated/prisma/client.ts'

const database = useDatabase()
const imports = useImports(database)

let admin: Viewer
beforeEach(async () => {
  await database.empty()
  await insertCatalogue(database.pool, {
    cities: { bananal: ['centro', 'novo'] },
    categories: { alimentacao: ['pizzarias'], saude: ['farmacias'] },
  })
  admin = await insertUser(database.prisma, 'Ana', { role: 'admin' })
})

const titles = 'nome;descrição;telefone;bairro;cidade;categorias;subcategorias'
const line = (name: string, phone = '1238420000') =>
  `${name};Texto.;${phone};Centro;Bananal;Alimentacao;Pizzarias`
const importLines = (...lines: string[]) =>
  imports.run([titles, ...lines].join('\n'), { author: { actorId: admin.id, requestId: 'r-1' } })
const importMany = (total: number, phone?: string) =>
  importLines(...Array.from({ length: total }, (_, index) => line(`Loja ${index + 1}`, phone)))

interface Counts {
  done: number
  changed: number
  nothing: number
  impossible: number
  obstacles: { reason: string; count: number; names: string[] }[]
}

async function ask(text: string, variables = {}, services: object = database) {
  const { data, errors } = await query(services, text, { viewer: admin, variables })
  expect(errors).toBeUndefined()
  return Object.values(data ?? {})[0] as Counts & { entry: object }
}
const undo = (entry: string, options = {}, services?: object) =>
  ask(undoOperation, { entry, ...options }, services)
const preview = (entry: string, options = {}) => ask(undoPreviewOperation, { entry, ...options })
const last = () => lastEntry(database.prisma)
const count = () => database.prisma.business.count()
const ids = async () =>
  (await database.prisma.business.findMany({ select: { id: true } })).map(({ id }) => id)
const wholes = () =>
  database.prisma.auditEntry.findMany({ where: { partOfId: null }, orderBy: { id: 'asc' } })

const nothingLeft = { done: 0, changed: 0, nothing: 0, impossible: 0, proposals: 0, obstacles: [] }

describe('an import', () => {
  it('is taken back as one: what it made is deleted, what it changed is as before', async () => {
    await importLines(line('Antiga', '1238429999'))
    await importLines(line('Antiga', '1238428888'), line('Nova 1'), line('Nova 2'))
    const entry = await last()
    expect(await preview(entry)).toMatchObject({ ...nothingLeft, done: 3 })
    expect(await undo(entry)).toEqual({
      ...nothingLeft,
      done: 3,
      entry: { restorationState: 'DONE', restorableUntil: null },
    })
    expect(await database.prisma.business.findMany({ select: { name: true, phone: true } })).toEqual([
      { name: 'Antiga', phone: '1238429999' },
    ])
    expect((await wholes()).map(({ action, undoesId }) => [action, undoesId])).toEqual([
      ['import', null],
      ['import', null],
      ['bulk', Number(entry)],
    ])
    expect(await preview(entry)).toMatchObject(nothingLeft)
  })

  it('keeps what was changed since, and takes it back too when that is chosen', async () => {
    await importMany(3)
    const entry = await last()
    const [first] = await ids()
    await ask('mutation ($id: ID!) { updateBusiness(id: $id, input: { phone: "1236220000" }) { id } }', {
      id: first,
    })
    expect(await preview(entry)).toMatchObject({ done: 2, changed: 1 })
    expect(await undo(entry)).toMatchObject({ done: 2, changed: 1, entry: { restorationState: 'POSSIBLE' } })
    expect(await ids()).toEqual([first])
    expect(await undo(entry, { withChanged: true })).toMatchObject({
      done: 1,
      entry: { restorationState: 'DONE' },
    })
    expect(await count()).toBe(0)
    expect(await wholes()).toHaveLength(3)
  })

  it('taken back can be taken back: everything is there again, with its id', async () => {
    await importMany(5)
    const before = await ids()
    await undo(await last())
    expect(await undo(await last())).toMatchObject({ done: 5 })
    expect(await ids()).toEqual(before)
  })
})

it('a deletion of several is taken back as one; what it needs and is gone is named', async () => {
  await importMany(3)
  await importLines('Farmácia;Texto.;1238420000;Novo;Bananal;Saude;Farmacias')
  const all = await ids()
  await ask(
    'mutation ($ids: [ID!]!) { deleteBusinesses(ids: $ids, actKey: "0123456789abcdef0123456789abcdef") }',
    {
      ids: all,
    },
  )
  const entry = '0123456789abcdef0123456789abcdef'
  await database.prisma.neighborhood.delete({ where: { id: 2 } })
  const expected = {
    done: 3,
    changed: 0,
    nothing: 0,
    impossible: 1,
    obstacles: [
      {
        reason: 'Não é possível restaurar: o bairro “Novo” não existe mais. Restaure isso primeiro.',
        count: 1,
        names: ['Farmácia'],
      },
    ],
  }
  expect(await preview(entry)).toMatchObject(expected)
  expect(await undo(entry)).toMatchObject({ ...expected, entry: { restorationState: 'POSSIBLE' } })
  expect(await ids()).toEqual(all.slice(0, 3))
  expect(await database.prisma.deletion.count()).toBe(1)
})

it.each([
  'editBusinesses(input: { ids: $ids, neighborhoodId: 2, categories: { action: REPLACE, categoryIds: [2], subcategoryIds: [2] } }) { id }',
  'changeBusinessState(input: { ids: $ids, state: CLOSED_FOR_GOOD }) { id }',
])('%s is taken back as one', async (mutation) => {
  await importMany(3)
  const read = () =>
    database.prisma.business.findMany({
      omit: { version: true, updatedAt: true },
      include: { categories: true, subcategories: true },
    })
  const before = await read()
  await ask(`mutation ($ids: [ID!]!) { ${mutation} }`, { ids: await ids() })
  expect(await read()).not.toEqual(before)
  expect(await undo(await last())).toMatchObject({ done: 3 })
  expect(await read()).toEqual(before)
})

it('interrupted and pressed again, it ends the same: one act, each line taken back once', async () => {
  await importMany(450)
  const entry = await last()
  let batch = 0
  const prisma = database.prisma.$extends({
    query: {
      business: {
        deleteMany: ({ args, query }) => {
          batch += 1
          if (batch === 3) throw new Error('killed')
          return query(args)
        },
      },
    },
  }) as unknown as PrismaClient
  const variables = { entry }
  const { errors } = await query({ ...database, prisma }, undoOperation, { viewer: admin, variables })
  expect([errors?.length, await count()]).toEqual([1, 50])
  expect(await undo(entry)).toMatchObject({ done: 50, entry: { restorationState: 'DONE' } })
  expect(await count()).toBe(0)
  const undos = await database.prisma.auditEntry.findMany({
    where: { action: 'delete' },
    select: { partOfId: true },
  })
  expect(undos).toHaveLength(450)
  expect(new Set(undos.map(({ partOfId }) => partOfId)).size).toBe(1)
})

it('2,000 deletions come back with one press, with statements by batch', async () => {
  const countStatements = async (total: number) => {
    await database.prisma.business.deleteMany()
    await importMany(total)
    await ask('mutation ($ids: [ID!]!) { deleteBusinesses(ids: $ids) }', { ids: await ids() })
    const { prisma, statements } = countingPrisma(database.config, 'all')
    expect(await undo(await last(), {}, { prisma })).toMatchObject({ done: total })
    await prisma.$disconnect()
    expect(await count()).toBe(total)
    return statements.length
  }
  const [one, two] = [await countStatements(200), await countStatements(400)]
  const all = await countStatements(2000)
  expect(all - two).toBe((two - one) * 8)
  expect(two - one).toBeLessThan(45)
}, 300_000)
