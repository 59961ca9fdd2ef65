import type { GraphQLFormattedError } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { closeApps, testApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/database.ts'
import { insertAccounts, insertBusinesses } from '../../../test/fixtures.ts'
import { freshServices } from '../../../test/services.ts'
import { createPool, createPrisma } from '../../database/client.ts'
import { issueToken } from '../../sessions/token.ts'
import { exampleOperations } from './example-operations.ts'

const database = useDatabase()
closeApps()
beforeAll(() => insertBusinesses(database.pool, 30))

const unavailable = 'O serviço está temporariamente indisponível. Tente novamente em instantes.'

async function post(payload: object | string, headers: Record<string, string> = {}) {
  const { app, lines } = await testApp({ services: database })
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })
  return { answer, lines }
}

describe('a query over HTTP', () => {
  it('is answered as JSON that caches must not store', async () => {
    const { answer } = await post({
      query: 'query ($slug: String!) { city(slug: $slug) { name } }',
      variables: { slug: 'taubate' },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': expect.any(String),
      'x-content-type-options': 'nosniff',
    })
    expect(answer.json()).toEqual({ data: { city: { name: 'Taubaté' } } })
  })

  it('is answered in the type that GraphQL clients ask for', async () => {
    const { answer } = await post(
      { query: '{ __typename }' },
      { accept: 'application/graphql-response+json' },
    )
    expect(answer.headers['content-type']).toBe('application/graphql-response+json; charset=utf-8')
  })

  describe('of GraphiQL’s examples', () => {
    let token = ''
    beforeAll(async () => {
      await insertAccounts(database.pool)
      const [user] = await database.prisma.user.findMany({ where: { email: 'maria@guiadovale.test' } })
      const { secret } = freshServices()
      token = issueToken(secret, { id: user?.id ?? 0, version: user?.tokenVersion ?? 0 }, false).token
    })

    it.each(exampleOperations)('runs unchanged: $query', async ({ query, variables, headers }) => {
      const payload = { query, variables: variables && JSON.parse(variables) }
      const filledIn = headers && JSON.parse(headers.replace('<token>', token))
      const { answer } = await post(payload, filledIn)
      const { data, errors } = answer.json()
      expect(errors).toBeUndefined()
      expect(JSON.stringify(data).length).toBeGreaterThan(100)
    })

    it('those with a place for the token are refused without it', async () => {
      const refused = exampleOperations.filter(({ headers }) => headers)
      expect(refused.length).toBeGreaterThan(0)
      for (const { query, variables } of refused) {
        const { answer } = await post({ query, variables: variables && JSON.parse(variables) })
        expect(answer.statusCode).toBe(401)
      }
    })
  })

  it('can look at the whole schema', async () => {
    const { getIntrospectionQuery } = await import('graphql')
    const { answer } = await post({ query: getIntrospectionQuery() })
    expect(answer.json().data.__schema.queryType.name).toBe('Query')
  })

  it('of several operations in one request is refused', async () => {
    const { answer } = await post([{ query: '{ __typename }' }, { query: '{ __typename }' }])
    expect(answer.statusCode).toBe(400)
  })
})

describe('errors', () => {
  it('about input name the fields', async () => {
    const { answer } = await post({ query: '{ searchBusinesses(page: 0, perPage: 101) { items { id } } }' })
    const { code, fields } = answer.json().errors[0].extensions
    expect([code, Object.keys(fields)]).toEqual(['BAD_USER_INPUT', ['page', 'perPage']])
  })

  it('about authorization have the status of HTTP, and an invalid token counts as none', async () => {
    for (const authorization of ['', 'Bearer worthless']) {
      const { answer } = await post({ query: 'mutation { logOutEverywhere }' }, { authorization })
      expect([answer.statusCode, answer.json().errors[0].extensions]).toEqual([
        401,
        { code: 'UNAUTHENTICATED' },
      ])
    }
    const { answer: asked } = await post(
      { query: '{ subcategories { active } }' },
      { authorization: 'Bearer a.b.c' },
    )
    expect(asked.json().data.subcategories.length).toBeGreaterThan(10)
  })

  it('that are unexpected are masked, and logged with the request’s id', async () => {
    const prisma = { city: { findMany: () => Promise.reject(new Error('secret of the engine')) } }
    const { app, lines } = await testApp({ services: { prisma: prisma as never } })
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ cities { id } }' },
    })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('secret')
    expect(answer.json().errors[0]).toMatchObject({
      message: 'Ocorreu um erro inesperado. Tente novamente em instantes.',
      path: ['cities'],
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: answer.headers['x-request-id'] },
    })
    expect(lines.find(({ msg }) => msg === 'unexpected error')).toMatchObject({
      requestId: answer.headers['x-request-id'],
      err: { message: 'secret of the engine' },
    })
  })

  it('of a database that is away are a 503 with the time to wait, by either way to it', async () => {
    const nowhere = { host: '127.0.0.1', port: 1, user: 'root', database: 'x', acquireTimeout: 300 }
    const config = { ...nowhere, connectTimeout: 100, initializationTimeout: 300 }
    const pool = createPool(config)
    const prisma = createPrisma(config)
    const { app, lines } = await testApp({ services: { pool, prisma } })
    for (const query of ['{ cities { id } }', '{ latestBusinesses { id } }']) {
      const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query } })
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
      const [error] = answer.json().errors
      expect([error.message, error.extensions]).toEqual([
        unavailable,
        { code: 'UNAVAILABLE', reason: 'DATABASE_AWAY' },
      ])
    }
    expect(lines.filter(({ msg }) => msg === 'unavailable')).toHaveLength(2)
    await pool.end()
    await prisma.$disconnect()
  })

  it('in the document stay GraphQL’s own', async () => {
    const { answer } = await post({ query: '{ nothing }' })
    expect(answer.json().errors[0].message).toBe(
      'O documento GraphQL tem um erro: Cannot query field "nothing" on type "Query".',
    )
  })

  it.each([
    ['GRAPHQL_PARSE_FAILED', { query: '{' }],
    ['GRAPHQL_VALIDATION_FAILED', { query: '{ nothing }' }],
    ['GRAPHQL_VALIDATION_FAILED', { query: 'query ($x: Int) { __typename }' }],
    ['OPERATION_RESOLUTION_FAILURE', { query: 'query a { __typename }', operationName: 'b' }],
    ['BAD_REQUEST', { variables: {} }],
    ['BAD_REQUEST', { query: '{ __typename }', variables: [] }],
    ['BAD_REQUEST', { query: '{ __typename }', surprise: 1 }],
    ['BAD_USER_INPUT', { query: 'query ($x: Int!) { latestBusinesses(limit: $x) { id } }' }],
    ['BAD_USER_INPUT', { query: '{ latestBusinesses(limit: 0) { id } }' }],
    ['BAD_USER_INPUT', '{"query": '],
    ['BAD_USER_INPUT', 'x'.repeat(200_000)],
  ])('have a code: %s', async (code, payload) => {
    const { answer } = await post(payload)
    expect(answer.json().errors.map(({ extensions }: GraphQLFormattedError) => extensions?.code)).toEqual([
      code,
    ])
    expect(answer.headers['x-request-id']).toBeTruthy()
  })

  it('suggest known names as configured', async () => {
    const message = async (env: NodeJS.ProcessEnv) => {
      const { app } = await testApp({ env })
      const payload = { query: '{ citys { id } }' }
      const answer = await app.inject({ method: 'POST', url: '/graphql', payload })
      return answer.json().errors[0].message
    }
    expect(await message({})).toMatch(/ Cannot query field "citys" on type "Query"\. Did you mean "city"/)
    const off = await message({ GRAPHQL_SUGGESTIONS: 'false' })
    expect(off).toBe('O documento GraphQL tem um erro: Cannot query field "citys" on type "Query".')
  })

  it('in the encoding of the body are reported in Portuguese', async () => {
    const { answer } = await post(Buffer.from('{"query":"{__typename} # \xe3"}', 'latin1'))
    expect([answer.statusCode, answer.json().errors[0].message]).toEqual([
      400,
      'O texto enviado não está em UTF-8.',
    ])
  })

  it('in the body are reported in Portuguese', async () => {
    const { answer } = await post('{"query": ')
    expect([answer.statusCode, answer.json().errors[0].message]).toEqual([400, 'O pedido não pôde ser lido.'])
  })
})

describe('a body', () => {
  const withLength = (length: number) => JSON.stringify({ query: '{__typename}' }).padEnd(length, ' ')

  it('of the largest size passes, one byte more does not', async () => {
    expect((await post(withLength(100 * 1024))).answer.statusCode).toBe(200)
    const { answer } = await post(withLength(100 * 1024 + 1))
    expect([answer.statusCode, answer.json().errors[0].message]).toEqual([413, 'O pedido é grande demais.'])
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/graphql'])(
    'that a foreign page can send unasked is refused: %s',
    async (type) => {
      const { answer } = await post('{"query":"{__typename}"}', { 'content-type': type })
      expect(answer.statusCode).toBe(415)
      expect(answer.body).not.toContain('"data"')
    },
  )
})

describe('a form with files', () => {
  const type = 'multipart/form-data; boundary=x'

  it('is refused when a foreign page could have sent it unasked', async () => {
    const { answer } = await post('--x--', { 'content-type': type })
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([403, 'FORBIDDEN'])
  })

  it.each(['apollo-require-preflight', 'authorization'])(
    'is for those who have signed in only: %s',
    async (name) => {
      const { answer } = await post('--x--', { 'content-type': type, [name]: 'Bearer worthless' })
      expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
    },
  )
})

it('of several tries to sign in by one request only the first that fails is made', async () => {
  const tries = Array.from(
    { length: 15 },
    (_, i) => `try${i}: login(input: { email: "x@guia.test", password: "guess ${i}" }) { token }`,
  )
  const { answer } = await post({ query: `mutation { ${tries.join(' ')} }` })
  expect([answer.statusCode, answer.json().data, answer.json().errors.length]).toEqual([401, null, 1])
})

it('a mutation by GET is refused', async () => {
  const { app } = await testApp({ services: database })
  const url = `/graphql?query=${encodeURIComponent('mutation { logOutEverywhere }')}`
  const answer = await app.inject({ url, headers: { 'apollo-require-preflight': '1' } })
  expect([answer.statusCode, answer.headers.allow, answer.json().data]).toEqual([405, 'POST', undefined])
})

it.each(['PUT', 'PATCH', 'DELETE'] as const)(
  '%s is refused with the methods that are taken',
  async (method) => {
    const { app } = await testApp({ services: database })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await app.inject({ method, url: '/graphql', headers, payload: 'query=x' })
    expect([answer.statusCode, answer.headers.allow, answer.json()]).toEqual([
      405,
      'GET, HEAD, POST',
      {
        errors: [
          {
            message: 'Este endereço aceita só GET, HEAD e POST.',
            extensions: { code: 'BAD_USER_INPUT', reason: 'METHOD_NOT_ALLOWED' },
          },
        ],
      },
    ])
  },
)

it('OPTIONS lists the allowed methods', async () => {
  const { app } = await testApp({ services: database })
  const answer = await app.inject({ method: 'OPTIONS', url: '/graphql' })
  expect([answer.statusCode, answer.headers.allow, answer.body]).toEqual([204, 'GET, HEAD, POST', ''])
})

describe('HEAD', () => {
  const head = async (query: string, headers: Record<string, string>) => {
    const { app } = await testApp({ services: database })
    const url = `/graphql?query=${encodeURIComponent(query)}`
    const [answer, get] = await Promise.all([
      app.inject({ method: 'HEAD', url, headers }),
      app.inject({ url, headers }),
    ])
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      get.statusCode,
      get.headers['content-type'],
    ])
    return [answer.statusCode, answer.body]
  }

  it('answers what GET does, without its body', async () => {
    const preflighted = { 'apollo-require-preflight': '1' }
    expect(await head('{ __typename }', preflighted)).toEqual([200, ''])
    expect(await head('{ __typename }', {})).toEqual([403, ''])
    expect(await head('', { accept: 'text/html' })).toEqual([200, ''])
    expect(await head('mutation { logOutEverywhere }', preflighted)).toEqual([405, ''])
  })
})

describe('a query by GET', () => {
  const url = `/graphql?query=${encodeURIComponent('{ __typename }')}`

  it('is refused when a foreign page could have sent it unasked', async () => {
    const { app } = await testApp({ services: database })
    const answer = await app.inject({ url, headers: { accept: '*/*' } })
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([403, 'FORBIDDEN'])
  })

  it.each(['apollo-require-preflight', 'x-graphql-yoga-csrf', 'authorization'])(
    'is answered with %s',
    async (name) => {
      const { app } = await testApp({ services: database })
      const answer = await app.inject({ url, headers: { [name]: '1' } })
      expect(answer.json()).toEqual({ data: { __typename: 'Query' } })
    },
  )
})
