import { afterEach, expect, it, vi } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import {
  bodyLength,
  boundary,
  chunk,
  exchange,
  form,
  head,
  part,
  type RawRequest,
} from '../../../test/multipart.ts'
import {
  file,
  files,
  headFor,
  images,
  megabyte,
  sizes,
  useUploadServer,
} from '../../../test/upload-server.ts'

vi.mock(import('./upload.ts'), async (original) => {
  const { uploadLimits } = await original()
  const short = { gracePeriod: 2, unreadTimeout: 1, discardTimeout: 1, queueTimeout: 1 } as object
  return { uploadLimits: { ...uploadLimits, ...short } }
})

const database = useDatabase()
const server = useUploadServer(database)

/** What is wrong, what is sent, the status of the answer and what it says; more headers, and what the client does then. */
type BadUpload = [
  what: string,
  body: () => RawRequest['body'],
  status: number | null,
  says: RegExp,
  headers?: Record<string, string | number>,
  ending?: RawRequest['ending'],
]

const end = `--${boundary}--\r\n`
const malformed = /chegou incompleto ou malformado/
const form1 =
  (...parts: Parameters<typeof form>[0]) =>
  () => [form([...headFor(1), ...parts])]
const start = (parts: Parameters<typeof form>[0]) => form(parts).subarray(0, -end.length)
const json = (name: string, value: unknown) => ({
  name,
  content: typeof value === 'string' ? value : JSON.stringify(value),
})
const mapped =
  (map: unknown, variables: object = { files: [null] }) =>
  () => [form([json('operations', { query: sizes, variables }), json('map', map), file('0')])]
const fileWithHead = (header: string) => () => [
  start(headFor(1)),
  `--${boundary}\r\n${header}\r\n\r\nx\r\n`,
  end,
]
const oneFile =
  (query: string, size = 5 * megabyte) =>
  () => [form([...head(query, { f: null }, { 0: 'variables.f' }), file('0', Buffer.alloc(size))])]
const disposition = 'Content-Disposition: form-data; name="0"; filename='
const [operations, map] = headFor(1) as [ReturnType<typeof json>, ReturnType<typeof json>]

const nowhere = [
  ...['variables.other', 'variables.files.1', 'variables.files.length', 'variables.files.0.x'],
  ...['query', 'variables', '', 'variables..'],
]
const prototypes = ['__proto__', 'constructor', 'prototype']

const badUploads: BadUpload[] = [
  ['a NUL in the name of a file', fileWithHead(`${disposition}"a\0b.png"`), 400, malformed],
  ['a header without its colon', fileWithHead('Content-Disposition form-data'), 400, malformed],
  ['a header of 20 kB', fileWithHead(`${disposition}"${'x'.repeat(20_000)}"`), 400, malformed],
  ['no boundary', form1(), 400, malformed, { 'content-type': 'multipart/form-data' }],
  ['another boundary', form1(), 400, malformed, { 'content-type': 'multipart/form-data; boundary=other' }],
  ['nothing at all', () => [], 400, malformed],
  ['20 MB of garbage', () => [Buffer.alloc(20 * megabyte, 'garbage')], 400, malformed],
  ['20 MB of boundaries', () => [`--${boundary}\r\n`.repeat(megabyte)], 400, malformed],
  ['no part', () => [end], 400, /Falta a parte operations/],
  ['no map', () => [form([operations])], 400, /Falta a parte map/],
  ['the map first', () => [form([map, operations, file('0')])], 400, /nesta ordem/],
  ['a file before the map', () => [form([operations, file('0'), map])], 400, /nesta ordem/],
  ['the operation twice', () => [form([operations, operations, map])], 400, /uma vez cada/],
  ['a third field', form1(json('extra', 'x'), file('0')), 400, /uma vez cada/],
  ['an operation that is no JSON', () => [form([json('operations', '{')])], 400, /operations não é um JSON/],
  [
    'an operation in Latin-1',
    () => [form([{ name: 'operations', content: Buffer.from('{"query":"# \xe3"}', 'latin1') }])],
    400,
    /não está em UTF-8/,
  ],
  ['several operations', () => [form([json('operations', [{}])])], 400, /operations deve ser um objeto/],
  ['an operation of 200 kB', () => [form([json('operations', ' '.repeat(200_000))])], 413, /grande demais/],
  ['a map that is no JSON', mapped('{"0":'), 400, /map não é um JSON/],
  ['a map that is a list', mapped([['variables.files.0']]), 400, /map deve ser um objeto/],
  ['a map without a path', mapped({ 0: [] }), 400, /um só caminho/],
  ['a map with a number for a path', mapped({ 0: [1] }), 400, /um só caminho/],
  ['a file for two places', mapped({ 0: ['variables.files.0', 'variables.files.1'] }), 400, /um só caminho/],
  [
    'two files for a place',
    mapped({ 0: ['variables.files.0'], 1: ['variables.files.0'] }),
    400,
    /mais de um/,
  ],
  ['a place that is taken', mapped({ 0: ['variables.files.0'] }, { files: ['x'] }), 400, /um valor nulo/],
  ...nowhere.map((path): BadUpload => [`a path to «${path}»`, mapped({ 0: [path] }), 400, /a um valor nulo/]),
  ...prototypes.map((name): BadUpload => {
    const operation = `{"query":"{__typename}","variables":{"${name}":{"x":null}}}`
    const parts = [json('operations', operation), json('map', { 0: [`variables.${name}.x`] }), file('0')]
    return [`a path through ${name}`, () => [form(parts)], 400, /a um valor nulo/]
  }),
  ['a file twice', form1(file('0', Buffer.alloc(200_000)), file('0')), 400, /0 veio mais de uma vez/],
  ['no file', form1(), 400, /O arquivo 0, anunciado em map, não veio/],
  [
    'a file too few',
    () => [form([...headFor(2), file('0')])],
    400,
    /O arquivo 1, anunciado em map, não veio/,
  ],
  ['too many files', () => [form([...headFor(20), ...files(21)])], 413, /arquivos demais/],
  [
    'a large image',
    () => [form([...headFor(2, images), file('0', Buffer.alloc(megabyte + 1)), file('1')])],
    413,
    /limite é de 1 MB/,
  ],
  [
    'an image that is none',
    () => [form([...headFor(2, images), file('0'), file('1', 'nothing')])],
    415,
    /não é uma imagem/,
  ],
  [
    'a bad image before one that does not come',
    badThenNothing,
    415,
    /não é uma imagem/,
    { 'content-length': 9000 },
  ],
  [
    'a failure after its images',
    () => [form([...headFor(2, images, { fail: true }), ...files(2)])],
    500,
    /erro inesperado/,
  ],
  [
    'a role that may not',
    oneFile('mutation ($f: Upload!) { probeAdmin(file: $f) }'),
    403,
    /não tem permissão/,
  ],
  [
    'a field that is not there',
    oneFile('mutation ($f: Upload!) { nothing(file: $f) }'),
    200,
    /Cannot query field/,
  ],
  [
    'a field that takes no file',
    oneFile('query ($f: ID) { city(id: $f) { id } }'),
    200,
    /Este campo deve ser um texto/,
  ],
  [
    'more than all files may be',
    () => [],
    413,
    /pedido é grande demais/,
    { 'content-length': 240 * megabyte },
  ],
  [
    'a length that is too short',
    form1(file('0', Buffer.alloc(5000))),
    400,
    /Bad Request/,
    { 'content-length': 1000 },
  ],
  [
    'a client that says nothing more',
    () => [start(headFor(1))],
    408,
    /demorou demais/,
    { 'content-length': 9000 },
  ],
  ['a client that trickles', trickle, 408, /demorou demais/, { 'content-length': 9000 }],
  ...[10, 150, 400, 900, 5000].map((length): BadUpload => {
    const body = [
      form([...headFor(2, images), file('0'), file('1', Buffer.alloc(10_000))]).subarray(0, length),
    ]
    return [
      `a client that goes away after ${length} bytes`,
      () => body,
      null,
      /^$/,
      { 'content-length': 20_000 },
      'destroy',
    ]
  }),
  ['a client that ends too early', form1(file('0')), 400, /Bad Request/, { 'content-length': 20_000 }, 'end'],
]

function badThenNothing() {
  return [start([...headFor(2, images), file('0', 'nothing')]), `--${boundary}\r\n`]
}

function* trickle() {
  yield start(headFor(1))
  yield part(file('0', ''))
  for (;;) yield* [50, 'x']
}

it.each(badUploads)(
  '%s: is answered, harms nobody and leaves nothing',
  async (_what, make, status, says, more, ending) => {
    const body = make()
    const headers = {
      ...server.headers,
      ...(more?.['content-length'] ? {} : { 'content-length': bodyLength(body) }),
      ...more,
    }
    const answer = await exchange(server.port, { headers, body, ...(ending && { ending }) })
    if (status) expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(Buffer.from(answer, 'latin1').toString()).toMatch(says)
  },
)

function* endless() {
  yield chunk(start(headFor(1, images)))
  yield chunk(part(file('0', '')).subarray(0, -2))
  for (;;) yield chunk(Buffer.alloc(megabyte))
}

it('a file that never ends: is answered, and what is left is not read for ever', async () => {
  const headers = { ...server.headers, 'transfer-encoding': 'chunked' }
  const answer = await exchange(server.port, { headers, body: endless() }, Number.POSITIVE_INFINITY)
  expect(Buffer.from(answer, 'latin1').toString()).toMatch(/^HTTP\/1.1 413 .*limite é de 1 MB/s)
})

it('a length that is too long: is answered, and what is missing is not waited for', async () => {
  const body = [form([...headFor(1), file('0', 'x')])]
  const headers = { ...server.headers, 'content-length': 9000 }
  const answer = await exchange(server.port, { headers, body }, Number.POSITIVE_INFINITY)
  expect(answer).toMatch(/^HTTP\/1.1 200 OK.*{"data":{"probeSizes":\[{"filename":"0.png","bytes":1}\]}}$/s)
})

it('what is asked on the same connection after a refused upload is answered', async () => {
  const body = form([...headFor(2, images), file('0', 'nothing'), file('1', Buffer.alloc(5 * megabyte))])
  const next = '{"query":"{ __typename }"}'
  const request = `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${next.length}\r\n\r\n${next}`
  const headers = { ...server.headers, 'content-length': body.length }
  const answers = await exchange(server.port, { headers, body: [body, request] }, 2)
  expect(answers).toMatch(/^HTTP\/1.1 415 .*HTTP\/1.1 200 OK.*{"data":{"__typename":"Query"}}$/s)
})

/** Longer than a second passes before the slow ones are sent away. */
it('clients that have disconnected delay no others', async () => {
  const headers = { ...server.headers, 'content-length': 9000 }
  const body = [start(headFor(1))]
  await Promise.all(
    Array.from({ length: 16 }, () => exchange(server.port, { headers, body, ending: 'destroy' })),
  )
  expect((await server.send(form(headFor(0)))).status).toBe(200)
})

it('an upload that waits too long gets Retry-After, and its slot is free again', async () => {
  const half = start(headFor(1))
  const headers = { ...server.headers, 'content-length': 9000 }
  const body = [
    half,
    part(file('0', '')),
    ...Array.from({ length: 3 }, () => [1000, Buffer.alloc(2000)]).flat(),
  ]
  const busy = Array.from({ length: 8 }, () => exchange(server.port, { headers, body }))
  await new Promise((resolve) => setTimeout(resolve, 200))
  const late = await exchange(server.port, { headers, body: [half] })
  expect(late).toMatch(/^HTTP\/1.1 503 (.*\r\n)*retry-after: 5\r\n/)
  for (const answer of await Promise.all(busy)) expect(answer).toMatch(/^HTTP\/1.1 408 /)
  const answers = await Promise.all(Array.from({ length: 8 }, () => server.send(form(headFor(0, sizes)))))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})

afterEach(async () => {
  const next = await fetch(`http://127.0.0.1:${server.port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ __typename }"}',
  })
  expect(await next.json()).toEqual({ data: { __typename: 'Query' } })
  await vi.waitFor(async () => expect(await server.stored()).toEqual([]))
})
