import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { currentClient, withoutSlot } from '../limits/client.ts'
import { EventLoopMonitor, ServiceRate, useAdmission } from './admission.ts'
import { acceptBeforeWork, useGate } from './connections.ts'
import { useHttpErrors } from './http-errors.ts'
import { isMonitoring, useRequests } from './requests.ts'

/** A server whose /held requests wait until `letGo`. */
async function serverOf(maxRequests = 1) {
  const shed = vi.fn<(reason: string) => void>()
  const loop = new EventLoopMonitor()
  const clock = { now: 0 }
  const going = Promise.withResolvers<void>()
  const app = Fastify({ trustProxy: true })
  onTestFinished(() => app.close())
  useHttpErrors(app)
  const requests = useRequests(app)
  const gate = useGate(app, isMonitoring)
  const queue = useAdmission(app, { maxRequests, metrics: { shed }, requests, loop, now: () => clock.now })
  acceptBeforeWork(app, gate, queue)
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
  app.get('/held', () => going.promise.then(() => 'done'))
  app.get('/hash', () => withoutSlot(() => going.promise).then(() => 'done'))
  app.get('/client', () => currentClient())
  for (const url of ['/quick', '/health/live', '/metrics', '/media/picture']) app.get(url, () => 'done')
  app.post('/upload', () => 'done')
  app.post('/body', () => currentClient())
  const ask = (url: string, address = '203.0.113.1') =>
    app.inject({ url, headers: { 'x-forwarded-for': address } })
  const status = (url: string, address?: string) => ask(url, address).then(({ statusCode }) => statusCode)
  return { app, loop, clock, queue, shed, status, ask, letGo: going.resolve }
}

const address = (number: number) => `203.0.113.${number}`

it('requests beyond the bound are refused at once, in the form of all failures', async () => {
  const { ask, status, shed, letGo } = await serverOf()
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
  const { app, status, letGo } = await serverOf()
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
  const { app, status } = await serverOf()
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
  expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 200 .*${address(9)}$`, 's'))
  socket.destroy()
})

it('monitoring, pictures and uploads hold no slot and are not refused', async () => {
  const { app, status, letGo } = await serverOf()
  const held = status('/held')
  for (const url of ['/health/live', '/metrics', '/media/picture']) expect(await status(url)).toBe(200)
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const upload = await app.inject({ method: 'POST', url: '/upload', headers, payload: 'x' })
  expect(upload.statusCode).toBe(200)
  letGo()
  await held
})

it('while the event loop is late and many requests are open only monitoring is answered', async () => {
  const { loop, queue, shed, status, letGo } = await serverOf(100)
  // It checks itself no more.
  loop.stop()
  for (let check = 0; check < 4; check += 1) loop.check(1000)
  expect(await status('/quick')).toBe(200)
  const held = Array.from({ length: 20 }, () => status('/held'))
  await vi.waitFor(() => expect(queue.size).toBe(20))
  expect(await status('/media/picture')).toBe(503)
  expect(await status('/health/live')).toBe(200)
  expect(shed).toHaveBeenCalledWith('event loop')
  loop.check(0)
  expect(await status('/quick')).toBe(200)
  letGo()
  expect(await Promise.all(held)).toEqual(Array(20).fill(200))
})

it('of many new connections that ask again at once, the last one waits for few answers of the others', async () => {
  const { app, letGo, status } = await serverOf()
  await app.listen({ port: 0, host: '127.0.0.1', backlog: 1000 })
  const { port } = app.server.address() as AddressInfo
  const held = status('/held')
  const count = 200
  let answers = 0
  const asking = Array.from({ length: count }, async () => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    const ask = () => socket.write('GET /quick HTTP/1.1\r\nHost: x\r\n\r\n')
    ask()
    await once(socket, 'data')
    answers += 1
    ask()
    socket.on('data', () => {
      answers += 1
      ask()
    })
  })
  await Promise.all(asking)
  expect(answers).toBeLessThan(count * 10)
  letGo()
  await held
})

it('a request that fails or is refused gives its slot back, once', async () => {
  const { status, letGo } = await serverOf(2)
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
  const { app, letGo } = await serverOf()
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
  const { app } = await serverOf()
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
  it('are known to the code that works for them, in one /64 as one', async () => {
    const { ask, app } = await serverOf()
    expect((await ask('/client', '2001:db8:1:2::5')).body).toBe('2001:db8:1:2::/64')
    const headers = { 'x-forwarded-for': address(7), 'content-type': 'application/json' }
    const post = await app.inject({ method: 'POST', url: '/body', headers, payload: '{}' })
    expect(post.body).toBe(address(7))
  })

  it('one that comes alone may use everything', async () => {
    const { status, letGo } = await serverOf(60)
    const held = Array.from({ length: 60 }, () => status('/held'))
    await vi.waitFor(async () => expect(await status('/quick')).toBe(503))
    letGo()
    expect(await Promise.all(held)).toEqual(Array(60).fill(200))
  })

  it('one that floods is refused, others are not', async () => {
    const { status, letGo } = await serverOf(60)
    const flood = Array.from({ length: 100 }, () => status('/held'))
    await vi.waitFor(async () => expect(await status('/quick')).toBe(503))
    const readers = Array.from({ length: 10 }, (_, reader) => status('/quick', address(10 + reader)))
    letGo()
    expect(await Promise.all(readers)).toEqual(Array(10).fill(200))
    const answers = await Promise.all(flood)
    expect(answers.filter((answer) => answer === 200).length).toBeGreaterThanOrEqual(50)
    expect(answers.filter((answer) => answer === 503).length).toBeGreaterThanOrEqual(40)
  })

  it('whose requests wait for something else hold no slot', async () => {
    const { status, letGo } = await serverOf(30)
    const waiting = Array.from({ length: 100 }, () => status('/hash'))
    expect(await status('/quick')).toBe(200)
    letGo()
    expect(await Promise.all(waiting)).toEqual(Array(100).fill(200))
    expect(await status('/quick')).toBe(200)
  })
})

it('a request that has waited too long is refused', async () => {
  const { clock, queue, shed, status, letGo } = await serverOf(30)
  const held = Array.from({ length: 24 }, () => status('/held'))
  const late = status('/quick', address(2))
  await vi.waitFor(() => expect(queue.size).toBe(25))
  clock.now += 2001
  expect(await late).toBe(503)
  expect(shed.mock.calls).toEqual([['time']])
  letGo()
  expect(await Promise.all(held)).toEqual(Array(24).fill(200))
})

it('a request that waits for something else is not refused, however long that takes', async () => {
  const { clock, queue, status, letGo } = await serverOf(30)
  const hashing = status('/hash')
  const held = Array.from({ length: 24 }, () => status('/held'))
  const late = status('/quick', address(2))
  await vi.waitFor(() => expect(queue.size).toBe(25))
  clock.now += 2001
  expect(await late).toBe(503)
  letGo()
  expect(await Promise.all([hashing, ...held])).toEqual(Array(25).fill(200))
})

it('while slow requests hold the slots, a client that has some gets no more', async () => {
  const { clock, queue, shed, status, letGo } = await serverOf(1000)
  const held = Array.from({ length: 24 }, () => status('/held'))
  await vi.waitFor(() => expect(queue.size).toBe(24))
  clock.now += 1001
  expect(await status('/quick')).toBe(503)
  expect(shed.mock.calls).toEqual([['time']])
  const other = status('/quick', address(2))
  letGo()
  expect(await Promise.all([...held, other])).toEqual(Array(25).fill(200))
})

it('a busy process admits no more than it answers in two seconds', async () => {
  const { clock, shed, status, letGo } = await serverOf(1000)
  const held = Array.from({ length: 12 }, () => status('/held'))
  for (let go = 0; go < 100; go += 1) {
    clock.now += 100
    expect(await status('/quick')).toBe(200)
  }
  const more = Array.from({ length: 60 }, () => status('/held'))
  await vi.waitFor(() => expect(shed.mock.calls.length).toBeGreaterThan(40))
  expect(new Set(shed.mock.calls.flat())).toEqual(new Set(['time']))
  letGo()
  await Promise.all(held)
  const admitted = (await Promise.all(more)).filter((answer) => answer === 200)
  expect(admitted.length).toBeGreaterThan(0)
})

it('a few requests that take long say nothing about the others', async () => {
  const { clock, status, letGo } = await serverOf(1000)
  const held = Array.from({ length: 10 }, () => status('/held'))
  clock.now += 60_000
  expect(await status('/quick')).toBe(200)
  letGo()
  await Promise.all(held)
})

describe('the service rate', () => {
  it('is the initial one until something is known', () => {
    expect(new ServiceRate(200).perSecond).toBe(200)
  })

  it('follows what is done, whatever it was before, and falls while nothing is', () => {
    const rate = new ServiceRate(200)
    for (let done = 0; done < 100; done += 1) rate.add(0.1, 1)
    expect(rate.perSecond).toBeCloseTo(10, 0)
    for (let done = 0; done < 5000; done += 1) rate.add(0.002, 1)
    expect(rate.perSecond).toBeCloseTo(500, -1)
    rate.add(10, 0)
    expect(rate.perSecond).toBeLessThan(1)
  })
})

describe('the event loop', () => {
  it('is not late for one late check, however late', () => {
    const loop = new EventLoopMonitor()
    for (const delay of [0, 60_000, 2, 700, 700, 700, 3]) {
      loop.check(delay)
      expect(loop.isLate).toBe(false)
    }
  })

  it('is late for late checks one after the other, until one comes in time', () => {
    const loop = new EventLoopMonitor()
    for (const delay of [600, 900, 700, 800]) loop.check(delay)
    expect(loop.isLate).toBe(true)
    loop.check(10)
    expect(loop.isLate).toBe(false)
  })
})
