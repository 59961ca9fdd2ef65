import { beforeEach, expect, it } from 'vitest'
import { raiseVersion } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'
import { useImages } from '../../../test/pictures.ts'
import { useRestServer } from '../../../test/rest.ts'
import { insertWorld } from '../../../test/roles.ts'
import { createSearchEngine, type SearchEngine } from '../../search/engine.ts'

const database = useDatabase()
const pictures = useImages(database)

/** Establishments that go one after the other, each just when it is read whole after all before it have gone. */
const doomed: number[] = []

function deletingMeanwhile(): SearchEngine {
  const { prisma, pool } = database
  const search = createSearchEngine({ pool, secret: 'secret' })
  return {
    ...search,
    async whole(key) {
      if ('id' in key && key.id === doomed[0]) {
        doomed.shift()
        await prisma.business.delete({ where: key })
        await raiseVersion(pool)
      }
      return search.whole(key)
    },
  }
}

const server = useRestServer(
  {
    ...database,
    get pool() {
      return database.pool
    },
    get prisma() {
      return database.prisma
    },
    get search() {
      return deletingMeanwhile()
    },
  },
  pictures,
)
beforeEach(() => insertWorld(database))

/** Newest first, so that whoever goes first is read last. */
async function add(ids: number[]) {
  const { prisma, pool } = database
  const { id: _, slug, ...columns } = await prisma.business.findUniqueOrThrow({ where: { id: 1 } })
  await prisma.business.createMany({ data: ids.map((id) => ({ ...columns, id, slug: `${slug}-${id}` })) })
  await raiseVersion(pool)
}

it('a page from which establishments go away while it is read is read again', async () => {
  await add([3, 4])
  doomed.push(2, 3, 4)
  const { status, body } = await server.ask('GET /businesses')
  expect([status, body.data, body.pagination]).toMatchObject([
    200,
    [{ slug: 'cantina-da-serra' }],
    { total: 1, totalPages: 1 },
  ])
  expect(doomed).toEqual([])
})

it('whoever reads a page from which they go all the time is told to come back', async () => {
  const ids = [2, 3, 4, 5, 6, 7, 8]
  await add(ids.slice(1))
  doomed.push(...ids)
  const { status, headers } = await server.ask('GET /businesses')
  expect([status, headers.get('retry-after')]).toEqual([503, '1'])
  doomed.length = 0
})
