import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { closeApps, testApp } from '../../test/app.ts'
import { useDatabase } from '../../test/database.ts'
import { operationForm } from '../../test/multipart.ts'
import { insertWorld, roleToken } from '../../test/roles.ts'
import { freshServices } from '../../test/services.ts'
import { BadUserInputError, TooManyRequestsError } from '../errors.ts'
import { sharp } from '../media/encoding.ts'
import { folderStore } from '../media/folder-store.ts'
import { createImages } from '../media/images.ts'

closeApps()

it.each(['/api/nothing', '/graphql/nothing', '/media/x.jpg', '/health', '/health/x', '/assets/x.js'])(
  'what is absent at %s is a plain 404',
  async (url) => {
    const { app } = await testApp()
    const answer = await app.inject({ url, headers: { accept: 'text/html' } })
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { success: false, message: 'Não encontrado.', error: 'Não encontrado.', code: 'NOT_FOUND' },
    ])
  },
)

it('an address that cannot be decoded is a page for a browser, and the envelope for other clients', async () => {
  const { app } = await testApp()
  const page = await app.inject({ url: '/padaria-%E0%A4%A', headers: { accept: 'text/html,*/*' } })
  expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  expect(page.body).toContain('<h1>Este endereço não pôde ser lido</h1>')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  for (const [url, accept] of [
    ['/padaria-%E0%A4%A', 'application/json'],
    ['/api/cities/id/%zz', 'text/html'],
  ]) {
    const answer = await app.inject({ url, headers: { accept } })
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { success: false }])
  }
})

/** A server with one more route, which fails. */
async function failing(error: unknown) {
  const built = await testApp()
  built.app.get('/fails', () => Promise.reject(error))
  const answer = await built.app.inject('/fails')
  return { answer, lines: built.lines.filter(({ msg }) => msg !== 'request') }
}

it('an unexpected error is masked, and logged under the id that the answer carries', async () => {
  const { answer, lines } = await failing(new Error('secret of the engine'))
  const sentence = 'Ocorreu um erro inesperado. Tente novamente em instantes.'
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { success: false, message: sentence, error: sentence, code: 'INTERNAL_SERVER_ERROR' },
  ])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    msg: 'unexpected error',
    requestId: answer.headers['x-request-id'],
    err: { message: 'secret of the engine' },
  })
})

it('our own errors keep their sentence, status, details and time to wait', async () => {
  const invalid = await failing(new BadUserInputError({ name: 'Informe o nome.' }))
  expect(invalid.answer.statusCode).toBe(400)
  expect(invalid.answer.json()).toMatchObject({
    message: 'Informe o nome.',
    details: { name: 'Informe o nome.' },
  })
  const limited = await failing(new TooManyRequestsError(90))
  expect(limited.answer.statusCode).toBe(429)
  expect(limited.answer.headers['retry-after']).toBe('90')
  expect(limited.lines).toEqual([])
})

it('a database that is away is a 503 with the time to wait', async () => {
  const { answer, lines } = await failing(
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED', errno: -111 }),
  )
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.body).not.toContain('connect')
  expect(lines[0]?.msg).toBe('unavailable')
})

it('a response whose client leaves is no error in the log', async () => {
  const { app, lines } = await testApp()
  const asked = Promise.withResolvers<void>()
  app.get('/leaves', async (_request, reply) => {
    asked.resolve()
    await finished(reply.raw)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET /leaves HTTP/1.1\r\nHost: x\r\n\r\n')
  await asked.promise
  socket.resetAndDestroy()
  await vi.waitFor(() => expect(lines.find(({ status }) => status === 499)).toBeDefined(), 10_000)
  await app.close()
  expect(lines.filter(({ level }) => Number(level) > 30)).toEqual([])
})

const folder = mkdtempSync(join(tmpdir(), 'guia-aborted-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Noise, which cannot be made small. */
const picture = await sharp({
  create: {
    width: 400,
    height: 400,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 128, sigma: 50 },
  },
})
  .png()
  .toBuffer()

describe('an upload that its client aborts', () => {
  const database = useDatabase()
  const mutation =
    'mutation ($id: ID!, $photos: [Upload!]!) { addBusinessPhotos(businessId: $id, photos: $photos) { id } }'
  const graphQL = operationForm(mutation, { id: '1', photos: [null] }, { 'photos.0': picture })
  const head =
    '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
  const rest = {
    type: 'multipart/form-data; boundary=x',
    body: Buffer.concat([Buffer.from(head), picture]),
  }
  const json = { type: 'application/json', body: Buffer.from(JSON.stringify({ name: 'x'.repeat(5000) })) }

  it.each([
    ['POST /graphql', graphQL],
    ['POST /api/businesses', rest],
    ['PUT /api/businesses/1', rest],
    ['POST /api/auth/login', json],
  ])('is no error in the log: %s', async (route, { type, body }) => {
    await insertWorld(database)
    const images = createImages({ prisma: database.prisma, store: folderStore(folder), maxBytes: 1e6 })
    const { app, lines } = await testApp({ services: { ...freshServices(), ...database, images } })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    const headers = [
      `${route} HTTP/1.1`,
      'Host: x',
      `Authorization: Bearer ${roleToken('admin')}`,
      'apollo-require-preflight: true',
      `Content-Type: ${type}`,
      `Content-Length: ${body.length + 100}`,
    ]
    socket.write(`${headers.join('\r\n')}\r\n\r\n`)
    const sent = Promise.withResolvers<void>()
    socket.write(body.subarray(0, body.length / 2), () => sent.resolve())
    await sent.promise
    socket.resetAndDestroy()
    await once(socket, 'close')
    await vi.waitFor(() => expect(lines.find(({ status }) => status === 499)).toBeDefined(), 10_000)
    await app.close()
    expect(lines.filter(({ level }) => Number(level) > 30)).toEqual([])
  })
})
