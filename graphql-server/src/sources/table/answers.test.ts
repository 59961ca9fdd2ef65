import { beforeEach, expect, it } from 'vitest'
import { insertAttribute } from '../../../test/attribute-rows.ts'
import { insertCatalogue } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'
import { useFiles } from '../../../test/imports.ts'
import { answerField } from '../../answers/fields.ts'
import { readAnswerColumns } from '../../csv/import/answer-columns.ts'
import { readCategoryMap } from '../maps/categories.ts'
import { runSource, type SourceRunOptions } from '../run.ts'
import { readColumnMap } from './map-file.ts'
import { readTableHead } from './open.ts'

const database = useDatabase()
const saveFile = useFiles()

beforeEach(async () => {
  await database.empty()
  await insertCatalogue(database.pool, {
    cities: { taubate: ['centro'] },
    categories: { comida: [], moda: [] },
  })
  const options = [
    { slug: 'rua', name: 'Na rua' },
    { slug: 'coberto', name: 'Coberto' },
  ]
  await insertAttribute(database.pool, { slug: 'wi-fi' })
  await insertAttribute(database.pool, { slug: 'vagas', kind: 'CHOICE', options })
  await insertAttribute(database.pool, { slug: 'oculto', active: false })
  await database.pool.query(
    "UPDATE attributes SET name = CASE slug WHEN 'wi-fi' THEN 'Wi-Fi' WHEN 'vagas' THEN 'Tipo de estacionamento' ELSE 'Oculto' END",
  )
})

const table = (...rows: string[]) =>
  saveFile(`Nome;Cidade;Ramo;WiFi;Tipo de Estacionamento;Oculto\n${rows.join('\n')}\n`)

const run = async (path: string, options: Partial<SourceRunOptions> = {}) =>
  runSource({
    ...{ prisma: database.prisma, path, author: { actorId: null, requestId: null } },
    ...{ source: 'Associação', licence: 'Cedida', categories: await readCategoryMap() },
    ...{ fill: false, dryRun: false, odblDuties: false, create: false },
    ...options,
  })

const answers = async () => {
  const rows = await database.prisma.businessAttribute.findMany({
    orderBy: { attributeId: 'asc' },
    select: { value: true, attribute: { select: { slug: true } }, business: { select: { name: true } } },
  })
  return rows.map(({ business, attribute, value }) => `${business.name} ${attribute.slug} ${value}`)
}

it('a column with the name of an active attribute has its answers, as words and options', async () => {
  const path = await table('Bar;Taubate;Comida;Sim;coberto;sim', 'Café;Taubate;Comida;;;')
  expect(await run(path)).toMatchObject({ drafts: 2, problemCount: 0 })
  expect(await answers()).toEqual(['Bar wi-fi yes', 'Bar vagas coberto'])
  expect(await run(path)).toMatchObject({ unchanged: 2 })
  const changed = await table('Bar;Taubate;Comida;não;coberto;sim', 'Café;Taubate;Comida;;;')
  expect(await run(changed)).toMatchObject({ unchanged: 1, matched: 1, proposed: 1 })
  expect(await answers()).toEqual(['Bar wi-fi yes', 'Bar vagas coberto'])
})

it('a wrong answer, and one that is not asked, is left out with line and column', async () => {
  const food = await database.prisma.category.findFirstOrThrow({ where: { slug: 'comida' } })
  const attribute = await database.prisma.attribute.findFirstOrThrow({ where: { slug: 'wi-fi' } })
  await database.prisma.attribute.update({
    where: { id: attribute.id },
    data: { categories: { create: { categoryId: food.id } } },
  })
  const { drafts, problems } = await run(
    await table('Bar;Taubate;Comida;talvez;longe;', 'Loja;Taubate;Moda;sim;Na rua;'),
  )
  expect(drafts).toBe(2)
  expect(problems.map(({ line, column, message }) => [line, column, message])).toEqual([
    [2, 'WiFi', 'Wi-Fi: responda sim ou não, ou deixe em branco.'],
    [2, 'Tipo de Estacionamento', 'Tipo de estacionamento: escolha Na rua ou Coberto.'],
    [3, 'WiFi', 'Wi-Fi: não se pergunta a lugares desta categoria.'],
  ])
  expect(await answers()).toEqual(['Loja vagas rua'])
})

it('a map names attributes by slug or name, and refuses what is neither', async () => {
  const columns = await readAnswerColumns(database.prisma)
  const head = await readTableHead(await saveFile('Nome;Internet;Obs\nBar;sim;x\n'), columns)
  const { id } = await database.prisma.attribute.findFirstOrThrow({ where: { slug: 'wi-fi' } })
  const map = async (content: object) => readColumnMap(head, await saveFile(JSON.stringify(content)))
  for (const name of ['wi-fi', 'Wi-Fi'])
    expect(await map({ Internet: name })).toEqual(['name', answerField(id), null])
  await expect(map({ Internet: 'oculto' })).rejects.toThrow('O mapa de colunas')
})

it('a column of an attribute that is not active is refused before anything is written', async () => {
  const { id } = await database.prisma.attribute.findFirstOrThrow({ where: { slug: 'oculto' } })
  const columns = ['name', 'city', 'category', null, null, answerField(id)] as const
  await expect(run(await table('Bar;Taubate;Comida;;;sim'), { columns })).rejects.toThrow(
    'colunas escolhidas',
  )
  expect(await database.prisma.business.count()).toBe(0)
})
