import { deflateRawSync } from 'node:zlib'
import { type CellValue, writeXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { zip } from '../../../test/archive.ts'
import { useFiles } from '../../../test/imports.ts'
import { openTable } from '../reader/table.ts'

const saveFile = useFiles()

async function read(content: Uint8Array) {
  const { records, ...table } = await openTable(await saveFile(content), () => true)
  const rows: [number, ...string[]][] = []
  for await (const { line, cells } of records()) rows.push([line, ...cells])
  return { ...table, rows }
}

const refusal = (content: Uint8Array) =>
  read(content).then(
    () => null,
    (error) => error.fields?.file ?? error,
  )

const sheet = (name: string, rows: CellValue[][]) => ({ name, rows })

it('a workbook is read as people see it: texts, numbers, dates, answers and errors', async () => {
  const rows = [
    ['nome', 'telefone', 'reabertura', 'libras', 'rua', 'site'],
    ['Café "d’Ávila";|', 1_238_420_000, new Date('2027-01-03T00:00:00Z'), true, '#REF!', null],
    ['Um\r\nDois', 12.5, null, false, '_x005F_x0041_', 'x'],
  ]
  const { rows: found, format } = await read(await writeXlsx({ sheets: [sheet('Lista', rows)] }))
  expect(format).toBe('xlsx')
  expect(found).toEqual([
    [1, 'nome', 'telefone', 'reabertura', 'libras', 'rua', 'site'],
    [2, 'Café "d’Ávila";|', '1238420000', '03/01/2027', 'VERDADEIRO', '#REF!', ''],
    [3, 'Um\nDois', '12.5', '', 'FALSO', '_x0041_', 'x'],
  ])
})

it('the first visible sheet that has rows is read, and others with rows are named', async () => {
  const sheets = [
    { ...sheet('Oculta', [['x']]), hidden: true },
    sheet('Vazia', [[null, ' ']]),
    sheet('Lista', [[null], ['nome'], [null], ['Bar']]),
    sheet('Outra', [['y']]),
  ]
  const { rows, otherSheets } = await read(await writeXlsx({ sheets }))
  expect(rows).toEqual([
    [2, 'nome'],
    [4, 'Bar'],
  ])
  expect(otherSheets).toEqual(['Outra'])
})

/** A workbook of one sheet, as its parts. */
const parts = (data: string, shared = '') => ({
  '_rels/.rels': `<Relationships xmlns="a"><Relationship Id="r" Type="b/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns:r="c"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="b/worksheet" Target="/xl/worksheets/s.xml"/><Relationship Id="r2" Type="b/sharedStrings" Target="shared.xml"/></Relationships>`,
  'xl/worksheets/s.xml': `<x:worksheet xmlns:x="d"><x:sheetData>${data.replaceAll('<', '<x:').replaceAll('<x:/', '</x:')}</x:sheetData></x:worksheet>`,
  'xl/shared.xml': `<sst>${shared}</sst>`,
})

it('of formulas the values are read, and texts in several formats are joined', async () => {
  const data =
    '<row r="3"><c r="B3" t="str"><f>1+1</f><v>=2</v></c><c r="A3" t="s"><v>0</v></c><c r="C3" t="e"><f>A</f><v>#N/D</v></c></row><row><c><v>7</v></c></row>'
  const shared = '<si><r><t>Ba</t></r><r><rPr/><t xml:space="preserve">r </t></r><rPh><t>x</t></rPh></si>'
  expect((await read(zip(parts(data, shared)))).rows).toEqual([
    [3, 'Bar ', '=2', '#N/D'],
    [4, '7', '', ''],
  ])
})

it('what is no workbook, damaged or encrypted is refused', async () => {
  const whole = await writeXlsx({ sheets: [sheet('S', [['nome'], ['Bar']])] })
  expect(await refusal(whole.subarray(0, whole.length / 2))).toContain('danificada')
  expect(await refusal(zip({ 'content.xml': '<a/>' }))).toContain('não é uma planilha .xlsx')
  expect(await refusal(zip(parts('<row><c t="s"><v>9</v></c></row>')))).toContain('danificada')
  expect(await refusal(zip(parts('<row r="5"></row><row r="2"></row>')))).toContain('danificada')
  expect(await refusal(zip({ ...parts(''), 'xl/shared.xml': '<sst><si>' }))).toContain('danificada')
  expect(
    await refusal(zip({ ...parts(''), 'xl/shared.xml': '<!DOCTYPE a [<!ENTITY b "c">]><sst>&b;</sst>' })),
  ).toContain('danificada')
  const locked = await writeXlsx({
    sheets: [sheet('S', [['x']])],
    encryption: { password: 'x', spinCount: 1 },
  })
  expect(await refusal(locked)).toContain('com senha')
})

it('archives that grow beyond the bounds are refused', async () => {
  const text = (length: number) => `<row><c t="inlineStr"><is><t>${'a'.repeat(length)}</t></is></c></row>`
  expect(await refusal(zip(parts(text(200_000))))).toContain('mais de 100.000 caracteres')
  expect(await refusal(zip(parts(text(5_000_000))))).toContain('danificada')
  expect(await refusal(zip(parts(`<!--${'<a>'.repeat(500_000)}-->`)))).toContain('danificada')
  expect(await refusal(zip(parts('<row><c r="ZZ1"><v>1</v></c></row>')))).toContain('mais de 300 colunas')
  const bytes = deflateRawSync(Buffer.alloc(1_000_000, ' '))
  const small = { 'xl/worksheets/s.xml': { bytes, size: 10 } }
  expect(await refusal(zip({ ...parts(''), ...small })), 'a size that is not true').toContain('danificada')
  const large = { 'xl/worksheets/s.xml': { bytes, size: 2 ** 31 } }
  expect(await refusal(zip({ ...parts(''), ...large }))).toContain('grande demais')
})
