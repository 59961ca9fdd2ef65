import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { insertSmallCatalogue } from '../../test/small-catalogue.ts'
import { exportSynonyms, importSynonyms } from './synonyms.ts'

const database = useDatabase()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'synonyms-'))
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(async () => {
  await database.empty()
  await insertSmallCatalogue(database.prisma)
})

async function run(text: string | Uint8Array, dryRun = false) {
  const path = join(folder, 'file.csv')
  await writeFile(path, text)
  const author = { actorId: null, requestId: null }
  return importSynonyms({ prisma: database.prisma, path, author, dryRun })
}

const readSynonyms = async (slug: string) =>
  (await database.prisma.subcategory.findUnique({ where: { slug } }))?.synonyms

it('what was exported imports unchanged, and changes only what was edited', async () => {
  await database.prisma.subcategory.update({
    where: { slug: 'pizzarias' },
    data: { synonyms: 'pizza, =esfiha, rodízio de pizza' },
  })
  const file = await exportSynonyms(database.prisma)
  expect(file.split('\r\n').slice(0, 4)).toEqual([
    '\uFEFFcategoria;subcategoria;sinônimos',
    'Alimentação;;',
    'Alimentação;Açaí;',
    'Alimentação;Bares;',
  ])
  expect(file).toContain("Alimentação;Pizzarias;pizza | '=esfiha | rodízio de pizza")
  expect(await run(file)).toEqual({ encoding: 'UTF-8', changed: 0, unchanged: 6, problems: [] })
  expect(await run(file.replace('Açaí;', 'Açaí;açaí na tigela | Açaí NA tigela'))).toEqual({
    encoding: 'UTF-8',
    changed: 1,
    unchanged: 5,
    problems: [],
  })
  expect(await readSynonyms('acai')).toBe('açaí na tigela')
  const entries = await database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })
  const changes = { synonyms: { before: '', after: 'açaí na tigela' } }
  expect(entries).toMatchObject([
    { action: 'import', entity: 'category', partOfId: null },
    { action: 'update', entity: 'subcategory', partOfId: entries[0]?.id, changes },
  ])
})

it('the slug says which is meant where several have one name', async () => {
  await database.prisma.category.create({
    data: {
      id: 9,
      name: 'SAUDE',
      slug: 'saude-2',
      synonyms: 'hospital',
      subcategories: {
        create: [
          { id: 9, name: 'Farmácias', slug: 'farmacias-2', synonyms: 'remédio' },
          { id: 10, name: 'farmacias', slug: 'farmacias-3', synonyms: 'botica' },
        ],
      },
    },
  })
  const file = await exportSynonyms(database.prisma)
  expect(await run(file)).toEqual({ encoding: 'UTF-8', changed: 0, unchanged: 9, problems: [] })
  const named = 'categoria;subcategoria;sinônimos\nSaúde;Farmácias;drogaria\nsaude-2;farmacias-3;boticário\n'
  expect(await run(named)).toEqual({
    encoding: 'UTF-8',
    changed: 1,
    unchanged: 0,
    problems: [
      {
        line: 2,
        message:
          'Há mais de um lugar com o nome “Farmácias”. Escreva o slug em vez do nome: farmacias, farmacias-2 ou farmacias-3.',
      },
    ],
  })
  expect(await readSynonyms('farmacias-3')).toBe('boticário')
})

it('a mark clears, what the file does not name stays, and a dry run only counts', async () => {
  await run('sinonimos;SUBCATEGORIA;Categoria\npizza;pizzarias;alimentacao\nremédio;Farmácias;Saúde\n')
  expect([await readSynonyms('pizzarias'), await readSynonyms('farmacias')]).toEqual(['pizza', 'remédio'])
  const clearing = 'categoria;subcategoria;sinônimos\nAlimentação;Pizzarias;(nenhum)\n'
  expect(await run(clearing, true)).toEqual({ encoding: 'UTF-8', changed: 1, unchanged: 0, problems: [] })
  expect(await readSynonyms('pizzarias')).toBe('pizza')
  await run(clearing)
  expect([await readSynonyms('pizzarias'), await readSynonyms('farmacias')]).toEqual(['', 'remédio'])
})

it('a bad line is reported and stops no other', async () => {
  const file = `categoria;subcategoria;sinônimos
Alimentação;Sushi;peixe
Alimentação;Pizzarias;${'a'.repeat(41)}
Alimentação;Açaí;tigela
Alimentação;Açaí;outra
`
  const { changed, problems } = await run(file)
  expect([changed, problems.map(({ line }) => line)]).toEqual([1, [2, 3, 5]])
  expect(await readSynonyms('acai')).toBe('tigela')
})

it('a short line or an empty cell clears nothing, and is reported', async () => {
  await run('categoria;subcategoria;sinônimos\nAlimentação;Pizzarias;pizza\n')
  const short = await readFile('graphql-server/test/import-cases/20-synonyms-short.csv', 'utf8')
  const { changed, problems } = await run(short)
  expect([changed, problems.map(({ line }) => line)]).toEqual([0, [2, 3]])
  const empty = 'categoria;subcategoria;sinônimos\nAlimentação;Pizzarias;\nAlimentação;Açaí;\n'
  expect(await run(empty)).toMatchObject({ changed: 0, unchanged: 1, problems: [{ line: 2 }] })
  expect(await readSynonyms('pizzarias')).toBe('pizza')
})

it('what a spreadsheet left in place of a list is reported, and the mark that clears may have any case', async () => {
  await run('categoria;subcategoria;sinônimos\nAlimentação;Açaí;tigela')
  for (const cell of ['#N/D', '#NOME?', 'NULL', 'nan']) {
    const { changed, problems } = await run(`categoria;subcategoria;sinônimos\nAlimentação;Açaí;${cell}`)
    expect([changed, problems]).toEqual([0, [{ line: 2, message: expect.stringContaining(`“${cell}”`) }]])
  }
  expect(await readSynonyms('acai')).toBe('tigela')
  const report = await run('categoria;subcategoria;sinônimos\nAlimentação;Açaí;\u200b(Nenhum)')
  expect(report).toMatchObject({ changed: 1, problems: [] })
  expect(await readSynonyms('acai')).toBe('')
})

it('cells may be separated by commas, and a line of more cells than titles is reported', async () => {
  const file =
    'categoria,subcategoria,sinônimos\nAlimentação,Pizzarias,"pizza, esfiha"\nAlimentação,Açaí,tigela,açaí\n'
  expect(await run(file)).toMatchObject({ changed: 1, problems: [{ line: 3 }] })
  expect(await readSynonyms('pizzarias')).toBe('pizza, esfiha')
})

it('a file that cannot be read to its end changes nothing', async () => {
  const file = 'categoria;subcategoria;sinônimos\nAlimentação;Pizzarias;pizza\nAlimentação;Açaí;"tigela\n'
  await expect(run(file)).rejects.toMatchObject({ fields: { file: expect.stringContaining('linha 3') } })
  expect(await readSynonyms('pizzarias')).toBe('')
})

it('a file without the columns is refused', async () => {
  await expect(run('nome;telefone\nA;1\n')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
})

it('names the other sheets of a workbook, which are not read', async () => {
  const rows = [
    ['categoria', 'subcategoria', 'sinônimos'],
    ['Alimentação', 'Açaí', 'açaí na tigela'],
  ]
  const file = await writeXlsx({ sheets: ['Lista', 'Antigos'].map((name) => ({ name, rows })) })
  expect(await run(file)).toMatchObject({ changed: 1, problems: [], otherSheets: ['Antigos'] })
})
