import { beforeEach, expect, it } from 'vitest'
import { insertCatalogue } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'
import { useImports } from '../../../test/imports.ts'

const database = useDatabase()
const { run } = useImports(database)

beforeEach(async () => {
  await database.empty()
  await insertCatalogue(database.pool, {
    cities: { bananal: ['centro'] },
    categories: { alimentacao: ['pizzarias'], mercados: ['pizzarias-prontas'] },
  })
})

const titles = 'nome;descrição;telefone;cidade;bairro;categorias;subcategorias'
const text = 'Texto.;1238420000'

const file = `${titles}
Um;${text};São José do Barreiro;Centro;Saúde;Farmácias
Dois;${text};SAO JOSE DO BARREIRO;Pátio;Alimentação | Saúde;saude > farmacias | Alimentacao > Cafés
Três;12;1238420000;Cidade de Linha Ruim;Centro;Erro;
Quatro;${text};Bananal;Novo Bairro;Alimentação;Pizzarias`

const made = [
  'cidade: São José do Barreiro',
  'bairro: Centro (São José do Barreiro)',
  'categoria: Saúde',
  'subcategoria: Farmácias (Saúde)',
  'bairro: Pátio (São José do Barreiro)',
  'subcategoria: Cafés (Alimentacao)',
  'bairro: Novo Bairro (Bananal)',
]

async function places() {
  const { prisma } = database
  const select = { name: true, slug: true }
  return {
    cities: await prisma.city.findMany({ select }),
    neighborhoods: await prisma.neighborhood.findMany({ select }),
    categories: await prisma.category.findMany({ select }),
    subcategories: await prisma.subcategory.findMany({ select }),
    businesses: await prisma.business.findMany(),
    trail: await prisma.auditEntry.findMany(),
    version: await prisma.catalogueVersion.findMany(),
  }
}

it('places are made only when they may be', async () => {
  const report = await run(file.replace('Três;12;', 'Três;Texto.;'))
  expect(report).toMatchObject({ created: 0, refused: 4, createdPlaces: [] })
  expect(report.problems.map(({ message }) => message)).toContain(
    'A cidade “São José do Barreiro” não está cadastrada.',
  )
})

it('a dry run reports the same as the import after it, and writes nothing', async () => {
  const bad = file.replace('Três;12;1238420000', 'Três;Texto.;12')
  const before = await places()
  const told = await run(bad, { create: true, dryRun: true })
  expect(await places()).toEqual(before)
  expect(told).toMatchObject({ dryRun: true, created: 3, refused: 1, createdPlaces: made })
  expect(await run(bad, { create: true })).toEqual({ ...told, dryRun: false, entryId: expect.any(Number) })
})

it('new entries have slugs and are in the trail, and a refused line creates nothing', async () => {
  await run(file.replace('Três;12;1238420000', 'Três;Texto.;12'), { create: true })
  const { cities, neighborhoods, categories, subcategories } = await places()
  expect(cities.map(({ slug }) => slug)).toEqual(['bananal', 'sao-jose-do-barreiro'])
  expect(neighborhoods.map(({ name }) => name)).toEqual(['Centro', 'Centro', 'Pátio', 'Novo Bairro'])
  expect(categories.map(({ name }) => name)).toEqual(['Alimentacao', 'Mercados', 'Saúde'])
  expect(subcategories.map(({ name }) => name)).toEqual([
    'Pizzarias',
    'Pizzarias prontas',
    'Farmácias',
    'Cafés',
  ])
  const trail = await database.prisma.auditEntry.groupBy({
    by: ['partOfId', 'entity'],
    _count: true,
    orderBy: [{ partOfId: 'asc' }, { entity: 'asc' }],
  })
  const { id } = await database.prisma.auditEntry.findFirstOrThrow({ where: { action: 'import' } })
  expect(trail.map(({ partOfId, entity, _count }) => [partOfId, entity, _count])).toEqual([
    [null, 'business', 1],
    [id, 'business', 3],
    [id, 'category', 1],
    [id, 'city', 1],
    [id, 'neighborhood', 3],
    [id, 'subcategory', 2],
  ])
})

it('a subcategory is demanded from the line on that makes the first of its category, if that line is good', async () => {
  const file = `${titles}
Um;Texto.;12;Bananal;Centro;Clubes;Tênis
Dois;${text};Bananal;Centro;Clubes;
Três;${text};Bananal;Centro;Clubes;Tênis
Quatro;${text};Bananal;Centro;Clubes;`
  const told = await run(file, { create: true, dryRun: true })
  expect(told.problems.map(({ line, column }) => [line, column])).toEqual([
    [2, 'telefone'],
    [5, 'subcategorias'],
  ])
  expect(await run(file, { create: true })).toEqual({ ...told, dryRun: false, entryId: expect.any(Number) })
})

it('a new subcategory needs to say its category where the line has several', async () => {
  const report = await run(`${titles}\nUm;${text};Bananal;Centro;Alimentacao | Mercados;Cafés`, {
    create: true,
  })
  expect(report.problems).toEqual([
    {
      line: 2,
      column: 'subcategorias',
      message: 'Diga de qual categoria é a subcategoria “Cafés”: escreva Categoria > Cafés.',
    },
  ])
})

it('a category of a subcategory must be among those of the line', async () => {
  const report = await run(`${titles}\nUm;${text};Bananal;Centro;Alimentacao;Mercados > Pizzarias`)
  expect(report.problems).toMatchObject([
    { column: 'subcategorias', message: 'A categoria “Mercados” não está entre as categorias da linha.' },
  ])
})

it('where several places have one name, the slug says which is meant', async () => {
  await database.prisma.city.create({ data: { name: 'Bananal', slug: 'bananal-2' } })
  const line = (city: string) => `${titles}\nUm;${text};${city};Centro;Alimentacao;Pizzarias`
  expect((await run(line('BANANAL'))).problems).toEqual([
    {
      line: 2,
      column: 'cidade',
      message:
        'Há mais de um lugar com o nome “BANANAL”. Escreva o slug em vez do nome: bananal ou bananal-2.',
    },
  ])
  expect(await run(line('bananal'))).toMatchObject({ created: 1 })
})

it('a name that is too long for a place is refused as the API refuses it', async () => {
  const report = await run(`${titles}\nUm;${text};${'a'.repeat(121)};Centro;Alimentacao;Pizzarias`, {
    create: true,
  })
  expect(report.problems).toEqual([
    { line: 2, column: 'cidade', message: 'O nome deve ter no máximo 120 caracteres.' },
  ])
})
