import { beforeEach, describe, expect, it } from 'vitest'
import { insertCatalogue } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { useImports } from '../../test/imports.ts'
import { explain } from '../../test/plan.ts'
import { query } from '../../test/query.ts'
import { countingPrisma } from '../../test/statements.ts'
import { insertUser } from '../../test/user-rows.ts'
import type { Viewer } from '../context.ts'

const database = useDatabase()
const { run } = useImports(database)

let admin: Viewer
beforeEach(async () => {
  await database.empty()
  await insertCatalogue(database.pool, {
    cities: { bananal: ['centro'] },
    categories: { alimentacao: ['pizzarias'] },
  })
  admin = await insertUser(database.prisma, 'Ana', { role: 'admin' })
})

interface Listed {
  id: string
  action: string
  entity: string
  entityId: string
  name: string | null
  changes: object
  partOf: { id: string; action: string; actor: { name: string } | null } | null
  lineCounts: { entity: string; action: string; count: number }[]
  restorationState: string | null
}

async function list(filter = '', args = ''): Promise<{ items: Listed[]; pagination: { total: number } }> {
  const text = `{ auditEntries(filter: { ${filter} } ${args}) {
    items {
      id action entity entityId name changes restorationState
      partOf { id action actor { name } }
      lineCounts { entity action count }
    }
    pagination { total }
  } }`
  const { data, errors } = await query(database, text, { viewer: admin })
  expect(errors).toBeUndefined()
  return data?.auditEntries as Awaited<ReturnType<typeof list>>
}

const titles = 'nome;descrição;telefone;bairro;cidade;categorias;subcategorias'
const line = (name: string, phone = '1238420000', neighborhood = 'Centro') =>
  `${name};Texto.;${phone};${neighborhood};Bananal;Alimentacao;Pizzarias`
const csvText = (...lines: string[]) => [titles, ...lines].join('\n')

/** More lines than a batch of the import holds. */
const names = Array.from({ length: 120 }, (_, index) => `Loja ${index + 1}`)

const importAll = (create = false) => {
  const author = { actorId: admin.id, requestId: 'r-1' }
  return run(csvText(...names.map((name) => line(name)), line('Bar', '1238420001', 'Novo')), {
    author,
    create,
  })
}

describe('an import', () => {
  it('is one entry of who did it, over all its batches, and says what its lines are', async () => {
    await importAll(true)
    const { items, pagination } = await list()
    expect(pagination.total).toBe(1)
    expect(items).toMatchObject([
      { action: 'IMPORT', entity: 'BUSINESS', entityId: '0', name: null, changes: {}, partOf: null },
    ])
    expect(items[0]?.lineCounts).toEqual([
      { entity: 'BUSINESS', action: 'CREATE', count: 121 },
      { entity: 'NEIGHBORHOOD', action: 'CREATE', count: 1 },
    ])
    expect(items[0]?.restorationState).toBe('POSSIBLE')
  })

  it('has its lines inside, in their order and page by page, with old and new values', async () => {
    await importAll()
    await run(csvText(line('Loja 2', '1238429999'), line('Loja 1', '1238428888')))
    const { items: wholes } = await list()
    expect(wholes.map(({ lineCounts }) => lineCounts)).toEqual([
      [{ entity: 'BUSINESS', action: 'UPDATE', count: 2 }],
      [{ entity: 'BUSINESS', action: 'CREATE', count: 120 }],
    ])
    const [second, first] = wholes
    const changed = await list(`partOf: ${second?.id}`)
    expect(changed.items.map(({ name, changes }) => [name, changes])).toEqual([
      ['Loja 2', { phone: { before: '1238420000', after: '1238429999' } }],
      ['Loja 1', { phone: { before: '1238420000', after: '1238428888' } }],
    ])
    const page = await list(`partOf: ${first?.id}`, ', page: 2, perPage: 50')
    expect(page.pagination.total).toBe(120)
    expect(page.items.map(({ name }) => name)).toEqual(names.slice(50, 100))
    expect(page.items[0]?.partOf).toEqual({ id: first?.id, action: 'IMPORT', actor: { name: 'Ana' } })
  })

  it('is found by what any of its lines is; a thing finds its own line, by name and by id', async () => {
    await importAll(true)
    const found = async (filter: string) => (await list(filter)).items.map(({ action }) => action)
    for (const filter of [
      'entity: BUSINESS',
      'entity: NEIGHBORHOOD',
      'action: CREATE',
      'action: CREATE, entity: NEIGHBORHOOD',
      'action: IMPORT',
      'action: IMPORT, entity: NEIGHBORHOOD',
      `actorId: ${admin.id}`,
      'search: " "',
    ])
      expect([filter, await found(filter)]).toEqual([filter, ['IMPORT']])
    for (const filter of [
      'entity: CITY',
      'action: UPDATE',
      'action: BULK',
      'action: IMPORT, entity: CITY',
      'partOf: "x"',
    ])
      expect([filter, await found(filter)]).toEqual([filter, []])
    const { id } = await database.prisma.business.findFirstOrThrow({ where: { name: 'Loja 77' } })
    for (const filter of [`entity: BUSINESS, entityId: ${id}`, 'search: "loja 77"'])
      expect((await list(filter)).items[0]).toMatchObject({
        action: 'CREATE',
        name: 'Loja 77',
        partOf: { action: 'IMPORT' },
      })
    expect((await list('search: "loja", partOf: 1, action: CREATE')).pagination.total).toBe(120)
  })

  it('that changes nothing, is a dry run, or is refused leaves no entry', async () => {
    await importAll()
    await importAll()
    await run(csvText(line('Outra')), { dryRun: true })
    await run(csvText(line('Outra', '12')))
    expect((await list()).pagination.total).toBe(1)
  })

  it('asks the database as often for many lines and imports as for few', async () => {
    const counted = async (filter: string) => {
      const { prisma, statements } = countingPrisma(database.config)
      const text = `{ auditEntries(filter: { ${filter} }) {
        items { id partOf { id } lineCounts { count } } pagination { total }
      } }`
      const { errors } = await query({ prisma }, text, { viewer: admin })
      expect(errors).toBeUndefined()
      await prisma.$disconnect()
      return statements.length
    }
    await run(csvText(line('Loja 1')))
    const [one, line1] = [await counted('entity: BUSINESS'), await counted('partOf: 1')]
    for (const name of ['Loja 2', 'Loja 3', 'Loja 4']) await run(csvText(line(name), line(`${name} B`)))
    expect(await counted('entity: BUSINESS')).toBe(one)
    expect(await counted('partOf: 1')).toBe(line1)
  })
})

it('several deleted at once are one entry, and each of its lines can be taken back', async () => {
  await run(csvText(line('Um'), line('Dois'), line('Três')))
  const deletion = await query(database, 'mutation { deleteBusinesses(ids: [1, 3]) }', { viewer: admin })
  expect(deletion.errors).toBeUndefined()
  const [whole] = (await list('action: DELETE')).items
  expect(whole).toMatchObject({
    action: 'BULK',
    restorationState: 'POSSIBLE',
    lineCounts: [{ entity: 'BUSINESS', action: 'DELETE', count: 2 }],
  })
  const lines = (await list(`partOf: ${whole?.id}`)).items
  expect(lines.map(({ name, restorationState }) => [name, restorationState])).toEqual([
    ['Um', 'POSSIBLE'],
    ['Três', 'POSSIBLE'],
  ])
  const restored = await query(
    database,
    `mutation { restoreDeletion(auditEntryId: ${lines[1]?.id}) { name } }`,
    { viewer: admin },
  )
  expect(restored.data?.restoreDeletion).toEqual({ name: 'Três' })
  expect((await list('entityId: 3')).items.map(({ action }) => action)).toEqual([
    'RESTORE',
    'DELETE',
    'CREATE',
  ])
  expect((await list()).items.map(({ action }) => action)).toEqual(['RESTORE', 'BULK', 'IMPORT'])
})

it.each([
  ['editBusinesses(input: { ids: [1, 2], ownerId: 1 }) { id }', ['BULK', 'IMPORT']],
  ['changeBusinessState(input: { ids: [1, 2], state: CLOSED_FOR_GOOD }) { id }', ['BULK', 'IMPORT']],
  ['changeBusinessState(input: { ids: [1], state: CLOSED_FOR_GOOD }) { id }', ['UPDATE', 'IMPORT']],
  ['editBusinesses(input: { ids: [2], ownerId: 1 }) { id }', ['UPDATE', 'IMPORT']],
  ['deleteBusinesses(ids: [2])', ['DELETE', 'IMPORT']],
])('%s is one entry', async (mutation, actions) => {
  await run(csvText(line('Um'), line('Dois')))
  const { errors } = await query(database, `mutation { ${mutation} }`, { viewer: admin })
  expect(errors).toBeUndefined()
  expect((await list()).items.map(({ action }) => action)).toEqual(actions)
})

it.each([
  ['part_of_id IS NULL', [], 'part_of_id_at_id_entity_action'],
  [
    "part_of_id IS NULL AND (entity = 'city' OR action IN ('import', 'bulk'))",
    [],
    'part_of_id_at_id_entity_action',
  ],
  ['part_of_id = ?', [1], 'part_of_id_at_id_entity_action'],
  ['part_of_id IS NULL AND actor_id = ?', [1], 'actor_id_part_of_id_at_id'],
])('entries with %s come by an index that has them in order', async (condition, values, name) => {
  const index = `audit_entries_${name}_idx`
  const sql = `SELECT id FROM audit_entries FORCE INDEX (${index}) WHERE ${condition} ORDER BY at DESC, id DESC LIMIT 20`
  const [step] = await explain(database.pool, sql, values)
  expect(step).toMatchObject({ key: index, Extra: expect.not.stringContaining('filesort') })
})
