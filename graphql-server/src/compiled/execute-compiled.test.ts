import { readFileSync } from 'node:fs'
import { execute, parse, validate } from 'graphql'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { closeApps, testApp } from '../../test/app.ts'
import { useDatabase } from '../../test/database.ts'
import { insertWorld, tokenOf } from '../../test/roles.ts'
import { schema } from '../schema.ts'
import { isCompilable } from './compilable.ts'
import { executeCompiled } from './execute-compiled.ts'

const database = useDatabase()
closeApps()
beforeAll(() => insertWorld(database))

const web = new URL('../../../web/src/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, web), 'utf8').replaceAll(/@unmask/g, '')
const search =
  read('explore/search.graphql').split('query CountBusinesses')[0] + read('ui/business-card.graphql')

/** More often than a document is asked for before it is compiled. */
const often = 15

const cards =
  '{ items { slug city { name } cover { image { url } } categories { name } } pagination { total seed } }'
const cases: [what: string, document: string, variables?: Record<string, unknown>][] = [
  ['the web app’s search', search, { filter: {}, page: 1, perPage: 9, seed: 'a' }],
  ['a search that finds nothing', search, { filter: { city: 'nenhures' }, page: 1, perPage: 9, seed: 'a' }],
  [
    'names of its own',
    `{ last: latestBusinesses { __typename b: slug a: name id } all: searchBusinesses ${cards} }`,
  ],
  ['a variable that is absent', search, { filter: {}, page: 1 }],
  ['a variable of another kind', search, { filter: {}, page: 'um', perPage: 9, seed: 'a' }],
  ['a field that no input has', search, { filter: { cidade: 'x' }, page: 1, perPage: 9, seed: 'a' }],
  [
    'an argument that is refused',
    `{\n  first: latestBusinesses { id }\n  searchBusinesses(page: 0) ${cards}\n}`,
  ],
  ['a field for others, which is null', '{ latestBusinesses { id }\n\n  me { name } }'],
  [
    'a field for others, which takes all with it',
    'query ($limit: Int!) {\n  favorites { id }\n  latestBusinesses(limit: $limit) { id }\n}',
    { limit: 3 },
  ],
  ['a list with a part for others', `{ userPage(page: 1) { items { email } pagination { total } } }`],
]

const images = { urlOf: (hash: string) => `/media/${hash}` } as never

it.each(cases)('%s is answered letter by letter as by GraphQL itself', async (_what, query, variables) => {
  // Otherwise GraphQL would be compared with itself.
  expect(validate(schema, parse(query))).toEqual([])
  expect(isCompilable(schema, parse(query))).toBe(true)
  const { app } = await testApp({ services: { ...database, images } })
  for (const token of [undefined, tokenOf('user')]) {
    const headers = { 'x-graphql-yoga-csrf': '1', ...(token && { authorization: `Bearer ${token}` }) }
    const ask = () => app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })
    const first = await ask()
    expect(first.body).toMatch(/^\{"(data|errors)"/)
    for (let count = 1; count < often; count += 1) {
      const { statusCode, body } = await ask()
      expect({ statusCode, body }).toEqual({ statusCode: first.statusCode, body: first.body })
    }
  }
})

describe('what is asked for often', () => {
  const rootValue = { latestBusinesses: [] }
  async function countOf(text: string): Promise<number> {
    const document = parse(text)
    const itself = vi.fn(execute)
    for (let count = 0; count < often; count += 1)
      await executeCompiled({ schema, document, rootValue }, itself)
    return itself.mock.calls.length
  }

  it('becomes code, when it is fit for that', async () => {
    expect(await countOf('{ __typename }')).toBe(10)
    expect(await countOf('{ __typename @skip(if: false) }')).toBe(often)
  })

  it('runs nothing of what a document says', async () => {
    // What the compiler itself puts in front of a date in its code.
    const mark = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d'
    const text = `{ searchBusinesses(seed: "${mark}globalThis.reached = true") { pagination { total } } }`
    expect(await countOf(text)).toBe(often)
    expect(globalThis).not.toHaveProperty('reached')
  })
})
