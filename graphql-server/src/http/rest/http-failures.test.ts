import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/database.ts'
import { schemaCheck } from '../../../test/openapi-check.ts'
import { useImages } from '../../../test/pictures.ts'
import { useRestServer } from '../../../test/rest.ts'
import { insertWorld, roleToken } from '../../../test/roles.ts'
import { createPool, createPrisma } from '../../database/client.ts'
import { routes } from './rest.ts'

const database = useDatabase()
const server = useRestServer(database, useImages(database))
beforeAll(() => insertWorld(database))

const failure = (message: string, codes: object) => ({ success: false, message, error: message, ...codes })

describe('a body', () => {
  const post = (body: string, type?: string) =>
    server.ask('POST /auth/login', { body, headers: type ? { 'content-type': type } : {} })

  it.each([
    ['that is no JSON', '{"email":', 400],
    ['that is no object', '[]', 400],
    ['that is a word', '"x"', 400],
    ['that reaches for prototypes', '{"__proto__":{}}', 400],
    ['that is too large', JSON.stringify({ email: 'x'.repeat(101 * 1024) }), 413],
  ])('of JSON %s is refused', async (_what, body, status) => {
    const answer = await post(body, 'application/json')
    expect([answer.status, answer.body.success]).toEqual([status, false])
  })

  it.each([
    ['JSON', 'application/json', '{"name":"S\xe3o","city":"1"}'],
    ['JSON that says so', 'application/json; charset=iso-8859-1', '{"name":"S\xe3o","city":"1"}'],
    ['a form', 'application/x-www-form-urlencoded', 'name=S\xe3o&city=1'],
    ['a form, escaped', 'application/x-www-form-urlencoded', 'name=S%E3o&city=1'],
  ])('in Latin-1 is refused, not saved without its accents: %s', async (_what, type, text) => {
    const body = new Uint8Array(Buffer.from(text, 'latin1'))
    const headers = { 'content-type': type }
    const { status, body: answer } = await server.ask('POST /neighborhoods', { as: 'admin', body, headers })
    expect([status, answer]).toEqual([
      400,
      failure('O texto enviado não está em UTF-8.', { code: 'BAD_USER_INPUT', reason: 'MALFORMED' }),
    ])
  })

  it('that begins with a mark of its byte order is read without it', async () => {
    const answer = await post('\uFEFF{"email":""}', 'application/json')
    expect(Object.keys(answer.body.details ?? {})).toEqual(['email', 'password'])
  })

  it('of an unknown type is a 415', async () => {
    const answer = await post('email=x', 'text/plain')
    expect([answer.status, answer.body]).toEqual([
      415,
      failure('O tipo de conteúdo enviado não é aceito aqui.', {
        code: 'BAD_USER_INPUT',
        reason: 'UNSUPPORTED_MEDIA_TYPE',
      }),
    ])
  })

  it('is described as refused where none is wanted', async () => {
    for (const [type, length, status] of [
      ['text/plain', 1, 415],
      ['application/json', 101 * 1024, 413],
    ] as const) {
      const sent = { body: 'x'.repeat(length), headers: { 'content-type': type } }
      const answer = await server.ask('DELETE /favorites/3', { as: 'admin', ...sent })
      expect(answer.status).toBe(status)
      const described = routes.find(({ operationId }) => operationId === 'removeFavorite')
      expect(described && schemaCheck(described, status)(answer.body)).toEqual([])
    }
  })

  it('of nothing, called JSON, is nothing', async () => {
    const login = await post('', 'application/json')
    expect([login.status, Object.keys(login.body.details ?? {})]).toEqual([400, ['email', 'password']])
    const json = { 'content-type': 'application/json' }
    const { body } = await server.ask('DELETE /favorites/3', { as: 'admin', headers: json })
    expect(body).toMatchObject({ message: 'Favorito removido com sucesso!', data: { _id: '3' } })
  })
})

describe('a token', () => {
  it.each([
    ['in the query', `GET /auth/me?token=TOKEN&access_token=TOKEN`, {}],
    ['in a cookie', 'GET /auth/me', { cookie: 'token=TOKEN' }],
    ['of another kind', 'GET /auth/me', { authorization: 'Basic TOKEN' }],
    ['that is none', 'GET /auth/me', { authorization: 'Bearer x.y.z' }],
  ])('%s does not count', async (_what, call, headers) => {
    const put = (text: string) => text.replaceAll('TOKEN', String(roleToken('admin')))
    const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, put(value)]))
    const answer = await server.ask(put(call), { headers: sent })
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  })

  it('that is worthless does not keep anybody from what is public', async () => {
    const headers = { authorization: 'Bearer x.y.z' }
    expect((await server.ask('GET /cities', { headers })).status).toBe(200)
  })
})

it('too many failed logins are a 429 that says when to try again', async () => {
  const json = { email: 'nobody@guiadovale.test', password: 'wrong-password' }
  for (let tries = 0; tries < 10; tries += 1) await server.ask('POST /auth/login', { json })
  const { status, headers, body } = await server.ask('POST /auth/login', { json })
  expect([status, body.success]).toEqual([429, false])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})

describe('a database that is away', () => {
  const nowhere = { host: '127.0.0.1', port: 1, user: 'root', database: 'x', acquireTimeout: 300 }
  const config = { ...nowhere, connectTimeout: 100, initializationTimeout: 300 }
  const inject = async (url: string) => {
    const [pool, prisma] = [createPool(config), createPrisma(config)]
    const { app } = await testApp({ services: { pool, prisma } })
    const answer = await app.inject({ url })
    await Promise.allSettled([pool.end(), prisma.$disconnect()])
    return answer
  }

  it.each(['/api/cities', '/api/businesses/search', '/api/subcategories/by-category-id/1'])(
    'is a 503 that says when to try again: %s',
    async (url) => {
      const answer = await inject(url)
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
      expect(answer.json()).toEqual(
        failure('O serviço está temporariamente indisponível. Tente novamente em instantes.', {
          code: 'UNAVAILABLE',
          reason: 'DATABASE_AWAY',
        }),
      )
    },
  )
})
