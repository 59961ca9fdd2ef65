import { expect } from 'vitest'
import { leastBusiness } from '../test/business-writes.ts'
import { lastDeletion, restoreOperation } from '../test/restorations.ts'
import { type Side, useSides } from './use-sides.ts'

const { nodes, holds } = useSides()
const prisma = () => nodes.one.services.prisma

/** New entries that nothing uses, and what an establishment that uses one says of itself. */
const kinds = {
  City: {
    make: (name: string) => prisma().city.create({ data: { name, slug: name } }),
    input: () => ({}),
  },
  Neighborhood: {
    make: (name: string) => prisma().neighborhood.create({ data: { name, slug: name, cityId: 3 } }),
    input: (neighborhoodId: string) => ({ address: { cityId: '3', neighborhoodId } }),
  },
  Category: {
    make: (name: string) => prisma().category.create({ data: { name, slug: name } }),
    input: (id: string) => ({ categoryIds: [id], subcategoryIds: [] as string[] }),
  },
  Subcategory: {
    make: (name: string) => prisma().subcategory.create({ data: { name, slug: name, categoryId: 2 } }),
    input: (id: string) => ({ categoryIds: ['2'], subcategoryIds: [id] }),
  },
}
type Kind = keyof typeof kinds

const create = 'mutation ($input: CreateBusinessInput!) { createBusiness(input: $input) { id } }'
const update =
  'mutation ($id: ID!, $input: UpdateBusinessInput!) { updateBusiness(id: $id, input: $input) { id } }'
const remove = (kind: Kind | 'Business') => `mutation ($id: ID!) { delete${kind}(id: $id) }`
const insert = (kind: Kind) =>
  `mutation ($input: Create${kind}Input!) { create${kind}(input: $input) { id } }`

/** Writes that begin to use an entry. What is to be restored is made and deleted first. */
const users: {
  name: string
  kinds: Kind[]
  before?: (kind: Kind, id: string, round: number) => Promise<string>
  use: (side: Side, kind: Kind, id: string, round: number, before: string) => Promise<unknown>
}[] = [
  {
    name: 'a new establishment',
    kinds: ['Neighborhood', 'Category', 'Subcategory'],
    use: (side, kind, id, round) =>
      side.send(create, { input: { ...leastBusiness, name: `Nova ${round}`, ...kinds[kind].input(id) } }),
  },
  {
    name: 'a changed establishment',
    kinds: ['Neighborhood', 'Category', 'Subcategory'],
    use: (side, kind, id) => side.send(update, { id: '1', input: kinds[kind].input(id) }),
  },
  {
    name: 'a restored establishment',
    kinds: ['Neighborhood', 'Category', 'Subcategory'],
    async before(kind, id, round) {
      const input = { ...leastBusiness, name: `Volta ${round}`, ...kinds[kind].input(id) }
      const made = await nodes.one.send(create, { input })
      await nodes.one.send(remove('Business'), { id: made.id })
      return lastDeletion(prisma())
    },
    use: (side, _kind, _id, _round, entry) => side.send(restoreOperation, { entry }),
  },
  {
    name: 'a new neighborhood',
    kinds: ['City'],
    use: (side, _kind, cityId, round) =>
      side.send(insert('Neighborhood'), { input: { name: `Bairro ${round}`, cityId } }),
  },
  {
    name: 'a new subcategory',
    kinds: ['Category'],
    use: (side, _kind, categoryId, round) =>
      side.send(insert('Subcategory'), { input: { name: `Ramo ${round}`, categoryId } }),
  },
  {
    name: 'a restored neighborhood',
    kinds: ['City'],
    async before(_kind, cityId, round) {
      const made = await nodes.one.send(insert('Neighborhood'), { input: { name: `Vila ${round}`, cityId } })
      await nodes.one.send(remove('Neighborhood'), { id: made.id })
      return lastDeletion(prisma())
    },
    use: (side, _kind, _id, _round, entry) => side.send(restoreOperation, { entry }),
  },
]

for (const { name, kinds: used, before, use } of users) {
  for (const kind of used) {
    holds(`${kind}: deleted while ${name} comes to use it`, {
      async prepare(round) {
        const slug = `${name} ${round}`.replaceAll(' ', '-')
        const id = String((await kinds[kind].make(slug)).id)
        return { id, before: (await before?.(kind, id, round)) ?? '' }
      },
      first: (side, { id }) => side.send(remove(kind), { id }),
      second: (side, prepared, round) => use(side, kind, prepared.id, round, prepared.before),
      check([removed, using]) {
        const [refused, made] = removed.code ? [removed, using] : [using, removed]
        expect(made.code).toBeUndefined()
        expect(['CONFLICT', 'BAD_USER_INPUT']).toContain(refused.code)
      },
    })
  }
}

const move = (kind: 'Neighborhood' | 'Subcategory') =>
  `mutation ($id: ID!, $input: Update${kind}Input!) { update${kind}(id: $id, input: $input) { id } }`

holds('Neighborhood: moved to another city while a new establishment comes to use it', {
  prepare: async (round) => String((await kinds.Neighborhood.make(`moved-${round}`)).id),
  first: (side, id) => side.send(move('Neighborhood'), { id, input: { cityId: '1' } }),
  second: (side, id, round) =>
    side.send(create, {
      input: { ...leastBusiness, name: `Perto ${round}`, ...kinds.Neighborhood.input(id) },
    }),
  async check(_answers, id) {
    const { cityId } = await prisma().neighborhood.findUniqueOrThrow({ where: { id: Number(id) } })
    const others = { neighborhoodId: Number(id), cityId: { not: cityId } }
    expect(await prisma().business.count({ where: others })).toBe(0)
  },
})

holds('Subcategory: moved to another category while a new establishment comes to use it', {
  prepare: async (round) => String((await kinds.Subcategory.make(`moved-${round}`)).id),
  first: (side, id) => side.send(move('Subcategory'), { id, input: { categoryId: '1' } }),
  second: (side, id, round) =>
    side.send(create, { input: { ...leastBusiness, name: `Ramo ${round}`, ...kinds.Subcategory.input(id) } }),
  async check(_answers, id) {
    const { categoryId } = await prisma().subcategory.findUniqueOrThrow({ where: { id: Number(id) } })
    const subcategories = { some: { subcategoryId: Number(id) } }
    const others = { subcategories, categories: { none: { categoryId } } }
    expect(await prisma().business.count({ where: others })).toBe(0)
  },
})
