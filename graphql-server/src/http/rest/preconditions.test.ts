import { type Connection, createConnection } from 'mariadb'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { raiseVersion } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'
import { useImages } from '../../../test/pictures.ts'
import { useRestServer } from '../../../test/rest.ts'
import { insertWorld } from '../../../test/roles.ts'

const database = useDatabase()
const server = useRestServer(database, useImages(database))
let isFilled = false
beforeEach(async () => {
  if (!isFilled) await insertWorld(database)
  isFilled = true
})

const reads = {
  '/businesses/1': '/businesses/1',
  '/cities/1': '/cities/id/1',
  '/categories/1': '/categories/id/1',
  '/subcategories/1': '/subcategories/id/1',
  '/neighborhoods/1': '/neighborhoods/id/1',
}
const writes = Object.entries(reads)

async function readState(path: string) {
  const { status, headers, body } = await server.ask(`GET ${path}`, { as: 'admin' })
  expect(status).toBe(200)
  const modified = headers.get('last-modified') ?? ''
  const { updatedAt } = body.data as { updatedAt: string }
  expect(Date.parse(modified)).toBe(Math.floor(Date.parse(updatedAt) / 1000) * 1000)
  return { tag: headers.get('etag') ?? '', modified }
}

const failed = { code: 'PRECONDITION_FAILED', success: false }

describe.each(writes)('PUT %s', (write, read) => {
  const put = (name: string, headers: Record<string, string>) =>
    server.ask(`PUT ${write}`, { as: 'admin', json: { name }, headers })

  it('is done with the tag of what was read, and refused with it once that has changed', async () => {
    const { tag } = await readState(read)
    expect((await put('Primeiro nome', { 'if-match': tag })).status).toBe(200)
    const late = await put('Segundo nome', { 'if-match': tag })
    expect([late.status, late.body]).toEqual([412, expect.objectContaining(failed)])
    const { body } = await server.ask(`GET ${read}`, { as: 'admin' })
    expect(body.data).toMatchObject({ name: 'Primeiro nome' })
    expect((await put('Segundo nome', { 'if-match': `"x", ${tag}` })).status).toBe(412)
    expect((await put('Segundo nome', { 'if-match': '*' })).status).toBe(200)
  })

  it('is done only when nothing has changed since a date', async () => {
    const { modified } = await readState(read)
    const before = new Date(Date.parse(modified) - 1000).toUTCString()
    expect((await put('Terceiro nome', { 'if-unmodified-since': before })).body).toMatchObject(failed)
    expect((await put('Quarto nome', { 'if-unmodified-since': modified })).status).toBe(200)
    expect((await put('Quinto nome', { 'if-unmodified-since': 'ontem' })).status).toBe(400)
  })
})

it.each([...writes.map(([write]) => write), '/favorites/1'])(
  'DELETE %s keeps the conditions too',
  async (write) => {
    const conditions: Record<string, string>[] = [
      { 'if-match': '"x"' },
      { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
    ]
    for (const headers of conditions) {
      const { status, body } = await server.ask(`DELETE ${write}`, { as: 'admin', headers })
      expect([status, body]).toEqual([412, expect.objectContaining(failed)])
    }
  },
)

it('what creates a record matches no tag', async () => {
  const json = { name: 'Nova Cidade' }
  const headers = { 'if-match': '"x"' }
  expect((await server.ask('POST /cities', { as: 'admin', json, headers })).status).toBe(412)
})

it('a write to what is absent is a 404, and one without the right a 403, whatever the condition', async () => {
  const headers = { 'if-match': '*' }
  expect((await server.ask('DELETE /cities/999', { as: 'admin', headers })).status).toBe(404)
  expect((await server.ask('DELETE /cities/1', { as: 'user', headers })).status).toBe(403)
})

it('a stale version without a condition is a 409', async () => {
  const json = { name: 'Outro nome', version: 1000 }
  const { status, body } = await server.ask('PUT /businesses/1', { as: 'admin', json })
  expect([status, body.code, body.reason]).toEqual([409, 'CONFLICT', 'STALE_VERSION'])
})

describe('of writes at once that match one tag', () => {
  it.each(writes)('eight PUT %s: one is done', async (write, read) => {
    const headers = { 'if-match': (await readState(read)).tag }
    const answers = await Promise.all(
      Array.from('abcdefgh', (letter) =>
        server.ask(`PUT ${write}`, { as: 'admin', json: { name: `Nome ${letter}` }, headers }),
      ),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array(7).fill(412)])
  })

  const deletions = [
    ['/businesses/2', '/businesses/2', 'businesses'],
    ['/businesses/id/2/photos', '/businesses/2', 'businesses'],
    ['/cities/4', '/cities/id/4', 'cities'],
    ['/categories/3', '/categories/id/3', 'categories'],
    ['/subcategories/4', '/subcategories/id/4', 'subcategories'],
    ['/neighborhoods/1', '/neighborhoods/id/1', 'neighborhoods'],
  ] as const
  let other: Connection
  beforeAll(async () => {
    other = await createConnection(database.config)
  })
  afterAll(() => other.end())
  const waiting = () =>
    other.query(
      `SELECT 1 FROM information_schema.innodb_trx t JOIN information_schema.processlist p
       ON p.id = t.trx_mysql_thread_id WHERE t.trx_state = 'LOCK WAIT' AND p.db = DATABASE()`,
    )

  it.each(deletions)('DELETE %s is refused when it has waited for a change', async (write, read, table) => {
    const { tag } = await readState(read)
    const json = { photoUrl: `/media/${'1'.repeat(64)}` }
    await other.query('BEGIN')
    await other.query(`UPDATE ${table} SET name = 'Mudou ${write}' WHERE id = ${read.at(-1)}`)
    const deleted = server.ask(`DELETE ${write}`, {
      as: 'admin',
      headers: { 'if-match': tag },
      ...(write.endsWith('photos') && { json }),
    })
    try {
      await expect.poll(waiting, { interval: 150, timeout: 5000 }).toHaveLength(1)
    } finally {
      await other.query('COMMIT')
    }
    const { status, body } = await deleted
    expect([status, body]).toEqual([412, expect.objectContaining(failed)])
    expect((await server.ask(`GET ${read}`, { as: 'admin' })).body.data).toMatchObject({
      name: `Mudou ${write}`,
    })
  })

  it.each([
    ['/businesses/2', '/businesses/2'],
    ['/cities/4', '/cities/id/4'],
  ])('a PUT and a DELETE of %s: one is done', async (write, read) => {
    const headers = { 'if-match': (await readState(read)).tag }
    const [put, deleted] = await Promise.all([
      server.ask(`PUT ${write}`, { as: 'admin', json: { name: 'Nome' }, headers }),
      server.ask(`DELETE ${write}`, { as: 'admin', headers }),
    ])
    // What has been deleted is absent.
    expect([
      [200, 412],
      [412, 200],
      [404, 200],
    ]).toContainEqual([put.status, deleted.status])
  })
})

describe('the photos of a draft', () => {
  const day = 24 * 60 * 60 * 1000
  const path = '/businesses/1'
  beforeAll(async () => {
    await database.prisma.photo.create({ data: { businessId: 1, imageId: 1, position: 0 } })
    await database.prisma.business.update({ where: { id: 1 }, data: { state: 'DRAFT' } })
    await raiseVersion(database.pool)
  })
  afterAll(() => {
    vi.useRealTimers()
  })

  it('have addresses that change with time, which the tag ignores and no 304 keeps', async () => {
    const before = await server.ask(`GET ${path}`, { as: 'admin' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + day })
    const headers = { 'if-none-match': before.headers.get('etag') ?? '' }
    const after = await server.ask(`GET ${path}`, { as: 'admin', headers })
    const answeredPhotos = ({ body }: typeof before) => (body.data as { photos: string[] }).photos
    expect(after.status).toBe(200)
    expect(answeredPhotos(after)).not.toEqual(answeredPhotos(before))
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'))
    const changed = await server.ask(`PUT ${path}`, {
      as: 'admin',
      json: { name: 'Nome do rascunho' },
      headers: { 'if-match': before.headers.get('etag') ?? '' },
    })
    expect(changed.status).toBe(200)
  })
})
