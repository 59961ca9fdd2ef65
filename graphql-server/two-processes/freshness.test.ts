import { beforeEach, expect, it } from 'vitest'
import { raiseVersion } from '../test/catalogue-rows.ts'
import { useDatabase } from '../test/database.ts'
import { insertWorld, type Role } from '../test/roles.ts'
import { ask, visit } from './ask.ts'
import { createBusiness } from './operations.ts'
import { useTwoProcesses } from './use-two-processes.ts'

const database = useDatabase()
const product = useTwoProcesses(database)

beforeEach(async () => {
  await insertWorld(database)
  await raiseVersion(database.pool)
})

/** Something that is read, as text, from the origin of a process. */
type Look = (origin: string) => Promise<string>

const look =
  (query: string, as: Role = 'visitor'): Look =>
  async (origin) =>
    JSON.stringify((await ask(origin, query, { as })).value)
const page =
  (path: string): Look =>
  async (origin) =>
    (await visit(`${origin}${path}`)).text()

const search = (filter = '') =>
  `{ searchBusinesses(${filter && `filter: { ${filter} }, `}order: RANDOM, seed: "s", perPage: 100) {
    pagination { total } items { name phone city { name } categories { name } }
  } }`
const pizzas = 'subcategory: "pizzarias"'
const latest = '{ latestBusinesses { name } }'
const profile = '{ business(slug: "cantina-da-serra") { name phone address { city { name } } } }'

const renamed = 'mutation { updateBusiness(id: "1", input: { name: "Cantina Nova" }) { id } }'
const phone = 'mutation { updateBusiness(id: "1", input: { phone: "1238429999" }) { id } }'
const remove = 'mutation { deleteBusiness(id: "1") }'
const city = 'mutation { updateCity(id: "3", input: { name: "Bananal Velha" }) { id } }'
const category = 'mutation { updateCategory(id: "2", input: { name: "Comer e beber" }) { id } }'
const hide = 'mutation { updateSubcategory(id: "1", input: { active: false }) { id } }'
const favorite = 'mutation { addFavorite(businessId: "2") { id } }'
const own = 'mutation { updateProfile(input: { name: "Outro Nome" }) { id } }'

/** A write; where it is looked for, and what is to be seen there afterwards and not before. */
const writes: [write: string, mutation: string, as: Role, seen: [where: string, Look, after: string][]][] = [
  [
    'a new establishment',
    createBusiness,
    'admin',
    [
      ['the search', look(search('city: "bananal"')), '"total":3'],
      ['the latest', look(latest), 'Nova Casa'],
      ['REST', page('/api/businesses/search?city=bananal'), 'Nova Casa'],
      ['its page', page('/nova-casa'), '1238421000'],
      ['the first page', page('/'), 'Nova Casa'],
      ['the figures', look('{ dashboardStats { totalBusinesses } }', 'admin'), ':3'],
    ],
  ],
  [
    'a new name',
    renamed,
    'admin',
    [
      ['a search for it', look(search('name: "nova"')), '"total":1'],
      ['the page of results', page('/explore?city=bananal'), 'Cantina Nova'],
    ],
  ],
  [
    'a new phone',
    phone,
    'admin',
    [
      ['the profile', look(profile), '1238429999'],
      ['cards', look(search()), '1238429999'],
      ['its page', page('/cantina-da-serra'), '1238429999'],
    ],
  ],
  [
    'a deletion',
    remove,
    'admin',
    [
      ['the search', look(search()), '"total":1'],
      ['the profile', look(profile), 'null'],
      ['its page', page('/cantina-da-serra'), 'Estabelecimento não encontrado'],
    ],
  ],
  [
    'a city’s new name',
    city,
    'admin',
    [
      ['cards', look(search()), 'Bananal Velha'],
      ['a page', page('/cantina-da-serra'), 'Bananal Velha'],
      ['the cities', look('{ cities { name } }'), 'Bananal Velha'],
    ],
  ],
  [
    'a category’s new name',
    category,
    'admin',
    [
      ['cards', look(search()), 'Comer e beber'],
      ['the first page', page('/'), 'Comer e beber'],
    ],
  ],
  ['a hidden subcategory', hide, 'admin', [['its search', look(search(pizzas)), '"total":0']]],
  ['a favorite', favorite, 'user', [['its list', look('{ favorites { business { id } } }', 'user'), '"2"']]],
  ['an own name', own, 'user', [['the account', look('{ me { name } }', 'user'), 'Outro Nome']]],
]

it.each(writes.map((write, turn) => [...write, turn] as const))(
  '%s is seen by the next read, in the process that wrote it and in the other',
  async (_write, mutation, as, seen, turn) => {
    const [first, second] = product.each.map(({ origin }) => origin) as [string, string]
    const [writer, other] = turn % 2 === 0 ? [first, second] : [second, first]
    const both = [other, writer]
    for (const [where, read, after] of seen)
      for (const origin of both) expect(await read(origin), where).not.toContain(after)
    expect((await ask(writer, mutation, { as, variables: { name: 'Nova Casa' } })).code).toBeUndefined()
    for (const [where, read, after] of seen)
      for (const origin of both) expect(await read(origin), where).toContain(after)
  },
)
