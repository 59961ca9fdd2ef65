import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, it, vi } from 'vitest'
import { insertCatalogue } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'
import { useImports } from '../../../test/imports.ts'

const database = useDatabase()
const { run } = useImports(database)

beforeEach(async () => {
  await database.empty()
  await insertCatalogue(database.pool, { cities: { bananal: ['centro'] }, categories: { associacoes: [] } })
})

const titles = 'nome;descrição;telefone;cidade;bairro;categorias'
const line = (name: string, place = 'Bananal;Centro') => `${name};Texto.;1238420000;${place};Associacoes`
const many = (count: number, place?: string) =>
  [titles, ...Array.from({ length: count }, (_, index) => line(`Clube ${index}`, place))].join('\n')

const version = async () => (await database.prisma.catalogueVersion.findFirstOrThrow()).version

it('the catalogue has a new version once a batch, and none for what no search looks at', async () => {
  const before = await version()
  await run(many(120))
  expect(await version()).toBe(before + 2)
  await run(many(10).replaceAll('1238420000', '1238421111'))
  expect(await version()).toBe(before + 2)
})

it('a line that the database refuses leaves nothing behind and stops no other of its batch', async () => {
  await database.pool.query(
    `CREATE TRIGGER refuse_one BEFORE INSERT ON business_categories FOR EACH ROW
     BEGIN IF (SELECT name FROM businesses WHERE id = NEW.business_id) = 'Clube 1'
     THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'no'; END IF; END`,
  )
  try {
    const onFailure = vi.fn()
    const file = `${many(3)}\n${line('Clube 1', 'Cidade Nova;Centro')}\n${line('Outro', 'Outra Cidade;Centro')}`
    const report = await run(file, { create: true, onFailure })
    expect(report).toMatchObject({ created: 3, refused: 2 })
    expect(report.problems).toEqual(
      [3, 5].map((at) => ({
        line: at,
        column: null,
        message: 'Esta linha não pôde ser salva. Importe o arquivo de novo.',
      })),
    )
    expect(report.createdPlaces).toEqual(['cidade: Outra Cidade', 'bairro: Centro (Outra Cidade)'])
    expect(onFailure.mock.calls.map(([, at]) => at)).toEqual([3, 5])
  } finally {
    await database.pool.query('DROP TRIGGER refuse_one')
  }
  const { prisma } = database
  expect((await prisma.business.findMany({ orderBy: { id: 'asc' } })).map(({ name }) => name)).toEqual([
    'Clube 0',
    'Clube 2',
    'Outro',
  ])
  expect(await prisma.city.count({ where: { name: 'Cidade Nova' } })).toBe(0)
  expect(await prisma.auditEntry.count({ where: { entity: 'business', action: 'create' } })).toBe(3)
})

it.each(['Bananal;Centro', 'Cidade Nova;Bairro Novo'])(
  'imports of one file at the same time make nothing twice: %s',
  async (place) => {
    const file = many(40, place)
    const reports = await Promise.all([1, 2, 3].map(() => run(file, { create: true })))
    const { prisma } = database
    expect(await prisma.business.count()).toBe(40)
    expect(await prisma.city.count({ where: { name: 'Cidade Nova' } })).toBeLessThan(2)
    expect(await prisma.neighborhood.count({ where: { name: 'Bairro Novo' } })).toBeLessThan(2)
    const made = reports.reduce((sum, { created }) => sum + created, 0)
    const others = reports.reduce((sum, { refused, unchanged }) => sum + refused + unchanged, 0)
    expect([made, others]).toEqual([40, 80])
  },
)

it('a line waits for another import that saves the same establishment at this moment', async () => {
  const other = await database.pool.getConnection()
  await other.beginTransaction()
  await other.query('SELECT version FROM catalogue_version FOR UPDATE')
  await other.query(
    `INSERT INTO businesses (slug, name, search_name, description, excerpt, phone, city_id, neighborhood_id)
     VALUES ('outro-slug', 'Clube 0', 'clube 0', '<p>Texto.</p>', 'Texto.', '1238420000', 1, 1)`,
  )
  const running = run(many(1))
  await sleep(1000)
  await other.commit()
  await other.release()
  const report = await running
  expect(report).toMatchObject({ created: 0 })
  expect(await database.prisma.business.count()).toBe(1)
})

it('places that others have made since the import began are used, not made twice', async () => {
  let isFirst = true
  const prisma = database.prisma.$extends({
    query: {
      business: {
        async createMany({ args, query }) {
          const data = { name: 'Cidade Nova', slug: 'cidade-nova' }
          if (isFirst) await database.prisma.city.create({ data })
          isFirst = false
          return query(args)
        },
      },
    },
  }) as unknown as typeof database.prisma
  const file = `${many(100)}\n${line('Outro', 'cidade nova;Centro')}`
  const report = await run(file, { create: true, prisma })
  expect(report).toMatchObject({ created: 101 })
  expect(await database.prisma.city.count({ where: { name: 'Cidade Nova' } })).toBe(1)
})
