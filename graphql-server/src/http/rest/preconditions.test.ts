import { beforeEach, describe, expect, it } from 'vitest'
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

async function stateOf(path: string) {
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
    const { tag } = await stateOf(read)
    expect((await put('Primeiro nome', { 'if-match': tag })).status).toBe(200)
    const late = await put('Segundo nome', { 'if-match': tag })
    expect([late.status, late.body]).toEqual([412, expect.objectContaining(failed)])
    const { body } = await server.ask(`GET ${read}`, { as: 'admin' })
    expect(body.data).toMatchObject({ name: 'Primeiro nome' })
    expect((await put('Segundo nome', { 'if-match': `"x", ${tag}` })).status).toBe(412)
    expect((await put('Segundo nome', { 'if-match': '*' })).status).toBe(200)
  })

  it('is done only when nothing has changed since a date', async () => {
    const { modified } = await stateOf(read)
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

it('of several writes at once that match one tag, one is done', async () => {
  const { tag } = await stateOf('/businesses/1')
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      server.ask('PUT /businesses/1', {
        as: 'admin',
        json: { name: `Nome ${'abcdefgh'[index]}` },
        headers: { 'if-match': tag },
      }),
    ),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, ...Array(7).fill(412)])
})
