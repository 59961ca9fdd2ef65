import { describe, expect, it } from 'vitest'
import { closeApps, testApp } from '../../../test/app.ts'

closeApps()

const modern = { accept: 'application/graphql-response+json, application/json;q=0.9' }

async function post(payload: unknown, headers: Record<string, string> = {}) {
  const { app } = await testApp()
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  })
  const { data, errors } = answer.json()
  return { status: answer.statusCode, data, errors, headers: answer.headers }
}

async function get(params: Record<string, string>) {
  const { app } = await testApp()
  const url = `/graphql?${new URLSearchParams(params)}`
  const answer = await app.inject({ url, headers: { 'apollo-require-preflight': '1' } })
  return { status: answer.statusCode, ...answer.json() }
}

describe('a document that is wrong', () => {
  it.each(['{ nothing }', '{ city(id: 1) ', 'query ($x: Int!) { __typename }'])(
    'is status 400 in GraphQL’s own media type, and 200 for older clients: %s',
    async (query) => {
      const answer = await post({ query }, modern)
      expect([answer.status, answer.headers['content-type']]).toEqual([
        400,
        'application/graphql-response+json; charset=utf-8',
      ])
      expect(answer.errors.length).toBeGreaterThan(0)
      const older = await post({ query })
      expect([older.status, older.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
      expect(older.errors).toEqual(answer.errors)
    },
  )

  it.each(['{ nothing }', '{ city(id: 1) '])(
    'is explained in Portuguese before GraphQL’s own words: %s',
    async (query) => {
      const first = await post({ query })
      expect(first.errors[0].message).toMatch(/^O documento GraphQL tem um erro: [A-Z]/)
      expect((await post({ query })).errors).toEqual(first.errors)
    },
  )

  it('does not show clients how it is sent', async () => {
    const { errors } = await post({ query: '{ nothing }' })
    expect(errors[0].extensions).toEqual({ code: 'GRAPHQL_VALIDATION_FAILED' })
  })
})

describe('a body that is no operation', () => {
  it.each([[null], ['text'], [1]])('is status 400: %j', async (payload) => {
    const { status, errors } = await post(payload)
    expect([status, errors[0].message]).toEqual([400, 'O pedido não pôde ser lido.'])
  })

  it.each([
    [{}],
    [{ query: 1 }],
    [{ query: '{ __typename }', variables: [] }],
    [{ query: '{ __typename }', variables: 'x' }],
    [{ query: '{ __typename }', surprise: 1 }],
  ])('is refused by Yoga: %j', async (payload) => {
    const { status, data, errors } = await post(payload, modern)
    expect([status, data, errors.length]).toEqual([400, undefined, 1])
    expect(errors[0].extensions.code).toBe('BAD_REQUEST')
  })

  it('is refused when it does not say which of its operations is meant', async () => {
    const { status, errors } = await post({ query: 'query a { __typename } query b { __typename }' })
    expect([status, errors[0].extensions.code]).toEqual([400, 'OPERATION_RESOLUTION_FAILURE'])
  })

  it('cannot reach into objects', async () => {
    const { app } = await testApp()
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: '{"query":"{__typename}","__proto__":{"variables":{}}}',
    })
    expect(answer.statusCode).toBe(400)
  })
})

it('an operation is chosen by its name', async () => {
  const query = 'query A { a: __typename } query B { b: __typename }'
  expect((await post({ query, operationName: 'B' })).data).toEqual({ b: 'Query' })
  expect((await post({ query }, modern)).status).toBe(400)
})

it.each(['subscription { __typename }', 'subscription { businessSaved { id } }'])(
  'there are no subscriptions, for older clients too: %s',
  async (query) => {
    for (const headers of [{}, modern]) {
      const { status, errors } = await post({ query }, headers)
      expect([status, errors[0].extensions]).toEqual([
        400,
        { code: 'BAD_USER_INPUT', reason: 'SUBSCRIPTION' },
      ])
    }
  },
)

it.each([[[]], [[{ query: '{ __typename }' }]]])(
  'several operations at once are refused as such: %j',
  async (batch) => {
    const { status, errors } = await post(batch)
    expect([status, errors[0].extensions.reason]).toEqual([400, 'BATCH'])
    expect(errors[0].message).toBe(
      'Envie uma operação por pedido: várias de uma vez (batching) não são aceitas.',
    )
  },
)

describe('a persisted query', () => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } }
  const refused = {
    message: 'PersistedQueryNotSupported',
    extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' },
  }

  it('by its hash alone is answered with the words for which Apollo Client sends the document', async () => {
    expect(await post({ extensions })).toMatchObject({ status: 400, errors: [refused] })
    const got = await get({ extensions: JSON.stringify(extensions) })
    expect(got).toEqual({ status: 400, errors: [refused] })
  })

  it('with its document is executed', async () => {
    expect((await post({ query: '{ __typename }', extensions })).data).toEqual({ __typename: 'Query' })
  })
})

it('parameters of a POST without a value are as good as none', async () => {
  const answer = await post({ query: '{ __typename }', operationName: '', variables: '', extensions: '' })
  expect([answer.status, answer.data]).toEqual([200, { __typename: 'Query' }])
})

describe('by GET', () => {
  const query = 'query ($yes: Boolean!) { a: __typename @include(if: $yes) b: __typename }'

  it('variables are read from the address', async () => {
    expect(await get({ query, variables: '{"yes":false}' })).toEqual({ status: 200, data: { b: 'Query' } })
  })

  it('parameters without a value are as good as none', async () => {
    const none = { operationName: '', variables: '', extensions: '' }
    const answer = await get({ query: 'query Named { __typename }', ...none })
    expect(answer).toEqual({ status: 200, data: { __typename: 'Query' } })
  })

  it.each(['{"yes":', 'yes'])('variables that are no JSON are status 400: %s', async (variables) => {
    expect((await get({ query, variables })).status).toBe(400)
  })
})
