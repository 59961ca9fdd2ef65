import { beforeEach, expect, it } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import type { SentPart } from '../../../test/multipart.ts'
import { sentPicture, useImages } from '../../../test/pictures.ts'
import { useRestServer } from '../../../test/rest.ts'
import { insertWorld } from '../../../test/roles.ts'

const database = useDatabase()
const pictures = useImages(database)
const server = useRestServer(database, pictures)
beforeEach(() => insertWorld(database))

const as = 'admin' as const
const headers = { 'Idempotency-Key': 'pedido-1' }
const answeredId = ({ data }: { data?: unknown }) => (data as { _id: string })._id

const cantina = Object.entries({
  name: 'Cantina Nova',
  description: '<p>Massas.</p>',
  phone: '1236210000',
  'address[city]': '3',
  'address[neighborhood]': '2',
  'category[]': '2',
  'subCategory[]': '1',
}).map(([name, content]): SentPart => ({ name, content }))

async function photo(called: string): Promise<SentPart> {
  const { filename, createReadStream } = await sentPicture(called)
  return { name: 'photos', filename, content: Buffer.concat(await createReadStream().toArray()) }
}

it('a form that is sent twice with one Idempotency-Key creates one establishment', async () => {
  const before = await database.prisma.business.count()
  const send = async () =>
    server.ask('POST /businesses', { as, headers, parts: [...cantina, await photo('a')] })
  const first = await send()
  const second = await send()
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  expect(await database.prisma.business.count()).toBe(before + 1)
})

it('another content under the same Idempotency-Key is a 409 that names what was created', async () => {
  const first = await server.ask('POST /cities', { as, headers, json: { name: 'Cunha' } })
  const second = await server.ask('POST /cities', { as, headers, json: { name: 'Lagoinha' } })
  expect([first.status, second.status]).toEqual([201, 409])
  expect(second.body).toMatchObject({ success: false, reason: 'KEY_REUSED', id: answeredId(first.body) })
})

it.each([
  ['/categories', { name: 'Feiras' }],
  ['/neighborhoods', { name: 'Vila Nova', city: '1' }],
  ['/subcategories', { name: 'Feiras livres', category: '1' }],
])('POST %s takes an Idempotency-Key', async (path, json) => {
  const first = await server.ask(`POST ${path}`, { as, headers, json })
  const second = await server.ask(`POST ${path}`, { as, headers, json })
  expect([first.status, second.status]).toEqual([201, 201])
  expect(answeredId(second.body)).toBe(answeredId(first.body))
})

it('an Idempotency-Key that is too long is refused by its name', async () => {
  const long = { 'Idempotency-Key': 'x'.repeat(256) }
  const { status, body } = await server.ask('POST /cities', { as, headers: long, json: { name: 'Cunha' } })
  expect([status, Object.keys(body.details ?? {})]).toEqual([400, ['Idempotency-Key']])
})
