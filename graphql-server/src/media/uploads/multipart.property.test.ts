import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { chunk, exchange } from '../../../test/multipart.ts'
import { always, anyText } from '../../../test/property.ts'
import { png, sizes, useUploadServer } from '../../../test/upload-server.ts'

vi.mock(import('./upload.ts'), async (original) => {
  const { uploadLimits } = await original()
  const short = { gracePeriod: 2, unreadTimeout: 0.05, discardTimeout: 0.1, queueTimeout: 1 } as object
  return { uploadLimits: { ...uploadLimits, ...short } }
})

const database = useDatabase()
const server = useUploadServer(database)

/** Milliseconds within which every answer has come: far more than any takes here, and less than the limits' sum. */
const timeoutMs = 20_000

const one = fc.constantFrom
const name = one('operations', 'map', '0', '1', 'files', '__proto__', 'constructor', 'length', '')

/** The product's own way to take an image, and the probes: read everything, one, none, a part. */
const query = one(
  sizes,
  'mutation ($file: Upload!) { probeOne(file: $file) }',
  'mutation ($file: Upload!) { probeOne(file: $file, reads: "some") }',
  'mutation ($file: Upload!) { probeOne(file: $file, reads: "nothing") }',
  'mutation ($file: Upload!) { probeAdmin(file: $file) }',
  'mutation ($file: Upload) { updateProfile(input: { photo: $file }) { id } }',
  'mutation ($file: Upload!, $files: [Upload!]!) { a: probeOne(file: $file) b: probeSizes(files: $files) }',
  '{ __typename }',
  'mutation ($file: Upload!) { nothing(file: $file) }',
)
const variables = one(
  { files: [null, null], file: null },
  { files: [null] },
  { file: null },
  { files: null },
  {},
  { file: 'x' },
)
const path = one(
  'variables.files.0',
  'variables.files.1',
  'variables.file',
  'variables',
  'query',
  'variables.__proto__.x',
  '',
)

const operations = fc.oneof(
  { weight: 5, arbitrary: fc.record({ query, variables }).map((operation) => JSON.stringify(operation)) },
  { weight: 1, arbitrary: fc.oneof(anyText, one('[]', 'null', '{}', '[{}]', '[['.repeat(20_000))) },
)
const map = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .dictionary(one('0', '1'), fc.array(path, { minLength: 1, maxLength: 2 }), { minKeys: 1 })
      .map((paths) => JSON.stringify(paths)),
  },
  {
    weight: 2,
    arbitrary: one('{"0":["variables.file"]}', '{"0":["variables.files.0"],"1":["variables.files.1"]}'),
  },
  { weight: 1, arbitrary: fc.oneof(anyText, fc.json(), fc.nat(3000).map(hugeMap)) },
)

/** As many files as that, each announced for a place that may not be there. */
function hugeMap(files: number): string {
  return JSON.stringify(
    Object.fromEntries(Array.from({ length: files }, (_, i) => [i, [`variables.files.${i}`]])),
  )
}

const filename = fc.oneof(
  anyText,
  one(
    'a.png',
    '../../../etc/passwd',
    '..\\..\\a',
    'a\0.png',
    'con',
    '\u202egnp.exe',
    'a"; name="map',
    'a\r\nX: y',
    "*=UTF-8''%00",
  ),
)
const content = fc.oneof(one(png, png.subarray(0, 40), Buffer.alloc(0), Buffer.alloc(70_000, 'x')), anyText)

interface Part {
  head: string
  content: string | Buffer
}

const field = (named: string, value: fc.Arbitrary<string>): fc.Arbitrary<Part> =>
  value.map((text) => ({ head: `Content-Disposition: form-data; name="${named}"`, content: text }))
const file: fc.Arbitrary<Part> = fc
  .record({
    name: one('0', '1', 'x', 'map', '__proto__'),
    filename,
    type: one('image/png', 'text/html', 'multipart/mixed; boundary=x', ''),
    content,
  })
  .map(({ name, filename, type, content }) => ({
    head: `Content-Disposition: form-data; name="${name}"; filename="${filename}"${type && `\r\nContent-Type: ${type}`}`,
    content,
  }))
const strange: fc.Arbitrary<Part> = fc
  .record({
    head: fc.oneof(anyText, one('Content-Disposition: form-data', 'Content-Disposition', 'X: y', '', ':')),
    content,
  })
  .map((part) => part)
const named: fc.Arbitrary<Part> = fc.tuple(name, anyText).map(([named, content]) => ({
  head: `Content-Disposition: form-data; name="${named}"`,
  content,
}))

/** A request that may well be answered: each file where the operation wants it. */
const sound = fc
  .record({ query, file: file, other: file, isList: fc.boolean() })
  .map(({ query, file, other, isList }): Part[] => {
    const paths = isList ? { 0: ['variables.files.0'], 1: ['variables.files.1'] } : { 0: ['variables.file'] }
    const variables = isList ? { files: [null, null] } : { file: null }
    const renamed = (part: Part, to: string) => ({
      ...part,
      head: part.head.replace(/name="\w+"/, `name="${to}"`),
    })
    return [
      {
        head: 'Content-Disposition: form-data; name="operations"',
        content: JSON.stringify({ query, variables }),
      },
      { head: 'Content-Disposition: form-data; name="map"', content: JSON.stringify(paths) },
      renamed(file, '0'),
      ...(isList ? [renamed(other, '1')] : []),
    ]
  })

/** In the order of the specification, or in any other, with parts that come twice, too many, or not at all. */
const parts = fc.oneof(
  sound,
  fc
    .tuple(field('operations', operations), field('map', map), fc.array(file, { maxLength: 3 }))
    .map(([a, b, c]) => [a, b, ...c]),
  fc
    .array(fc.oneof(field('operations', operations), field('map', map), file, strange, named), {
      maxLength: 6,
    })
    .chain((some) => fc.shuffledSubarray([...some, ...some.slice(0, 1)])),
)

const request = fc.record({
  parts,
  boundary: fc.oneof(
    { weight: 4, arbitrary: one('----x', 'a') },
    { weight: 1, arbitrary: one("a'b+c_d,e-f./g:h=i?j", 'x'.repeat(70), '-', '\r\n') },
  ),
  quoted: fc.boolean(),
  other: fc.option(one('other', ''), { freq: 12 }),
  cut: fc.option(fc.nat(), { freq: 3 }),
  inserted: fc.option(fc.tuple(fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 20 })), { freq: 4 }),
  sending: one('whole' as const, 'in pieces' as const, 'in chunks' as const),
  ending: one('wait' as const, 'wait' as const, 'wait' as const, 'destroy' as const, 'end' as const),
  size: fc.integer({ min: 1, max: 4000 }),
})
type Sent = typeof request extends fc.Arbitrary<infer T> ? T : never

function multipartBody({ parts, boundary, cut, inserted }: Sent): Buffer {
  const pieces = parts.flatMap(({ head, content }) => [`--${boundary}\r\n${head}\r\n\r\n`, content, '\r\n'])
  let body = Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece)))
  if (inserted) {
    const at = inserted[0] % (body.length + 1)
    body = Buffer.concat([body.subarray(0, at), inserted[1], body.subarray(at)])
  }
  return cut === null ? body : body.subarray(0, cut % (body.length + 1))
}

function* inPieces(body: Buffer, size: number, isChunked: boolean) {
  const step = Math.max(size, body.length / 50)
  for (let at = 0; at < body.length; at += step) {
    const piece = body.subarray(at, at + step)
    yield isChunked ? chunk(piece) : piece
  }
  if (isChunked) yield '0\r\n\r\n'
}

/** What the server answers; who leaves early may get nothing. */
async function answerTo(sent: Sent): Promise<string> {
  const body = multipartBody(sent)
  const given = (sent.other ?? sent.boundary).replace(/[\r\n]/g, '')
  const isChunked = sent.sending === 'in chunks'
  const headers = {
    ...server.headers,
    'content-type': `multipart/form-data; boundary=${sent.quoted ? `"${given}"` : given}`,
    // Who leaves early has promised more.
    ...(isChunked
      ? { 'transfer-encoding': 'chunked' }
      : { 'content-length': body.length + (sent.ending === 'wait' ? 0 : 9000) }),
  }
  const pieces = sent.sending === 'whole' ? [body] : [...inPieces(body, sent.size, isChunked)]
  const late = Promise.withResolvers<string>()
  const timer = setTimeout(() => late.reject(new Error('no answer')), timeoutMs)
  try {
    const exchanged = exchange(server.port, {
      headers,
      body: pieces,
      ending: sent.ending,
    })
    return Buffer.from(await Promise.race([exchanged, late.promise]), 'latin1').toString()
  } finally {
    clearTimeout(timer)
  }
}

it('whatever is sent as a form with files is answered in words, and never with a failure of the server', async () => {
  await always(
    request,
    async (sent) => {
      const answer = await answerTo(sent)
      const [, status = 'none'] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? []
      if (sent.ending !== 'wait') return void expect(status).not.toBe('500')
      expect(['200', '400', '403', '413', '415'], answer).toContain(status)
      const { data, errors } = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as {
        data?: unknown
        errors?: object[]
      }
      expect(data !== undefined || (errors?.length ?? 0) > 0).toBe(true)
    },
    400,
  )
})

afterEach(async () => {
  const inUse = await database.prisma.image.count({ where: { users: { some: {} } } })
  expect(await database.prisma.image.count()).toBe(inUse)
  await vi.waitFor(async () => expect(await server.stored()).toHaveLength(inUse))
  const next = await fetch(`http://127.0.0.1:${server.port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ __typename }"}',
  })
  expect(await next.json()).toEqual({ data: { __typename: 'Query' } })
})
