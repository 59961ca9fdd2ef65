import { type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { beforeEach, expect, it } from 'vitest'
import { insertCatalogue } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'
import { useImports } from '../../../test/imports.ts'

const database = useDatabase()
const { run } = useImports(database)

beforeEach(async () => {
  await database.empty()
  await insertCatalogue(database.pool, {
    cities: { taubate: ['centro'] },
    categories: { alimentacao: ['restaurantes', 'padarias'] },
  })
})

const titles = ['Nome', 'Descrição', 'Telefone', 'Bairro', 'Cidade', 'Categorias', 'Subcategorias', 'Site']
const cantina = ['Cantina', 'Massas.', 1_236_000_102, 'Centro', 'Taubaté', 'Alimentação']
const withLists = [...cantina, 'Restaurantes; Padarias', 'cantina.com.br']
const workbook = (rows: CellValue[][], more: Partial<WriteSheet> = {}) =>
  writeXlsx({ sheets: [{ name: 'Lista', rows, ...more }] })
const stored = () => database.prisma.business.findMany({ orderBy: { id: 'asc' } })

it('a workbook is imported as a CSV file is: created, then unchanged', async () => {
  const file = await workbook([titles, withLists])
  expect(await run(file)).toMatchObject({ created: 1, problems: [], encoding: 'planilha do Excel (.xlsx)' })
  expect(await run(file)).toMatchObject({ unchanged: 1 })
  expect(await stored()).toMatchObject([{ name: 'Cantina', phone: '1236000102' }])
  expect(await database.prisma.businessSubcategory.count()).toBe(2)
})

it('an empty cell clears its field, also behind the last one that is filled', async () => {
  await run(await workbook([titles, withLists]))
  expect(await run(await workbook([titles, [...withLists.slice(0, 7), null]]))).toMatchObject({ updated: 1 })
  expect(await stored()).toMatchObject([{ site: null }])
})

it('zeros that a spreadsheet took from numbers are named, and those of a format are kept', async () => {
  const row = (name: string, phone: number, zip: number) => {
    return [name, 'Massas.', phone, ...withLists.slice(3), zip]
  }
  const rows = [[...titles, 'CEP'], row('A', 1_236_000_102, 1_310_100), row('B', 8_001_234_567, 12_010_000)]
  expect(await run(await workbook(rows), { dryRun: true })).toMatchObject({
    refused: 2,
    problems: [
      { line: 2, column: 'CEP', message: expect.stringContaining('“1310100” parece ter perdido o zero') },
      { line: 3, column: 'Telefone', message: expect.stringContaining('“8001234567” parece ter perdido') },
    ],
  })
  const cells = new Map([['1,8', { value: 1_310_100, style: { numFmt: '00000-000' } }]])
  expect(await run(await workbook(rows, { cells }))).toMatchObject({ created: 1, refused: 1 })
  expect(await stored()).toMatchObject([{ zipCode: '01310100' }])
})

it('a number that the spreadsheet made a date is refused with line and column', async () => {
  const rows = [
    [...titles, 'Número'],
    [...withLists, new Date('2026-02-01T00:00:00Z')],
  ]
  expect(await run(await workbook(rows))).toMatchObject({
    refused: 1,
    problems: [{ line: 2, column: 'Número', message: expect.stringContaining('“01/02/2026” é uma data') }],
  })
})

it('a file of several sheets with rows says which were not read', async () => {
  const other = { name: 'Antigos', rows: [['x']] }
  const file = await writeXlsx({ sheets: [{ name: 'Lista', rows: [titles, withLists] }, other] })
  expect(await run(file)).toMatchObject({
    created: 1,
    problems: [{ line: 1, column: null, message: expect.stringContaining('Antigos') }],
  })
})
