import { buildSchema, type GraphQLError, getIntrospectionQuery } from 'graphql'
import { describe, expect, it } from 'vitest'
import { closeApps, testApp } from '../../../test/app.ts'
import { query } from '../../../test/query.ts'

closeApps()

const schema = buildSchema(`
  enum Size { SMALL LARGE }
  scalar DateTime
  scalar Upload
  input Address { street: String cityId: ID! }
  input Tag { name: String! weight: Float }
  input BusinessInput {
    name: String!
    address: Address!
    tags: [Tag!]
    codes: [[Int!]]
    size: Size
    active: Boolean! = true
    since: DateTime
    photo: Upload
  }
  type Query { save(input: BusinessInput!): Int  page(number: Int! = 1, size: Size): Int }
`)
const whole = { name: 'Padaria', address: { cityId: '1' } }
const save = 'query ($input: BusinessInput!) { save(input: $input) }'

/** What is said about each field. */
async function fieldsFor(variables: Record<string, unknown>, document = save) {
  const { errors, data } = await query({}, document, { schema, variables })
  if (!errors) return data
  expect(errors).toHaveLength(1)
  const { code, fields } = (errors[0] as GraphQLError).extensions as {
    code: string
    fields: Record<string, string>
  }
  expect([code, errors[0]?.message]).toEqual(['BAD_USER_INPUT', Object.values(fields)[0]])
  return fields
}

describe('what is wrong with variables is said in Portuguese, by field:', () => {
  it('nothing, when all is right', async () => {
    expect(await fieldsFor({ input: whole })).toEqual({ save: null })
  })

  it.each([
    ['a variable that is absent', undefined, { input: 'Este campo é obrigatório.' }],
    ['one that is null', null, { input: 'Este campo é obrigatório.' }],
    ['one that is no object', 'x', { input: 'Este campo deve ser um objeto.' }],
    ['one that is a list', [whole], { input: 'Este campo deve ser um objeto.' }],
    [
      'several fields that are missing',
      { address: {} },
      {
        'input.name': 'Este campo é obrigatório.',
        'input.address.cityId': 'Este campo é obrigatório.',
      },
    ],
    [
      'a field that may not be null',
      { ...whole, active: null },
      { 'input.active': 'Este campo é obrigatório.' },
    ],
    ['a field of no name', { ...whole, nome: 'x' }, { 'input.nome': 'Este campo não existe.' }],
    ['a text', { ...whole, name: 1 }, { 'input.name': 'Este campo deve ser um texto.' }],
    [
      'a number',
      { ...whole, tags: [{ name: 'x' }, { name: 'y', weight: '1' }] },
      { 'input.tags.1.weight': 'Este campo deve ser um número.' },
    ],
    [
      'a whole number',
      { ...whole, codes: [[1], [1.5]] },
      { 'input.codes.1.0': 'Este campo deve ser um número inteiro.' },
    ],
    [
      'an item instead of a list',
      { ...whole, tags: { name: null } },
      { 'input.tags.name': 'Este campo é obrigatório.' },
    ],
    [
      'one of some values',
      { ...whole, size: 'HUGE' },
      { 'input.size': 'Este campo deve ser um destes valores: SMALL, LARGE.' },
    ],
    [
      'yes or no',
      { ...whole, active: 'yes' },
      { 'input.active': 'Este campo deve ser verdadeiro ou falso (true ou false).' },
    ],
    [
      'an id',
      { name: 'x', address: { cityId: true } },
      { 'input.address.cityId': 'Este campo deve ser um texto ou um número inteiro.' },
    ],
  ])('%s', async (_what, input, fields) => {
    expect(await fieldsFor(input === undefined ? {} : { input })).toEqual(fields)
  })

  it('not more than a person can read', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`x${i}`, i]))
    const fields = await fieldsFor({ input: { ...unknown, codes: Array(100).fill(['x']) } })
    expect(Object.keys(fields ?? {}).length).toBe(20)
  })

  it('an argument that its variable leaves without a value', async () => {
    const document = 'query ($n: Int = 1) { page(number: $n) }'
    expect(await fieldsFor({ n: null }, document)).toEqual({ number: 'Este campo é obrigatório.' })
  })
})

describe('over HTTP', () => {
  const payload = { query: 'query ($l: Int!) { latestBusinesses(limit: $l) { id } }', variables: { l: 'x' } }

  it.each([
    ['application/graphql-response+json', 400],
    ['application/json', 200],
  ])('it is an answer in %s with status %i', async (accept, status) => {
    const { app } = await testApp()
    const answer = await app.inject({ method: 'POST', url: '/graphql', headers: { accept }, payload })
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      {
        errors: [
          {
            message: 'Este campo deve ser um número inteiro.',
            locations: [{ line: 1, column: 8 }],
            extensions: { code: 'BAD_USER_INPUT', fields: { l: 'Este campo deve ser um número inteiro.' } },
          },
        ],
      },
    ])
  })

  it('every scalar of the product has its words', async () => {
    const { app } = await testApp()
    const introspection = { query: getIntrospectionQuery() }
    const answer = await app.inject({ method: 'POST', url: '/graphql', payload: introspection })
    const types: { kind: string; name: string }[] = answer.json().data.__schema.types
    const { texts } = await import('../../messages/texts.ts')
    const scalars = types.filter(({ kind }) => kind === 'SCALAR').map(({ name }) => name)
    expect(Object.keys(texts.variables.scalars)).toEqual(
      expect.arrayContaining(scalars.filter((name) => name !== 'JSON')),
    )
  })
})
