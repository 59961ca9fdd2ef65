import { dirname, join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { insertCatalogue } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { useFiles } from '../../test/imports.ts'
import { overturePlace } from '../../test/sources/files.ts'
import { writeRegion } from '../../test/sources/region.ts'
import { countingPrisma } from '../../test/statements.ts'
import { readCategoryMap } from './maps/categories.ts'
import { runSource } from './run.ts'

const database = useDatabase()
const saveFile = useFiles()

beforeEach(async () => {
  await database.empty()
  await insertCatalogue(database.pool, { cities: { taubate: [] }, categories: { alimentacao: [] } })
})

/** A place of the only city, with a site of that number. */
const placeIn = (index: number, site: number) => {
  const place = overturePlace(index)
  const addresses = [{ locality: 'Taubate', country: 'BR' }]
  return {
    ...place,
    // None that runs do not know, which are kept with statements of their own.
    properties: {
      ...place.properties,
      categories: { primary: 'bakery' },
      addresses,
      websites: [`https://loja${index}-${site}.com.br`],
    },
  }
}

async function run(places: number, site: number) {
  const path = join(dirname(await saveFile('')), 'places.geojson')
  await writeRegion(path, { places, place: (index) => placeIn(index, site) })
  const { prisma, statements } = countingPrisma(database.config, 'all')
  const report = await runSource({
    ...{ prisma, path, source: 'Overture Maps', licence: 'CDLA Permissive 2.0' },
    author: { actorId: null, requestId: null },
    categories: await readCategoryMap(),
    ...{ fill: false, dryRun: false, odblDuties: false, create: false, partial: true },
  })
  await prisma.$disconnect()
  return { report, statements: statements.length }
}

it('a batch of proposals takes as many statements as one of a few', async () => {
  await run(90, 1)
  const few = await run(10, 2)
  expect(few.report).toMatchObject({ proposed: 10 })
  await database.pool.query('DELETE FROM proposals')
  const many = await run(90, 3)
  expect(many.report).toMatchObject({ proposed: 90 })
  expect(many.statements).toBe(few.statements)
})

it('a second value proposed for a field waits with the first, and both have their submission', async () => {
  await run(3, 1)
  await run(3, 2)
  await run(3, 3)
  const proposals = await database.prisma.proposal.findMany({
    include: { submissions: { include: { submission: true } } },
    orderBy: { id: 'asc' },
  })
  expect(proposals.map(({ proposed }) => proposed)).toEqual(
    [2, 3].flatMap((site) => [0, 1, 2].map((index) => ({ site: `https://loja${index}-${site}.com.br` }))),
  )
  for (const { businessId, submissions } of proposals)
    expect(submissions.map(({ submission }) => submission.businessId)).toEqual([businessId])
})
