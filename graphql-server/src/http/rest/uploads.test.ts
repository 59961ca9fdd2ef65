import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { boundary, exchange, form, part, type RawRequest, type SentPart } from '../../../test/multipart.ts'
import { sentPicture, useImages } from '../../../test/pictures.ts'
import { useRestServer } from '../../../test/rest.ts'
import { insertWorld, roleToken } from '../../../test/roles.ts'

const database = useDatabase()
const pictures = useImages(database)
const server = useRestServer(database, pictures, { IMAGE_MAX_BYTES: '1000000', UPLOAD_TIMEOUT: '3' })

/** Where the files of forms are stored, for this test alone. */
let waiting: string
const usualFolder = process.env.TMPDIR
beforeAll(async () => {
  waiting = await mkdtemp(join(tmpdir(), 'guia-forms-'))
  process.env.TMPDIR = waiting
})
afterAll(async () => {
  if (usualFolder === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = usualFolder
  await rm(waiting, { recursive: true, force: true })
})

/** Images that earlier tests have stored: rows are taken away behind their backs. */
let storedBefore: string[]
beforeEach(async () => {
  await insertWorld(database)
  storedBefore = await pictures.files()
})

const admin = { as: 'admin' } as const
const field = (name: string, content: string): SentPart => ({ name, content })

async function picture(name: string, called: string): Promise<SentPart> {
  const { filename, createReadStream } = await sentPicture(called)
  const chunks: Buffer[] = []
  for await (const chunk of createReadStream()) chunks.push(chunk as Buffer)
  return { name, filename, content: Buffer.concat(chunks) }
}
const photos = (...names: string[]) => Promise.all(names.map((name) => picture('photos', name)))

const cantina = Object.entries({
  name: 'Cantina Nova',
  description: '<p>Massas.</p>',
  phone: '1236210000',
  'address[city]': '3',
  'address[neighborhood]': '2',
  'category[]': '2',
  'subCategory[]': '1',
}).map(([name, content]) => field(name, content))

const answeredPhotos = (data: unknown) => (data as { photos: string[] }).photos

describe('photos', () => {
  it('may come before the fields or after them, and keep their order', async () => {
    const [a, b, c] = await photos('a', 'b', 'c')
    const parts = [a, ...cantina.slice(0, 3), b, ...cantina.slice(3), c] as SentPart[]
    const { status, body } = await server.ask('POST /businesses', { ...admin, parts })
    expect([status, answeredPhotos(body.data).length]).toEqual([201, 3])
    const { data: again } = (
      await server.ask('POST /businesses', { ...admin, parts: [...cantina, c, b, a] as SentPart[] })
    ).body
    expect(answeredPhotos(again)).toEqual(answeredPhotos(body.data).toReversed())
    expect(answeredPhotos(again)[0]).toMatch(/^https:\/\/guia\.test\/media\/[0-9a-f]{64}$/)
    expect(await pictures.files()).toHaveLength(3)
    // Received files are removed when the answer is on its way.
    await expect.poll(() => readdir(waiting)).toEqual([])
  })

  it('are added to those that are there, or replace them', async () => {
    const saved = answeredPhotos((await server.ask('GET /businesses/2')).body.data)
    const put = async (action: string, ...names: string[]) => {
      const parts = [field('photosAction', action), ...(await photos(...names))]
      return answeredPhotos((await server.ask('PUT /businesses/2', { ...admin, parts })).body.data)
    }
    const added = await put('append', 'a')
    expect(added.slice(0, 2)).toEqual(saved)
    expect(added).toHaveLength(3)
    const replaced = await put('REPLACE', 'b', 'c')
    expect(replaced).toHaveLength(2)
    expect(saved).not.toEqual(expect.arrayContaining(replaced))
  })

  it('of an empty file field are ignored', async () => {
    const parts: SentPart[] = [field('name', 'Outra'), { name: 'photos', filename: '', content: '' }]
    const { status, body } = await server.ask('PUT /businesses/2', { ...admin, parts })
    expect([status, answeredPhotos(body.data).length]).toEqual([200, 2])
  })
})

describe('the image of a city', () => {
  const answeredImage = (data: unknown) => (data as { image: string | null }).image

  it('is set by a form, kept when its address is sent, and removed by null', async () => {
    const { body } = await server.ask('PUT /cities/3', { ...admin, parts: [await picture('image', 'x')] })
    const address = String(answeredImage(body.data))
    expect(address).toMatch(/^https:\/\/guia\.test\/media\//)
    for (const sent of [
      { parts: [field('image', address)] },
      { parts: [field('image', '')] },
      { json: { image: address } },
    ]) {
      expect(answeredImage((await server.ask('PUT /cities/3', { ...admin, ...sent })).body.data)).toBe(
        address,
      )
    }
    const { data } = (await server.ask('PUT /cities/3', { ...admin, json: { image: null } })).body
    expect(answeredImage(data)).toBeNull()
  })

  it.each([
    ['POST /categories', 'icon', []],
    ['POST /subCategories', 'icon', [field('category', '1'), field('active', 'false')]],
  ])('and the icon of %s alike', async (call, name, more) => {
    const parts = [field('name', 'Nova'), ...more, await picture(name, 'x')]
    const { status, body } = await server.ask(call, { ...admin, parts })
    expect([status, body.data]).toMatchObject([201, { icon: expect.stringMatching(/^https:/) }])
  })
})

describe('a form', () => {
  const send = (body: string, type = `multipart/form-data; boundary=${boundary}`) =>
    exchange(server.port, {
      call: 'PUT /api/businesses/2',
      headers: {
        authorization: `Bearer ${roleToken('admin')}`,
        'content-type': type,
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      },
      body: [body],
    })

  it('of no bytes changes nothing', async () => {
    expect(await send('')).toMatch(/^HTTP\/1.1 200 /)
    expect(await send('', 'multipart/form-data')).toMatch(/^HTTP\/1.1 400 /)
  })

  it('may send the value of a field as JSON', async () => {
    const json = (name: string, value: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: application/json\r\n\r\n${value}\r\n`
    const answer = await send(`${json('name', '"Outra"')}${json('subCategory', '[1]')}--${boundary}--\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 200 /)
    expect(answer).toContain('"name":"Outra"')
    expect(await send(`${json('name', '"Outra')}--${boundary}--\r\n`)).toMatch(/^HTTP\/1.1 400 /)
  })

  it('with a part without a name is refused', async () => {
    const nameless = `--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n--${boundary}--\r\n`
    expect(await send(nameless)).toMatch(/^HTTP\/1.1 400 /)
  })
})

describe('a form that is refused leaves nothing:', () => {
  const many = (count: number) => photos(...Array.from({ length: count }, (_, i) => `many ${i}`))
  const file = (content: string | Buffer): SentPart => ({ name: 'photos', filename: 'x.png', content })
  const tooLong = field('name', 'x'.repeat(200_000))
  const refused: [string, () => Promise<SentPart[]>, number, object | undefined][] = [
    ['of 16 photos', () => many(16), 400, { photos: expect.stringContaining('15') }],
    ['of 14 photos beside two', () => many(14), 400, { photos: expect.stringContaining('15') }],
    ['of 40 photos', () => many(40), 400, { photos: expect.stringContaining('15') }],
    ['with a file that is no image', async () => [...(await many(2)), file('nothing')], 415, undefined],
    [
      'with a file that is too large',
      async () => [...(await many(1)), file(Buffer.alloc(1_000_001))],
      413,
      undefined,
    ],
    [
      'with a field that breaks a rule',
      async () => [...(await many(2)), field('name', '')],
      400,
      { name: 'Informe o nome.' },
    ],
    [
      'with a field of 200 kB',
      async () => [...(await many(1)), field('name', 'x'.repeat(200_000))],
      413,
      undefined,
    ],
    [
      'with bytes that are no text',
      async () => [...(await many(1)), { name: 'name', content: Buffer.from([0xc3, 0x28]) }],
      400,
      undefined,
    ],
    [
      'with a name that reaches for prototypes',
      async () => [...(await many(1)), field('__proto__', 'x')],
      400,
      undefined,
    ],
    [
      'with a thousand fields',
      async () => [...(await many(1)), ...Array(1000).fill(field('x', 'y'))],
      413,
      undefined,
    ],
  ]

  it.each(refused)('%s', async (_what, make, status, details) => {
    const answer = await server.ask('PUT /businesses/2', { ...admin, parts: await make() })
    expect([answer.status, answer.body.success, answer.body.details]).toEqual([status, false, details])
    await expectNothingLeft()
  })

  it('with a reason for programs when a file is no image', async () => {
    const { body } = await server.ask('PUT /businesses/2', { ...admin, parts: [file('nothing')] })
    expect([body.code, body.reason]).toEqual(['BAD_USER_INPUT', 'NOT_AN_IMAGE'])
  })

  it('of somebody who may not, before any of it is read', async () => {
    for (const [as, status] of [
      ['visitor', 401],
      ['user', 403],
    ] as const) {
      const answer = await server.ask('POST /businesses', { as, parts: [...(await many(2)), tooLong] })
      expect(answer.status).toBe(status)
    }
    await expectNothingLeft()
  })
})

describe('a form that breaks off', () => {
  const headers = () => ({
    authorization: `Bearer ${roleToken('admin')}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
  })
  const send = (request: RawRequest) =>
    exchange(server.port, {
      call: 'PUT /api/businesses/2',
      ...request,
      headers: { ...headers(), ...request.headers },
    })

  const broken: [string, (whole: Buffer) => RawRequest, number | null][] = [
    [
      'in a file',
      (whole) => ({
        body: [whole.subarray(0, 300)],
        headers: { 'content-length': whole.length },
        ending: 'destroy',
      }),
      null,
    ],
    [
      'in a file, half closed',
      (whole) => ({
        body: [whole.subarray(0, 300)],
        headers: { 'content-length': whole.length },
        ending: 'end',
      }),
      null,
    ],
    [
      'between parts',
      (whole) => ({
        body: [part(field('name', 'x'))],
        headers: { 'content-length': whole.length },
        ending: 'destroy',
      }),
      null,
    ],
    [
      'for too long',
      (whole) => ({ body: [whole.subarray(0, 300)], headers: { 'content-length': whole.length } }),
      408,
    ],
    [
      'before its last boundary',
      (whole) => ({ body: [whole.subarray(0, -10)], headers: { 'content-length': whole.length - 10 } }),
      400,
    ],
    [
      'in the head of a part',
      () => ({ body: [`--${boundary}\r\nContent-Dis`], headers: { 'content-length': 50 }, ending: 'end' }),
      null,
    ],
    [
      'without a boundary',
      (whole) => ({
        body: [whole],
        headers: { 'content-type': 'multipart/form-data', 'content-length': whole.length },
      }),
      400,
    ],
    [
      'with a NUL in the name of a file',
      () => {
        const body = `--${boundary}\r\nContent-Disposition: form-data; name="photos"; filename="a\0b"\r\n\r\nx\r\n--${boundary}--\r\n`
        return { body: [body], headers: { 'content-length': Buffer.byteLength(body) } }
      },
      415,
    ],
    [
      'with a header of 20 kB',
      () => {
        const body = `--${boundary}\r\nContent-Disposition: form-data; name="photos"; filename="${'x'.repeat(20_000)}"\r\n\r\nx\r\n--${boundary}--\r\n`
        return { body: [body], headers: { 'content-length': Buffer.byteLength(body) } }
      },
      415,
    ],
    [
      'compressed',
      (whole) => {
        const body = gzipSync(whole)
        return { body: [body], headers: { 'content-encoding': 'gzip', 'content-length': body.length } }
      },
      415,
    ],
    ['larger than it may be', () => ({ body: [], headers: { 'content-length': 10 ** 9 } }), 413],
  ]

  it.each(broken)('%s ends and leaves nothing', async (_how, make, status) => {
    const whole = form([field('name', 'x'), ...(await photos('a', 'b'))])
    const answer = await send(make(whole))
    if (status) expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    await expectNothingLeft()
  })
})

/** Neither a file that waits, nor an image, nor a change; and the next request is answered. */
async function expectNothingLeft(): Promise<void> {
  await expect.poll(() => readdir(waiting), { timeout: 10_000 }).toEqual([])
  await expect.poll(() => pictures.files(), { timeout: 10_000 }).toEqual(storedBefore)
  const { body } = await server.ask('GET /businesses/2')
  expect(body.data).toMatchObject({ name: 'Padaria da Serra', version: 1, photos: { length: 2 } })
}
