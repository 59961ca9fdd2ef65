import { beforeAll, expect, it } from 'vitest'
import { raiseVersion } from '../test/catalogue-rows.ts'
import { useDatabase } from '../test/database.ts'
import { insertWorld } from '../test/roles.ts'
import { ask, visit } from './ask.ts'
import { createBusiness } from './operations.ts'
import { useTwoProcesses } from './use-two-processes.ts'

const database = useDatabase()
const product = useTwoProcesses(database)

beforeAll(async () => {
  await insertWorld(database)
  await raiseVersion(database.pool)
})

/** What one answer says. */
interface Seen {
  total: number
  names: string[]
  /** Of the cards' cities; none where they are read after the page. */
  cities: string[]
}

async function byGraphQL(origin: string, page: number, perPage: number): Promise<Seen> {
  const query = `query ($page: Int!, $perPage: Int!) {
    searchBusinesses(order: RANDOM, seed: "s", page: $page, perPage: $perPage) {
      items { name city { name } } pagination { total }
    }
  }`
  const { value } = await ask(origin, query, { variables: { page, perPage } })
  const { items, pagination } = value as {
    items: { name: string; city: { name: string } }[]
    pagination: { total: number }
  }
  const names = items.map(({ name }) => name)
  return { total: pagination.total, names, cities: items.map(({ city }) => city.name) }
}

async function byRest(origin: string, page: number, perPage: number): Promise<Seen> {
  const query = `random=true&seed=s&page=${page}&perPage=${perPage}`
  const answer = await visit(`${origin}/api/businesses/search?${query}`)
  const { data, pagination } = (await answer.json()) as {
    data: { name: string }[]
    pagination: { total: number }
  }
  return { total: pagination.total, names: data.map(({ name }) => name), cities: [] }
}

/** Adds three one by one, renames the city of all, and takes the three away together, until it is over. */
async function write(letter: string, isOver: () => boolean): Promise<void> {
  const as = 'admin'
  for (let round = 0; !isOver(); round += 1) {
    const saved = await Promise.all(
      [0, 1, 2].map((index) =>
        ask(product.origin, createBusiness, { as, variables: { name: `${letter} ${index}` } }),
      ),
    )
    const name = `${letter} ${round}`
    const city = 'mutation ($name: String!) { updateCity(id: "3", input: { name: $name }) { id } }'
    await ask(product.origin, city, { as, variables: { name } })
    const ids = saved.map(({ value }) => (value as { id: string }).id)
    const remove = 'mutation ($ids: [ID!]!) { deleteBusinesses(ids: $ids) }'
    expect((await ask(product.origin, remove, { as, variables: { ids } })).value).toHaveLength(3)
  }
}

it('the total and the page of a search are of one moment while both processes write', async () => {
  let isOver = false
  const writing = Promise.all(['a', 'b'].map((letter) => write(letter, () => isOver)))
  try {
    const totals = new Set<number>()
    for (let round = 0; round < 6 || totals.size < 3; round += 1) {
      const seen = await Promise.all(
        product.each.flatMap(({ origin }) => [byGraphQL(origin, 1, 100), byRest(origin, 1, 100)]),
      )
      for (const { total, names, cities } of seen) {
        totals.add(total)
        expect(names).toHaveLength(total)
        expect(new Set(cities).size).toBeLessThan(2)
      }
      for (const { origin } of product.each) {
        const { total, names } = await byGraphQL(origin, 2, 2)
        expect(names).toHaveLength(Math.min(2, Math.max(0, total - 2)))
      }
    }
  } finally {
    isOver = true
    await writing
  }
})
