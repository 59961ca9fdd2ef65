import { beforeAll, expect, it } from 'vitest'
import { deprecatedFilters } from '../../../schema/attributes/deprecated-names.ts'
import { useDatabase } from '../../test/database.ts'
import { insertBusinesses } from '../../test/fixtures.ts'
import { explain } from '../../test/plan.ts'
import { query } from '../../test/query.ts'
import { useRestServer } from '../../test/rest.ts'
import { insertUser } from '../../test/user-rows.ts'
import { createSearchEngine, type SearchEngine } from './engine.ts'
import { type Filter, idStatement, wholeCatalogue } from './filter.ts'

const database = useDatabase()
const rest = useRestServer(database)

let engine: SearchEngine
let rows: { id: number; name: string; stepFreeEntrance: boolean | null; city: { slug: string } }[]

beforeAll(async () => {
  await insertBusinesses(database.pool, 400)
  rows = await database.prisma.business.findMany({
    select: { id: true, name: true, stepFreeEntrance: true, city: { select: { slug: true } } },
    orderBy: { id: 'asc' },
  })
  engine = createSearchEngine({ pool: database.pool, secret: 'secret' })
})

const saidYes = () => rows.filter(({ stepFreeEntrance }) => stepFreeEntrance === true)
const sortedIds = (some: readonly { id: number }[]) => some.map(({ id }) => id).toSorted((a, b) => a - b)

async function found(filter: Filter, seed = 'abc'): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; page <= 10; page += 1) {
    const { items, pagination } = await engine.search({
      filter,
      order: 'RANDOM',
      page,
      perPage: 50,
      seed,
      visitor: 'somebody',
    })
    ids.push(...items.map(({ id }) => id))
    if (page >= pagination.totalPages) {
      expect(ids).toHaveLength(pagination.total)
      break
    }
  }
  return ids
}

it('finds those with a yes, each once, and neither a no nor an unknown', async () => {
  expect(new Set(rows.map(({ stepFreeEntrance }) => stepFreeEntrance))).toEqual(new Set([true, false, null]))
  expect((await found({ stepFree: true })).toSorted((a, b) => a - b)).toEqual(sortedIds(saidYes()))
  expect(await found({ stepFree: true }, 'other')).not.toEqual(await found({ stepFree: true }))
})

it('goes with every other filter; false and absent exclude nothing', async () => {
  const city = 'sao-jose-dos-campos'
  const inCity = saidYes().filter((row) => row.city.slug === city)
  expect(inCity.length).toBeGreaterThan(3)
  expect((await found({ stepFree: true, city })).toSorted((a, b) => a - b)).toEqual(sortedIds(inCity))
  const named = saidYes().filter(({ name }) => /da/i.test(name.normalize('NFD')))
  expect((await found({ stepFree: true, name: 'da' })).toSorted((a, b) => a - b)).toEqual(sortedIds(named))
  expect(await found({ stepFree: false })).toHaveLength(400)
})

it('is by an index, alone and in a city', async () => {
  const where = { slug: deprecatedFilters.stepFree }
  const { id } = await database.prisma.attribute.findUniqueOrThrow({ where })
  const stepFree = { attribute: id, value: 'yes', askedOf: null }
  for (const selection of [
    { ...wholeCatalogue, attributes: [stepFree] },
    { ...wholeCatalogue, attributes: [stepFree], city: 1, reach: 'there' as const },
  ]) {
    const { sql, values } = idStatement(selection, 'id')
    const [step] = await explain(database.pool, sql, values)
    expect(step?.key).not.toBeNull()
    expect(step?.Extra).toContain('Using index')
  }
})

it('REST filters by stepFree=true, refuses other words, and answers the four', async () => {
  const { status, body } = await rest.ask('GET /businesses/search?stepFree=true&perPage=100')
  expect(status).toBe(200)
  expect(body.pagination).toMatchObject({ total: saidYes().length })
  for (const business of body.data as object[]) {
    expect(business).toMatchObject({ stepFreeEntrance: true })
    expect(Object.keys(business)).toEqual(
      expect.arrayContaining(['accessibleToilet', 'reservedParking', 'libras']),
    )
  }
  expect((await rest.ask('GET /businesses/search?stepFree=talvez')).status).toBe(400)
})

it('a search without it shows how many there are', async () => {
  const { data } = await query(
    database,
    '{ searchAlternatives(filter: { stepFree: true, name: "zzzz" }) { without total } }',
  )
  expect(data?.searchAlternatives).toEqual(
    expect.arrayContaining([
      { without: 'NAME', total: saidYes().length },
      { without: 'STEP_FREE', total: 0 },
    ]),
  )
})

it('a change is found at once', async () => {
  const viewer = await insertUser(database.prisma, 'Ana', { role: 'admin' })
  const silent = rows.find(({ stepFreeEntrance }) => stepFreeEntrance === null)?.id ?? 0
  const tell = async (stepFreeEntrance: boolean | null) => {
    const { errors } = await query(
      database,
      'mutation ($id: ID!, $input: UpdateBusinessInput!) { updateBusiness(id: $id, input: $input) { id } }',
      { variables: { id: String(silent), input: { stepFreeEntrance } }, viewer },
    )
    expect(errors).toBeUndefined()
  }
  await tell(true)
  expect(await found({ stepFree: true })).toContain(silent)
  await tell(null)
  expect(await found({ stepFree: true })).not.toContain(silent)
})
