import { expect, it } from 'vitest'
import { useBusinessWrites } from '../../../test/business-writes.ts'
import { useImports } from '../../../test/imports.ts'
import { texts } from '../../messages/texts.ts'

const { database, create, update } = useBusinessWrites()
const { exported, run } = useImports(database)

const areas = [{ cityId: '1' }, { cityId: '3', neighborhoodId: '3' }]
const stored = (id: unknown) =>
  database.prisma.business.findUniqueOrThrow({
    where: { id: Number(id) },
    include: { areas: { orderBy: { position: 'asc' }, select: { cityId: true, neighborhoodId: true } } },
  })

it('an export has the area and what is hidden, and an import reads it again', async () => {
  await database.prisma.business.deleteMany()
  await create({ areas, addressHidden: true, showsNeighborhood: true })
  const region = await create({ name: 'Bar', servesRegion: true })
  const file = await exported()
  expect(file.toString()).toContain('Ubatuba; Bananal/Água Fria')
  expect(file.toString()).toContain('toda a região')
  await database.prisma.business.deleteMany()
  expect(await run(file, { create: true })).toMatchObject({ created: 2, problems: [] })
  const [one, other] = await database.prisma.business.findMany({
    orderBy: { name: 'desc' },
    include: { areas: { orderBy: { position: 'asc' }, select: { cityId: true, neighborhoodId: true } } },
  })
  expect(region).toMatchObject({ servesRegion: true })
  expect(one).toMatchObject({
    addressHidden: true,
    showsNeighborhood: true,
    areas: [
      { cityId: 1, neighborhoodId: null },
      { cityId: 3, neighborhoodId: 3 },
    ],
  })
  expect(other).toMatchObject({ addressHidden: false, servesRegion: true, areas: [] })
})

it('a file changes the area, and names a place that is not registered', async () => {
  const { id } = await create({ areas })
  expect(await run(`id,atende em\n${id},Bananal | Ubatuba/Centro`)).toMatchObject({ updated: 1 })
  expect((await stored(id)).areas).toEqual([
    { cityId: 3, neighborhoodId: null },
    { cityId: 1, neighborhoodId: 1 },
  ])
  const { problems } = await run(`id,atende em\n${id},Atlântida`)
  expect(problems).toMatchObject([
    { line: 2, column: 'atende em', message: texts.imports.noSuchPlace(['Atlântida']) },
  ])
  expect(await run(`id,atende em\n${id},toda a região`)).toMatchObject({ updated: 1 })
  expect(await stored(id)).toMatchObject({ servesRegion: true, areas: [] })
})

it('a file never shows a hidden address or neighborhood, and says so', async () => {
  const { id } = await create({ areas, addressHidden: true })
  const report = await run(`id,endereço não divulgado,mostrar bairro,nome\n${id},não,sim,Outro nome`)
  expect(report).toMatchObject({ updated: 1 })
  expect(report.problems.map(({ column, message }) => [column, message])).toEqual([
    ['endereço não divulgado', texts.imports.staysHidden],
    ['mostrar bairro', texts.imports.staysHidden],
  ])
  expect(await stored(id)).toMatchObject({
    addressHidden: true,
    showsNeighborhood: false,
    name: 'Outro nome',
  })
  expect(await update({ addressHidden: false }, String(id))).toMatchObject({ addressHidden: false })
})
