import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/database.ts'
import { useImages } from '../../../test/pictures.ts'
import { useRestServer } from '../../../test/rest.ts'
import { insertWorld } from '../../../test/roles.ts'

const database = useDatabase()
const server = useRestServer(database, useImages(database))
beforeAll(() => insertWorld(database))

const failure = (message: string, codes: object) => ({ success: false, message, error: message, ...codes })

describe('an answer that everybody may read', () => {
  it('is asked for again each time, and not sent again while it is the same', async () => {
    const first = await server.ask('GET /cities')
    const tag = String(first.headers.get('etag'))
    expect([first.headers.get('cache-control'), tag]).toEqual(['no-cache', expect.stringMatching(/^W\/"/)])
    for (const known of [tag, `"x", ${tag}`, tag.slice(2), '*']) {
      const { status, text, headers } = await server.ask('GET /cities', {
        headers: { 'if-none-match': known },
      })
      expect([status, text, headers.get('etag')]).toEqual([304, '', tag])
    }
    await database.prisma.city.update({ where: { id: 4 }, data: { name: 'Deserta' } })
    const changed = await server.ask('GET /cities', { headers: { 'if-none-match': tag } })
    expect([changed.status, changed.text.includes('Deserta')]).toEqual([200, true])
  })

  it('is kept by its reader only when it came with a token or in an order of their own', async () => {
    const kept = async (call: string, as: 'visitor' | 'user' = 'visitor') =>
      (await server.ask(call, { as })).headers.get('cache-control')
    expect(await kept('GET /cities', 'user')).toBe('private, no-cache')
    expect(await kept('GET /businesses/search?random=true')).toBe('private, no-cache')
    expect(await kept('GET /businesses/search?random=true&seed=x')).toBe('no-cache')
    expect(await kept('GET /businesses/search')).toBe('no-cache')
  })

  it('differs by who asks and by encoding, for caches, also in a 304', async () => {
    const compressed = { 'accept-encoding': 'br' }
    const { headers } = await server.ask('GET /openapi.json', { headers: compressed })
    const known = { ...compressed, 'if-none-match': String(headers.get('etag')) }
    const again = await server.ask('GET /openapi.json', { headers: known })
    expect([headers.get('content-encoding'), again.status]).toEqual(['br', 304])
    for (const { headers: sent } of [{ headers }, again])
      expect(sent.get('vary')).toBe('Authorization, accept-encoding')
  })
})

it.each([
  ['citty', 'city'],
  ['ctiy', 'city'],
  ['categori', 'category'],
  ['neighbourhod', 'neighborhood'],
  ['perpage', 'perPage'],
])('a parameter that is nearly a known one is a 400 that names it: %s', async (name, known) => {
  const { status, body } = await server.ask(`GET /businesses/search?${name}=x`)
  expect([status, body.details]).toEqual([
    400,
    { [name]: `O parâmetro ${name} não existe. Você quis dizer ${known}?` },
  ])
})

it.each(['utm_source', '_', 'k', 'cidade', 'neighbarhaod2x'])(
  'any other unknown one is ignored: %s',
  async (name) => {
    expect((await server.ask(`GET /businesses/search?${name}=x`)).status).toBe(200)
  },
)

it.each(['page', 'perPage', 'random', 'lat', 'km', 'south'])(
  '%s of nothing but spaces is a 400',
  async (name) => {
    for (const spaces of ['%20', '+%20', '%09']) {
      const { status, body } = await server.ask(`GET /businesses/search?${name}=${spaces}`)
      expect([status, Object.keys(body.details ?? {})]).toEqual([400, [name]])
    }
    expect((await server.ask(`GET /businesses/search?${name}=`)).status).toBe(200)
  },
)

it('the address of the API leads to its documents', async () => {
  for (const path of ['/api', '/api/']) {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/api/docs'])
  }
})

it.each(['GET /auth/me', 'GET /favorites', 'GET /businesses/dashboard/stats', 'GET /businesses/by-date'])(
  '%s is kept by nobody',
  async (call) => {
    const { status, headers } = await server.ask(call, { as: 'admin' })
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([
      200,
      'private, no-store',
      null,
    ])
  },
)

describe('a method', () => {
  it.each(['/cities', '/businesses/1', '/businesses/slug/padaria-da-serra'])(
    'HEAD of %s answers what GET does, without its body',
    async (path) => {
      const [get, head] = [await server.ask(`GET ${path}`), await server.ask(`HEAD ${path}`)]
      expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', get.headers.get('etag')])
    },
  )

  it('HEAD of a list in pieces ends', async () => {
    expect(await server.ask('HEAD /businesses/by-date', { as: 'admin' })).toMatchObject({
      status: 200,
      text: '',
    })
  })

  it.each([
    ['PATCH /cities', 'GET, HEAD, POST'],
    ['DELETE /cities', 'GET, HEAD, POST'],
    ['GET /cities/1', 'PUT, DELETE'],
    ['GET /auth/login', 'POST'],
    ['PUT /businesses/latest', 'GET, HEAD'],
    ['POST /favorites/1', 'DELETE'],
    ['POST /subcategories/id/1', 'GET, HEAD'],
  ])('that an address does not take is a 405: %s', async (call, allow) => {
    const { status, headers, body } = await server.ask(call)
    expect([status, headers.get('allow'), body.success]).toEqual([405, allow, false])
    expect(body.message).toMatch(/^Este endereço aceita só /)
  })

  it('OPTIONS lists the allowed methods', async () => {
    const { status, headers } = await server.ask('OPTIONS /businesses/1')
    expect([status, headers.get('allow')]).toEqual([204, 'GET, HEAD, PUT, DELETE'])
  })
})

describe('an address', () => {
  it.each(['/nothing', '/cities/1/nothing', '/CITIES', '/businesses/1/photos/2'])(
    'that is none is a 404, never a page: %s',
    async (path) => {
      const { status, body } = await server.ask(`GET ${path}`, { headers: { accept: 'text/html' } })
      expect([status, body]).toEqual([404, failure('Não encontrado.', { code: 'NOT_FOUND' })])
    },
  )

  it.each([
    ['POST /nothing', 404],
    ['PUT /Cities/1', 404],
    ['PATCH /cities/1', 405],
    ['DELETE /cities', 405],
  ])('that is none, or does not take the method, is told so whatever is sent: %s', async (call, status) => {
    for (const [type, sent] of [
      ['multipart/form-data; boundary=x', '--x--'],
      ['application/x-www-form-urlencoded', 'name=x'],
      ['application/merge-patch+json', '{}'],
      ['application/json', '{"name":'],
    ] as const) {
      const answer = await server.ask(call, { body: sent, headers: { 'content-type': type } })
      expect([type, answer.status]).toEqual([type, status])
    }
  })

  it('answers with a slash at its end too', async () => {
    expect((await server.ask('GET /cities/')).body).toEqual((await server.ask('GET /cities')).body)
    expect((await server.ask('GET /businesses/latest/?limit=1')).status).toBe(200)
  })

  it('that cannot be read is a 400', async () => {
    const { status, text } = await server.ask('GET /cities/id/%zz')
    expect([status, JSON.parse(text)]).toEqual([
      400,
      failure('O pedido não pôde ser lido.', { code: 'BAD_USER_INPUT', reason: 'MALFORMED' }),
    ])
  })

  it('of which a part is fixed wins over one of which it varies', async () => {
    expect((await server.ask('GET /businesses/latest')).body.data).toBeInstanceOf(Array)
    expect((await server.ask('GET /businesses/owner')).status).toBe(404)
  })
})

it('every answer has the id of its request', async () => {
  for (const call of ['GET /cities', 'GET /auth/me', 'GET /nothing', 'PATCH /cities', 'GET /cities/id/%zz']) {
    expect((await server.ask(call)).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  }
})

it('a large response is compressed for clients that accept it', async () => {
  const headers = { 'accept-encoding': 'br' }
  const { headers: got, body } = await server.ask('GET /openapi.json', { headers })
  expect([got.get('content-encoding'), body]).toEqual(['br', expect.objectContaining({ openapi: '3.1.1' })])
})

it('the pages of listed origins may do everything, and read what they need of the headers', async () => {
  const origin = 'https://painel.example'
  const { app } = await testApp({ services: database, env: { CORS_ORIGINS: origin } })
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/api/cities/1',
    headers: { origin, 'access-control-request-method': 'PUT' },
  })
  expect([preflight.statusCode, preflight.headers]).toMatchObject([
    204,
    {
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
      'access-control-allow-headers': expect.stringContaining('if-none-match'),
    },
  ])
  const answer = await app.inject({ url: '/api/cities', headers: { origin } })
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': expect.stringContaining('etag, last-modified, retry-after'),
    vary: expect.stringMatching(/^Origin, Authorization/),
  })
})
