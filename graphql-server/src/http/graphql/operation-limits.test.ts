import { expect, it } from 'vitest'
import { closeApps, testApp } from '../../../test/app.ts'
import { limits } from '../../builder.ts'

closeApps()

/** Lists of nothing: what passes the limits is answered without a database. */
const empty = async () => []
const services = {
  prisma: { city: { findMany: empty }, subcategory: { findMany: empty, findUnique: async () => null } },
  search: { search: async ({ perPage }: { perPage: number }) => ({ items: [], pagination: { perPage } }) },
} as never

async function ask(query: string) {
  const { app } = await testApp({ services })
  const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query } })
  const { data, errors } = answer.json()
  return {
    status: answer.statusCode,
    data,
    message: errors?.[0].message,
    code: errors?.[0].extensions?.code,
    reason: errors?.[0].extensions?.reason,
  }
}

async function expectLimit(fits: string, exceeds: string, message: RegExp) {
  expect((await ask(fits)).message).toBeUndefined()
  const refused = await ask(exceeds)
  expect(refused).toMatchObject({
    status: 400,
    message: expect.stringMatching(message),
    code: 'BAD_USER_INPUT',
    reason: 'TOO_COMPLEX',
  })
  expect(refused.data ?? null).toBeNull()
}

/** Nested fields, so many levels deep. */
const nest = (names: string[]) => `{ ${names.join(' { ')} ${'} '.repeat(names.length)}`

/** Levels below a subcategory, which cost little since a category has few. */
const below = (levels: number) =>
  nest([...Array.from({ length: levels - 1 }, (_, i) => (i % 2 ? 'subcategories' : 'category')), 'id'])

it('depth: as deep as allowed passes, one level more does not', async () => {
  const deep = (levels: number) => `{ subcategory(id: "x") ${below(levels - 1)} }`
  await expectLimit(deep(limits.depth), deep(limits.depth + 1), /profunda demais: o limite é de 8 níveis/)
})

it('depth counts what fragments bring along, not the fragments', async () => {
  const spread = (levels: number) =>
    `{ subcategory(id: "x") { ...a } } fragment a on Subcategory ${below(levels - 1)}`
  await expectLimit(spread(limits.depth), spread(limits.depth + 1), /profunda demais/)
})

it('aliases: as many as allowed pass, one more does not, whatever they stand for', async () => {
  const aliases = (count: number) =>
    `{ ${Array.from({ length: count }, (_, i) => `a${i}: __typename`).join(' ')} }`
  await expectLimit(aliases(limits.aliases), aliases(limits.aliases + 1), /apelidos demais: o limite é de 15/)
})

it('tokens: as many as allowed pass, one more does not', async () => {
  const list = (count: number) => `{ subcategories(categories: [${'"a" '.repeat(count - 12)}]) { id } }`
  await expectLimit(list(limits.tokens), list(limits.tokens + 1), /longa demais: o limite é de 1000 símbolos/)
})

it('directives: as many as allowed pass, one more does not', async () => {
  const directives = (count: number) => `{ ${'... @include(if: true) { __typename } '.repeat(count)} }`
  await expectLimit(directives(limits.directives), directives(limits.directives + 1), /diretivas demais/)
})

it('cost: nested lists multiply', async () => {
  const fits = '{ cities { neighborhoods { id name slug city { id name slug } } } }'
  const exceeds = '{ cities { neighborhoods { city { neighborhoods { id } } } } }'
  await expectLimit(fits, exceeds, /custosa demais: custa \d+ e o limite é de 10000/)
})

it('cost: the length that is asked for counts', async () => {
  const page = (perPage: number) => `{
    searchBusinesses(perPage: ${perPage}) {
      items { categories { subcategories { category { subcategories { id name } } } } }
    }
  }`
  await expectLimit(page(9), page(100), /custosa demais/)
})
