import { getIntrospectionQuery } from 'graphql'
import { describe, expect, it } from 'vitest'
import { closeApps, testApp } from '../../../test/app.ts'

closeApps()

async function ask(query: string) {
  const { app } = await testApp()
  const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query } })
  const { data, errors } = answer.json()
  return { data, codes: errors?.map((each: { extensions: { code: string } }) => each.extensions.code) }
}

const refused = { codes: ['BAD_USER_INPUT'], data: undefined }

describe('what tools ask of the schema is answered:', () => {
  it.each([
    {},
    {
      inputValueDeprecation: true,
      specifiedByUrl: true,
      oneOf: true,
      schemaDescription: true,
      directiveIsRepeatable: true,
    },
  ])('all of it, with %j', async (options) => {
    const { data, codes } = await ask(getIntrospectionQuery(options))
    expect([data.__schema.types.length > 20, codes]).toEqual([true, undefined])
  })

  it('two things at once', async () => {
    const { data } = await ask(
      '{ __schema { queryType { name } } __type(name: "City") { fields { type { fields { name } } } } }',
    )
    expect(data.__type.fields.length).toBeGreaterThan(3)
  })
})

describe('what makes the schema large is refused:', () => {
  const ofType = (levels: number) =>
    `{ __schema { queryType ${'{ ofType '.repeat(levels)}{ name }${' }'.repeat(levels)} } }`

  it('too many levels', async () => {
    // __schema, queryType and name in addition.
    expect((await ask(ofType(12))).codes).toBeUndefined()
    expect(await ask(ofType(13))).toEqual(refused)
  })

  it.each([
    ['one inside of the other', '{ __schema { types { fields { type { fields { name } } } } } }'],
    [
      'brought by fragments',
      '{ __schema { ...a } } fragment a on __Schema { types { ...b } } fragment b on __Type { fields { type { ... { possibleTypes { name } } } } }',
    ],
    ['of input', '{ __schema { types { fields { args { type { inputFields { name } } } } } } }'],
  ])('three lists, %s', async (_how, query) => {
    expect(await ask(query)).toEqual(refused)
  })

  it('the same again and again', async () => {
    const again = (times: number) =>
      `{ ${Array.from({ length: times }, (_, i) => `a${i}: __schema { types { name } }`).join(' ')} }`
    expect((await ask(again(2))).codes).toBeUndefined()
    expect(await ask(again(3))).toEqual(refused)
  })

  it('a fragment of itself, without an end to the question', async () => {
    const { codes } = await ask('{ __schema { ...a } } fragment a on __Schema { types { name } ...a }')
    expect(codes).toEqual(['GRAPHQL_VALIDATION_FAILED'])
  })
})
