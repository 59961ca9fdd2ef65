import { beforeAll, expect, it } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { insertAccounts, insertBusinesses } from '../../../test/fixtures.ts'
import { useImports } from '../../../test/imports.ts'

const database = useDatabase()
const { run, exported, exportedAs } = useImports(database)

beforeAll(async () => {
  await insertBusinesses(database.pool, 2000)
  await insertAccounts(database.pool)
})

const attributeId = async (slug: string) =>
  (await database.prisma.attribute.findUniqueOrThrow({ where: { slug } })).id

it('importing what an export wrote changes nothing', async () => {
  const report = await run(await exported(), { dryRun: true })
  expect(report).toMatchObject({ lines: 2000, unchanged: 2000, problems: [] })
})

it.each(['xlsx', 'geojson'] as const)(
  'importing what an export wrote as %s changes nothing',
  async (format) => {
    const report = await run(await exportedAs(format), { dryRun: true })
    expect(report).toMatchObject({ lines: 2000, unchanged: 2000, problems: [] })
  },
)

it('an export that is imported into an empty catalogue gives the same export', async () => {
  const { prisma } = database
  // Old establishments may be without a description or have an owner; new ones need the one and the other's account.
  await prisma.business.updateMany({ where: { description: '' }, data: { description: '<p>Texto.</p>' } })
  await prisma.business.updateMany({ where: { ownerId: { not: null } }, data: { ownerId: null } })
  await prisma.business.deleteMany({ where: { id: { gt: 150 } } })
  await prisma.business.update({
    where: { id: 7 },
    data: {
      slug: 'outro-slug',
      name: '=Bar; "do" \'Zé\'',
      street: '-Rua;=1+1',
      number: '+1',
      site: 'https://a.example/;x=%22y%22',
      description: '<p>Um,=cmd, -2</p><ul><li>dois<br>três;@x</li></ul>',
    },
  })
  await prisma.businessAttribute.deleteMany({ where: { businessId: { in: [7, 8, 9] } } })
  await prisma.businessAttribute.createMany({
    data: [
      { businessId: 7, attributeId: await attributeId('aceita-pix'), value: 'yes' },
      { businessId: 8, attributeId: await attributeId('aceita-pix'), value: 'no' },
      { businessId: 9, attributeId: await attributeId('pedir'), value: 'https://a.example/pedir' },
    ],
  })
  const file = await exported()
  const attributes = await prisma.attribute.findMany()
  for (const content of [file, await exportedAs('xlsx'), await exportedAs('geojson')]) {
    await database.empty()
    // An import creates places and categories, never attributes.
    await prisma.attribute.createMany({ data: attributes })
    const report = await run(content, { create: true })
    expect(report).toMatchObject({ lines: 150, created: 150, problems: [] })
    expect(await exported()).toBe(file)
  }
}, 180_000)

it('an export opens in a spreadsheet: its mark, semicolons, commas in degrees, no formulas', async () => {
  const file = await exported()
  expect(file.startsWith('\uFEFFslug;nome;descrição;telefone;')).toBe(true)
  const line = file.split('\r\n').find((text) => text.startsWith('outro-slug;'))
  expect(line).toMatch(
    /^outro-slug;"'=Bar; ""do"" 'Zé'";"<p>Um,'=cmd, '-2<\/p>.*três;'@x.*;"'-Rua;'=1\+1";'\+1;.*;\d{5}-\d{3};-2\d,\d+;-4\d,\d+;/,
  )
})
