import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { insertCatalogue } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'
import { useImports } from '../../../test/imports.ts'
import { always, anyText } from '../../../test/property.ts'
import { BadUserInputError } from '../../errors.ts'
import type { ImportOptions } from './import.ts'
import type { ImportReport } from './report.ts'

const database = useDatabase()
const { run } = useImports(database)

beforeEach(async () => {
  await database.empty()
  await insertCatalogue(database.pool, {
    cities: { bananal: ['centro', 'agua-fria'], cunha: ['centro'] },
    categories: { saude: ['farmacias'], alimentacao: ['pizzarias'], associacoes: [] },
  })
})

const one = fc.constantFrom

const mostly = (good: string[], bad: string[]) =>
  fc.oneof({ weight: 12, arbitrary: one(...good) }, { weight: 1, arbitrary: one(...bad) })

/** Values of each column, mostly valid. */
const cells = {
  nome: mostly(['Cantina', 'Cantina da Serra', 'Bar «do Zé»', '=1+1'], ['a'.repeat(300), '']),
  descrição: mostly(['Texto.', '<p>Texto</p>', '1 < 2'], ['<script>x</script>', '']),
  telefone: mostly(['1238420000', '(12) 3842-0000', '+55 12 99842-0000'], ['12', 'zero']),
  cidade: mostly(['Bananal', 'BANANÁL', 'cunha'], ['Nova Cidade', '']),
  bairro: mostly(['Centro', 'centro '], ['Água Fria', 'Novo Bairro', '']),
  categorias: mostly(
    ['Associacoes', 'associacoes'],
    ['Alimentacao', 'Saude | Associacoes', 'Nova > x', '|', ''],
  ),
  subcategorias: mostly(['', 'Pizzarias'], ['saude > farmacias', 'Nova']),
  cep: mostly(['12850-000', ''], ['1']),
  latitude: mostly(['-22,68', '-22.68', ''], ['91', 'x']),
  instagram: mostly(['@cantina', 'https://instagram.com/a', ''], ['javascript:alert(1)']),
  id: mostly(['', '1', '2'], ['-1', '9999999999999999999', 'x']),
}
const titles = Object.keys(cells) as (keyof typeof cells)[]
const needed = titles.slice(0, 6)

const table = fc
  .record({
    columns: fc.oneof(
      {
        weight: 8,
        arbitrary: fc.shuffledSubarray(titles.slice(6), { maxLength: 3 }).map((more) => [...needed, ...more]),
      },
      { weight: 1, arbitrary: fc.shuffledSubarray(titles, { minLength: 3 }) },
    ),
    rows: fc.array(fc.record(cells), { minLength: 1, maxLength: 6 }),
    delimiter: one(';', ',', '\t'),
    quoted: fc.boolean(),
  })
  .map(({ columns, rows, delimiter, quoted }) => {
    const lines = rows.map((row) => columns.map((column) => row[column]))
    return stringify([columns, ...lines], { delimiter, quoted })
  })

/** A file as it is on a disk: changed anywhere, in one of the encodings that people's programs write. */
const file = fc
  .record({
    text: table,
    changes: fc.array(fc.tuple(fc.nat(), fc.oneof(anyText, one('"', ';', '\n', '\r', '""', '\u{feff}'))), {
      maxLength: 3,
    }),
    encoding: one('utf8' as const, 'latin1' as const, 'utf16le' as const),
    end: fc.option(fc.nat()),
  })
  .map(({ text, changes, encoding, end }) => {
    const changed = changes.reduce((before, [at, inserted]) => {
      const place = at % (before.length + 1)
      return before.slice(0, place) + inserted + before.slice(place)
    }, text)
    const bytes = Buffer.from(changed, encoding)
    return end === null ? bytes : bytes.subarray(0, end % (bytes.length + 1))
  })

const counted = ['business', 'city', 'neighborhood', 'category', 'subcategory', 'auditEntry'] as const

/** How many rows everything has that an import can make, and the version of the catalogue. */
async function state(): Promise<unknown> {
  const { prisma } = database
  const counts = counted.map((name) => (prisma[name] as { count(): Promise<number> }).count())
  return [await Promise.all(counts), (await prisma.catalogueVersion.findFirstOrThrow()).version]
}

const importReport = (
  content: string | Uint8Array,
  options: Partial<ImportOptions>,
): Promise<ImportReport | Error> => run(content, options).catch((error: Error) => error)

it('any file is refused as a whole, or each of its lines is reported; a dry run writes nothing', async () => {
  const before = await state()
  await always(
    fc.tuple(file, fc.boolean()),
    async ([bytes, create]) => {
      const report = await importReport(bytes, { dryRun: true, create })
      if (report instanceof Error) return void expect(report).toBeInstanceOf(BadUserInputError)
      const { created, updated, unchanged, refused, lines } = report
      expect(created + updated + unchanged + refused).toBe(lines)
    },
    300,
  )
  expect(await state()).toEqual(before)
})

/** Imports as a dry run first, for good, and as a dry run again; answers how many lines were saved. */
async function doesWhatItTells(text: string, create: boolean): Promise<number> {
  const told = await importReport(text, { dryRun: true, create })
  const failures: unknown[] = []
  const done = await importReport(text, { create, onFailure: (error) => failures.push(error) })
  expect(failures).toEqual([])
  if (done instanceof Error) {
    expect(told).toEqual(done)
    return 0
  }
  expect({ ...done, dryRun: true, entryId: null }).toEqual(told)
  // How many are refused may differ: an unused id can be that of an establishment that the import has created.
  // A line with an id may have renamed what another line had found by its name, which is then created with its places.
  const hasIds = /\bid\b/.test(text.split('\n', 1)[0] ?? '')
  expect(await importReport(text, { dryRun: true, create })).toMatchObject({
    lines: done.lines,
    ...(!hasIds && { created: 0, createdPlaces: [] }),
  })
  return done.created + done.updated
}

it('an import does what its dry run reports, and creates nothing when repeated', async () => {
  const good =
    'nome;descrição;telefone;cidade;bairro;categorias\nCantina;Texto.;1238420000;Bananal;Centro;Associacoes'
  expect(await doesWhatItTells(good, false)).toBe(1)
  await always(
    fc.tuple(table, fc.boolean()),
    async ([text, create]) => void (await doesWhatItTells(text, create)),
    60,
  )
})
