import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { useDatabase } from '../test/database.ts'
import { useImages } from '../test/pictures.ts'
import { useRestServer } from '../test/rest.ts'
import { insertWorld } from '../test/roles.ts'

const database = useDatabase()
// One second for a request to arrive; who is slower is looked for once a second.
const server = useRestServer(database, useImages(database), { REQUEST_TIMEOUT: '1' })
beforeAll(() => insertWorld(database))

/** Writes bytes, then a piece again and again, until the server has closed the connection; answers what it said. */
async function untilClosed(first: string, piece: string | Buffer, pause: number): Promise<string> {
  const socket = connect(server.port, '127.0.0.1')
  let received = ''
  let isOpen = true
  socket.on('data', (bytes) => (received += bytes.toString('latin1')))
  socket.on('error', () => {}).on('close', () => (isOpen = false))
  socket.write(first)
  while (isOpen) {
    await sleep(pause)
    if (socket.writable && piece.length > 0) socket.write(piece)
  }
  return received
}

const readStatus = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

/** Sends bytes as they are, on a connection that ends with its answer. */
const send = (head: string, body: Buffer | string = '') =>
  untilClosed(
    `${head}\r\nHost: x\r\nConnection: close\r\n`,
    Buffer.concat([Buffer.from('\r\n'), Buffer.from(body)]),
    1,
  )

/** Bytes that a client sends before it looks for an answer: what is not read when a connection is closed resets it. */
const firstBytes = 64 * 1024

const post = (path: string, text: Buffer | string, type = 'application/json') => {
  const body = Buffer.from(text)
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = connect(server.port, '127.0.0.1')
  let received = ''
  socket.on('data', (bytes) => (received += bytes.toString()))
  socket.on('error', () => {}).on('close', () => resolve(received))
  // A body that is too large is refused by its announced length.
  const isTooLarge = body.length > 1024 * 1024
  socket.once('data', () => isTooLarge && socket.writable && socket.write(body.subarray(firstBytes)))
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  socket.write(isTooLarge ? body.subarray(0, firstBytes) : body)
  return promise
}

// Each waits for the limit: run concurrently they wait once.
describe.concurrent('a client that takes its time', () => {
  it.each([
    ['with its headers', 'GET / HTTP/1.1\r\nHost: x\r\n', 'X-Slow: 1\r\n'],
    ['with one header', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', '1'],
    [
      'with the body of a query',
      `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n`,
      ' ',
    ],
    [
      'with the body of a call',
      `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n`,
      ' ',
    ],
    [
      'with a body in pieces',
      `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
      '1\r\n \r\n',
    ],
  ])('%s is told so and let go', async (_what, first, piece) => {
    expect(readStatus(await untilClosed(first, piece, 100))).toBe(408)
  })
})

describe('a body without an end', () => {
  it.each(['/graphql', '/api/auth/login'])('at %s is refused at its limit', async (path) => {
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`
    expect(readStatus(await untilClosed(head, `8000\r\n${' '.repeat(0x8000)}\r\n`, 5))).toBe(413)
  })
})

describe('what no client would send', () => {
  it.each([
    ['a NUL byte in a header', 'GET /health/live HTTP/1.1\r\nX-A: a\0b', 400],
    ['a header of more than one line', 'GET /health/live HTTP/1.1\r\nX-A: a\r\n b', 400],
    ['headers without an end', `GET /health/live HTTP/1.1\r\nX-A: ${'a'.repeat(20_000)}`, 431],
    ['two hosts', 'GET /api/cities HTTP/1.1\r\nHost: y', 400],
    ['one host twice', 'GET / HTTP/1.1\r\nhost: x', 400],
    ['two lengths', 'POST /graphql HTTP/1.1\r\nContent-Length: 3\r\nContent-Length: 4', 400],
    ['a length and pieces', 'POST /graphql HTTP/1.1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked', 400],
    ['another protocol', 'GET /health/live HTTP/9.9', 505],
    ['a method that is none', 'HACK /health/live HTTP/1.1', 400],
    ['a NUL byte in an address', 'GET /api/cities/id/%00 HTTP/1.1', 404],
    ['an address of half a character', 'GET /api/cities/id/%ED%A0%80 HTTP/1.1', 400],
    ['an address of too long a form', 'GET /api/cities/id/%C0%AF HTTP/1.1', 400],
    ['an address of another host', 'GET http://evil.example/api/cities/id/99 HTTP/1.1', 404],
  ])('%s is refused', async (_what, head, status) => {
    // Node answers some of these itself, with 400 for what it cannot read.
    expect([status, 400]).toContain(readStatus(await send(head)))
  })

  it.each([
    [
      'headers without an end',
      `GET /health/live HTTP/1.1\r\nX-A: ${'a'.repeat(20_000)}`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    ['a NUL byte in a header', 'GET /health/live HTTP/1.1\r\nX-A: a\0b', 400, 'MALFORMED'],
    ['a method that is none', 'HACK /health/live HTTP/1.1', 400, 'MALFORMED'],
  ])('%s is refused like everything else', async (_what, head, status, reason) => {
    const answer = await send(head)
    expect(readStatus(answer)).toBe(status)
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/m)
    expect(answer).toMatch(/^x-request-id: [\w-]{36}\r$/m)
    const [, body = ''] = answer.split('\r\n\r\n')
    const { message, ...rest } = JSON.parse(Buffer.from(body, 'latin1').toString())
    expect(rest).toEqual({ success: false, error: message, code: 'BAD_USER_INPUT', reason })
    expect(message).toMatch(/^O pedido|^Os cabeçalhos/)
  })

  it('a line break in an address writes no header of the answer', async () => {
    const answer = await send('GET /api/cities/id/x%0d%0aSet-Cookie:%20a=b HTTP/1.1')
    expect(readStatus(answer)).toBe(404)
    expect(answer).not.toMatch(/^set-cookie/im)
  })
})

describe('a body that is made to hurt', () => {
  const levels = (count: number) => `${'{"a":'.repeat(count)}1${'}'.repeat(count)}`
  const lists = (count: number) => `${'['.repeat(count)}${']'.repeat(count)}`
  const form = 'application/x-www-form-urlencoded'

  it.each([
    ['10 MB of lists in lists', '/graphql', lists(5_000_000), undefined, 413],
    ['10 MB of lists in lists for REST', '/api/auth/login', lists(5_000_000), undefined, 413],
    ['objects in objects', '/api/auth/login', levels(16_000), undefined, 400],
    [
      'references in references',
      '/api/auth/login',
      `{"email":${levels(12_000).replaceAll('"a"', '"_id"')}}`,
      undefined,
      400,
    ],
    ['lists in lists where a text goes', '/api/auth/login', `{"email":${lists(45_000)}}`, undefined, 400],
    ['one field thirty thousand times', '/api/auth/login', 'a=&'.repeat(33_000), form, 400],
    ['fields without names', '/api/auth/login', '&='.repeat(50_000), form, 400],
    ['names of brackets', '/api/auth/login', `${'['.repeat(90_000)}=1`, form, 400],
    ['a prototype', '/api/auth/login', '{"__proto__":{"role":"admin"}}', undefined, 400],
    ['a constructor', '/api/auth/login', '{"constructor":{"prototype":{"role":"admin"}}}', undefined, 400],
    [
      'bytes that are no text',
      '/api/auth/login',
      Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x22]),
      undefined,
      400,
    ],
  ])('%s is refused with a sentence', async (_what, path, body, type, status) => {
    const answer = await post(path, body, type)
    expect(readStatus(answer)).toBe(status)
    expect(answer).toMatch(/"message":"[^"]+"/)
    expect(server.lines.filter(({ msg }) => msg === 'unexpected error')).toEqual([])
  })

  it.each([
    ['variables in variables', `{"query":"{ __typename }","variables":${levels(10_000)}}`],
    [
      'a list of very many',
      {
        query: 'query ($a: [String!]) { subcategories(categories: $a) { id } }',
        variables: { a: Array(20_000).fill('1') },
      },
    ],
    [
      'fragments that double',
      {
        query: `{ ...f0 } ${Array.from({ length: 70 }, (_, i) => `fragment f${i} on Query { ${i < 69 ? `...f${i + 1} ...f${i + 1}` : '__typename'} }`).join(' ')}`,
      },
    ],
    ['one field many times', { query: `{ ${'cities { id neighborhoods { id } } '.repeat(100)} }` }],
  ])('%s is an operation that is answered', async (_what, operation) => {
    const answer = await post(
      '/graphql',
      typeof operation === 'string' ? operation : JSON.stringify(operation),
    )
    expect([200, 400]).toContain(readStatus(answer))
    expect(server.lines.filter(({ msg }) => msg === 'unexpected error')).toEqual([])
  })
})

it('the server answers as before after all raw requests', async () => {
  expect((await server.ask('GET /cities')).status).toBe(200)
})
