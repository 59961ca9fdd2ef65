import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { useHttpErrors } from '../http/http-errors.ts'
import { useRequests } from '../http/requests.ts'
import { useAdmission, withoutSlot } from './concurrency.ts'

const patience = { timeout: 30_000 }

/** A server whose /held requests wait until `letGo`. */
async function startServer(maxRequests = 1, maxWaitMs = 60_000) {
  const shed = vi.fn<(reason: string) => void>()
  const going = Promise.withResolvers<void>()
  const app = Fastify({ trustProxy: true })
  onTestFinished(() => app.close())
  useHttpErrors(app)
  const requests = useRequests(app)
  useAdmission(app, { maxRequests, maxWaitMs, metrics: { shed }, requests })
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
  app.get('/held', () => going.promise.then(() => 'done'))
  app.get('/hash', () => withoutSlot(() => going.promise).then(() => 'done'))
  for (const url of ['/quick', '/health/live', '/metrics', '/media/picture']) app.get(url, () => 'done')
  app.post('/upload', () => 'done')
  app.post('/body', () => 'done')
  const ask = (url: string, address = '203.0.113.1') =>
    app.inject({ url, headers: { 'x-forwarded-for': address } })
  const status = (url: string, address?: string) => ask(url, address).then(({ statusCode }) => statusCode)
  return { app, requests, shed, status, ask, letGo: going.resolve }
}

const address = (number: number) => `203.0.113.${number}`

it('requests beyond the bound are refused at once, in the form of all failures', async () => {
  const { ask, status, shed, letGo } = await startServer()
  const held = status('/held')
  const refused = await ask('/quick')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
  expect(refused.json()).toMatchObject({ success: false, message: expect.stringContaining('indisponível') })
  expect(shed.mock.calls).toEqual([['requests']])
  letGo()
  expect(await held).toBe(200)
  expect(await status('/quick')).toBe(200)
})

it('a request is refused before its body has arrived', async () => {
  const { app, status, letGo } = await startServer()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const held = status('/held')
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    'POST /body HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
  )
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(String(answer)).toMatch(/^HTTP\/1.1 503 /)
  socket.destroy()
  letGo()
  await held
})

it('a body that arrives slowly holds no slot', async () => {
  const { app, status } = await startServer()
  const arrived = Promise.withResolvers<void>()
  app.addHook('preParsing', async ({ url }) => void (url === '/body' && arrived.resolve()))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const head = 'POST /body HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n'
  socket.write(`${head}X-Forwarded-For: ${address(9)}\r\n\r\n{`)
  await arrived.promise
  expect(await status('/quick')).toBe(200)
  socket.write('}')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /)
  socket.destroy()
})

it('monitoring, pictures and uploads hold no slot and are not refused', async () => {
  const { app, status, letGo } = await startServer()
  const held = status('/held')
  for (const url of ['/health/live', '/metrics', '/media/picture']) expect(await status(url)).toBe(200)
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const upload = await app.inject({ method: 'POST', url: '/upload', headers, payload: 'x' })
  expect(upload.statusCode).toBe(200)
  letGo()
  await held
})

it('a request that fails or is refused gives its slot back, once', async () => {
  const { status, letGo } = await startServer(2)
  const held = status('/held')
  for (let go = 0; go < 5; go += 1) {
    expect(await status('/nowhere')).toBe(404)
    expect(await status('/quick')).toBe(200)
  }
  const second = status('/held')
  expect(await status('/quick')).toBe(503)
  letGo()
  expect(await Promise.all([held, second])).toEqual([200, 200])
})

it('a client that leaves holds its slot until the work is done', async () => {
  const { app, letGo } = await startServer()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const status = async () => {
    const response = await fetch(`${origin}/quick`, { headers: { connection: 'close' } })
    return response.status
  }
  const leaving = new AbortController()
  const left = fetch(`${origin}/held`, { signal: leaving.signal }).catch((error: Error) => error.name)
  await expect.poll(status).toBe(503)
  leaving.abort()
  expect(await left).toBe('AbortError')
  expect(await status()).toBe(503)
  letGo()
  await expect.poll(status).toBe(200)
})

it('a request answered past Fastify, as Vite does, gives its slot back', async () => {
  const { app } = await startServer()
  app.get('/past', (_request, reply) => {
    reply.hijack()
    setImmediate(() => reply.raw.end('done'))
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  for (let go = 0; go < 3; go += 1) {
    await expect.poll(() => fetch(`${origin}/past`).then(({ status }) => status)).toBe(200)
  }
})

describe('clients', () => {
  it('of one /64 share its place in the queue', async () => {
    const { status, letGo } = await startServer(60)
    const flood = Array.from({ length: 60 }, (_, host) => status('/held', `2001:db8:1:2::${host + 1}`))
    await vi.waitFor(async () => expect(await status('/quick', '2001:db8:1:2::ffff')).toBe(503), patience)
    const reader = status('/quick', '2001:db8:1:3::1')
    letGo()
    expect(await reader).toBe(200)
    await Promise.all(flood)
  })

  it('one that comes alone may use everything', async () => {
    const { status, letGo } = await startServer(60)
    const held = Array.from({ length: 60 }, () => status('/held'))
    await vi.waitFor(async () => expect(await status('/quick')).toBe(503), patience)
    letGo()
    expect(await Promise.all(held)).toEqual(Array(60).fill(200))
  })

  it('one that floods is refused, others are not', async () => {
    const { status, letGo } = await startServer(60)
    const flood = Array.from({ length: 100 }, () => status('/held'))
    await vi.waitFor(async () => expect(await status('/quick')).toBe(503), patience)
    const readers = Array.from({ length: 10 }, (_, reader) => status('/quick', address(10 + reader)))
    letGo()
    expect(await Promise.all(readers)).toEqual(Array(10).fill(200))
    const answers = await Promise.all(flood)
    expect(answers.filter((answer) => answer === 200).length).toBeGreaterThanOrEqual(50)
    expect(answers.filter((answer) => answer === 503).length).toBeGreaterThanOrEqual(40)
  })

  it('whose requests wait for something else hold no slot', async () => {
    const { status, letGo } = await startServer(30)
    const waiting = Array.from({ length: 100 }, () => status('/hash'))
    expect(await status('/quick')).toBe(200)
    letGo()
    expect(await Promise.all(waiting)).toEqual(Array(100).fill(200))
    expect(await status('/quick')).toBe(200)
  })
})

it('a request that has waited too long is refused', async () => {
  const { shed, status, letGo } = await startServer(30, 50)
  const held = Array.from({ length: 24 }, () => status('/held'))
  expect(await status('/quick', address(2))).toBe(503)
  expect(shed.mock.calls).toEqual([['time']])
  letGo()
  expect(await Promise.all(held)).toEqual(Array(24).fill(200))
})

it('a request that has started is not refused, however long it takes', async () => {
  const { status, letGo } = await startServer(30, 50)
  const hashing = status('/hash')
  const held = Array.from({ length: 24 }, () => status('/held'))
  expect(await status('/quick', address(2))).toBe(503)
  letGo()
  expect(await Promise.all([hashing, ...held])).toEqual(Array(25).fill(200))
})

it('a request whose client leaves while it waits is not run', async () => {
  const { app, requests, letGo } = await startServer(30)
  const ran = vi.fn(() => 'done')
  app.get('/counted', ran)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const held = Array.from({ length: 24 }, () => fetch(`${origin}/held`))
  await vi.waitFor(() => expect(requests.inFlight).toBe(24), patience)
  const leaving = new AbortController()
  const left = fetch(`${origin}/counted`, { signal: leaving.signal }).catch((error: Error) => error.name)
  await vi.waitFor(() => expect(requests.inFlight).toBe(25), patience)
  leaving.abort()
  expect(await left).toBe('AbortError')
  await vi.waitFor(() => expect(requests.inFlight).toBe(24), patience)
  letGo()
  for (const response of await Promise.all(held)) expect(await response.text()).toBe('done')
  expect((await fetch(`${origin}/quick`)).status).toBe(200)
  expect(ran).not.toHaveBeenCalled()
})
