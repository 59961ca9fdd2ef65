import { writeXlsx } from 'hucre/xlsx'
import { beforeEach, expect, it } from 'vitest'
import { insertCatalogue } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'
import { useFiles } from '../../../test/imports.ts'
import { readCategoryMap } from '../maps/categories.ts'
import { runSource, type SourceRunOptions } from '../run.ts'

const database = useDatabase()
const saveFile = useFiles()

beforeEach(async () => {
  await database.empty()
  await insertCatalogue(database.pool, {
    cities: { taubate: ['centro'], cunha: [] },
    categories: { alimentacao: ['padarias', 'pizzarias'] },
  })
  await database.pool.query("UPDATE subcategories SET synonyms = 'panificadora' WHERE slug = 'padarias'")
})

async function run(content: string | Uint8Array, options: Partial<SourceRunOptions> = {}) {
  return runSource({
    prisma: database.prisma,
    path: await saveFile(content),
    author: { actorId: null, requestId: null },
    ...{ source: 'Associação Comercial', licence: 'Cedida ao guia' },
    categories: await readCategoryMap(),
    ...{ fill: false, dryRun: false, odblDuties: false, create: false },
    ...options,
  })
}

const drafts = () =>
  database.prisma.business.findMany({
    orderBy: { id: 'asc' },
    include: {
      city: { select: { slug: true } },
      neighborhood: { select: { name: true } },
      subcategories: { select: { subcategory: { select: { slug: true } } } },
    },
  })

const titles = ['Cód.', 'Razão Social', 'Fone', 'Endereço', 'Município', 'Ramo', 'Mensalidade']
const bakery = [
  '17',
  'Padaria Sol',
  '(12) 3600-0102',
  'Rua A, 12 - Centro',
  'Taubaté/SP',
  'Panificadora',
  '30,00',
]
const csv = (...rows: string[][]) =>
  `Associados em 2026;;\n\n${[titles, ...rows].map((row) => row.join(';')).join('\n')}\n`

it('a table of any make becomes drafts, and the same table again changes nothing', async () => {
  expect(await run(csv(bakery))).toMatchObject({ drafts: 1, leftOut: 0, unknownNames: [] })
  expect(await drafts()).toMatchObject([
    {
      ...{ name: 'Padaria Sol', phone: '1236000102', street: 'Rua A', number: '12', state: 'DRAFT' },
      city: { slug: 'taubate' },
      subcategories: [{ subcategory: { slug: 'padarias' } }],
    },
  ])
  expect(await run(csv(bakery))).toMatchObject({ drafts: 0, unchanged: 1 })
  const workbook = await writeXlsx({ sheets: [{ name: 'Sócios', rows: [titles, bakery] }] })
  expect(await run(workbook)).toMatchObject({ drafts: 0, unchanged: 1 })
})

it('a row is the same place by its identifier, else by its name and address', async () => {
  await run(csv(bakery))
  expect(await run(csv(bakery.with(1, 'Padaria do Sol')))).toMatchObject({ drafts: 0, matched: 1 })
  const columns = [null, 'name', 'phone', 'address', 'city', 'category', null] as const
  const other = ['', 'Pizzaria Lua', '', 'Rua B, 3', 'Cunha', 'Pizzarias', '']
  expect(await run(csv(other, other), { columns, source: 'Outra' })).toMatchObject({
    drafts: 1,
    reasons: [{ text: expect.stringContaining('repete'), count: 1 }],
  })
})

it('a category in the singular is that of the guide', async () => {
  expect(await run(csv(bakery.with(5, 'Padaria')))).toMatchObject({ drafts: 1, unknownNames: [] })
  const [draft] = await drafts()
  expect(draft?.subcategories).toEqual([{ subcategory: { slug: 'padarias' } }])
})

it('cities and categories that the guide has not are counted, with those that are like them', async () => {
  const rows = [bakery.with(4, 'Taubate SP'), bakery.with(0, '18').with(4, 'Taubatée').with(5, 'Pizaria')]
  const { leftOut, drafts: made, unknownNames } = await run(csv(...rows), { dryRun: true })
  expect([leftOut, made]).toEqual([2, 0])
  expect(unknownNames).toEqual([
    { kind: 'city', name: 'Taubate SP', count: 1, nearest: ['Taubate'] },
    { kind: 'city', name: 'Taubatée', count: 1, nearest: ['Taubate'] },
    { kind: 'category', name: 'Pizaria', count: 1, nearest: ['Alimentacao > Pizzarias'] },
  ])
  const choices = [
    { kind: 'city', name: 'Taubate SP', value: 'taubate' },
    { kind: 'city', name: 'Taubatée', value: 'taubate' },
    { kind: 'category', name: 'Pizaria', value: null },
  ] as const
  expect(await run(csv(...rows), { choices })).toMatchObject({ drafts: 1, leftOut: 1 })
})

it('what is left out names its line and column, the same in the dry run', async () => {
  const wrong = bakery.with(0, '18').with(1, 'Bar').with(2, '36000').with(3, 'Rua B, 3 - Norte')
  const rows = [bakery, ['', '', '', '', '', '', '30'], wrong, bakery.with(0, '19').with(4, 'Lua')]
  const dry = await run(csv(...rows), { dryRun: true })
  const report = await run(csv(...rows))
  expect(report.problems).toEqual(dry.problems)
  expect(report).toMatchObject({ drafts: 2, leftOut: 2, problemCount: 4 })
  expect(report.problems).toEqual([
    { line: 5, column: 'Razão Social', reference: null, message: 'não tem nome que sirva' },
    { line: 6, column: 'Fone', reference: null, message: expect.stringContaining('telefone') },
    { line: 6, column: 'Endereço', reference: null, message: expect.stringContaining('Norte') },
    { line: 7, column: 'Município', reference: null, message: expect.stringContaining('Lua') },
  ])
})

it('the first three hundred problems are listed, and all counted', async () => {
  const wrong = Array.from({ length: 700 }, (_, index) => bakery.with(0, String(index)).with(4, 'Lua'))
  const { problems, problemCount } = await run(csv(...wrong), { dryRun: true })
  expect(problems.map(({ line }) => line)).toEqual(Array.from({ length: 300 }, (_, index) => index + 4))
  expect(problemCount).toBe(700)
})

it('a table without names, and columns of another table, are refused before anything is written', async () => {
  await expect(run('a;b\n1;2\n')).rejects.toMatchObject({
    fields: { file: expect.stringContaining('qual coluna') },
  })
  await expect(run(csv(bakery), { columns: ['name'] })).rejects.toMatchObject({
    fields: { file: expect.stringContaining('não são as deste arquivo') },
  })
  await expect(run('texto\nsó\n')).rejects.toMatchObject({
    fields: { file: expect.stringContaining('títulos') },
  })
  await expect(run(csv(bakery), { licence: '' })).rejects.toThrow()
  expect(await database.prisma.business.count()).toBe(0)
})
