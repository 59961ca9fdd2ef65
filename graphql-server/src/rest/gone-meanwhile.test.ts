import { beforeEach, expect, it } from 'vitest'
import { raiseVersion } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { useImages } from '../../test/pictures.ts'
import { useRestServer } from '../../test/rest.ts'
import { insertWorld } from '../../test/roles.ts'

const database = useDatabase()
const pictures = useImages(database)

/** Has an establishment deleted by somebody else just when whole establishments are first read. */
function deletingMeanwhile(id: number) {
  let isDeleted = false
  const findUnique = async (query: never) => {
    const { prisma, pool } = database
    if (!isDeleted) {
      isDeleted = true
      await prisma.business.delete({ where: { id } })
      await raiseVersion(pool)
    }
    return prisma.business.findUnique(query)
  }
  const replace = <T extends object>(target: T, name: string, value: unknown): T =>
    new Proxy(target, { get: (from, key) => (key === name ? value : Reflect.get(from, key)) })
  return replace(database.prisma, 'business', replace(database.prisma.business, 'findUnique', findUnique))
}

const server = useRestServer(
  {
    ...database,
    get pool() {
      return database.pool
    },
    get prisma() {
      return deletingMeanwhile(2)
    },
  },
  pictures,
)
beforeEach(() => insertWorld(database))

it('a page from which an establishment goes away while it is read is read once more', async () => {
  const { status, body } = await server.ask('GET /businesses')
  expect([status, body.data, body.pagination]).toMatchObject([
    200,
    [{ slug: 'cantina-da-serra' }],
    { total: 1, totalPages: 1 },
  ])
})
