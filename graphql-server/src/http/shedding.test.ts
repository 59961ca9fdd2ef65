import Fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useHttpErrors } from './http-errors.ts'
import { LoopDelay } from './loop-delay.ts'
import { useShedding } from './shedding.ts'

/** A server that works on one request at once; those to /held wait until they may go on. */
async function serverOf(atOnce = 1) {
  const shed = vi.fn<(reason: string) => void>()
  const loop = new LoopDelay()
  const clock = { now: 0 }
  const going = Promise.withResolvers<void>()
  const app = Fastify()
  onTestFinished(() => app.close())
  useHttpErrors(app)
  useShedding(app, { atOnce, metrics: { shed }, loop, now: () => clock.now })
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
  app.get('/held', () => going.promise.then(() => 'done'))
  for (const url of ['/quick', '/health/live', '/metrics', '/media/picture']) app.get(url, () => 'done')
  app.post('/upload', () => 'done')
  const status = (url: string) => app.inject(url).then(({ statusCode }) => statusCode)
  return { app, loop, clock, shed, status, letGo: going.resolve }
}

it('whoever comes beyond the bound is told at once to come back, in the form of all failures', async () => {
  const { app, shed, status, letGo } = await serverOf()
  const held = status('/held')
  const refused = await app.inject('/quick')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
  expect(refused.json()).toMatchObject({ success: false, message: expect.stringContaining('indisponível') })
  expect(shed.mock.calls).toEqual([['requests']])
  letGo()
  expect(await held).toBe(200)
  expect(await status('/quick')).toBe(200)
})

it('health, figures, pictures and uploads take nobody’s place and are not turned away', async () => {
  const { app, status, letGo } = await serverOf()
  const held = status('/held')
  for (const url of ['/health/live', '/metrics', '/media/picture']) expect(await status(url)).toBe(200)
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const upload = await app.inject({ method: 'POST', url: '/upload', headers, payload: 'x' })
  expect(upload.statusCode).toBe(200)
  letGo()
  await held
})

it('while the event loop does not get on, only those who watch are answered', async () => {
  const { loop, shed, status } = await serverOf(100)
  for (let look = 0; look < 4; look += 1) loop.look(1000)
  expect(await Promise.all(['/quick', '/media/picture', '/health/live'].map(status))).toEqual([503, 503, 200])
  expect(shed.mock.calls).toEqual([['event loop'], ['event loop']])
  loop.look(0)
  expect(await status('/quick')).toBe(200)
})

it('a request that fails or is refused gives its place back, once', async () => {
  const { app, status, letGo } = await serverOf(2)
  const held = status('/held')
  for (let go = 0; go < 5; go += 1) {
    expect(await status('/nowhere')).toBe(404)
    expect(await status('/quick')).toBe(200)
  }
  const second = status('/held')
  expect((await app.inject('/quick')).statusCode).toBe(503)
  letGo()
  expect(await Promise.all([held, second])).toEqual([200, 200])
})

it('who goes away before the answer holds the place until the work is done, and gives it back then', async () => {
  const { app, letGo } = await serverOf()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const status = async () => {
    const response = await fetch(`${address}/quick`, { headers: { connection: 'close' } })
    return response.status
  }
  const leaving = new AbortController()
  const left = fetch(`${address}/held`, { signal: leaving.signal }).catch((error: Error) => error.name)
  await expect.poll(status).toBe(503)
  leaving.abort()
  expect(await left).toBe('AbortError')
  expect(await status()).toBe(503)
  letGo()
  await expect.poll(status).toBe(200)
})

it('what is answered past the server, as Vite does, gives its place back when the answer is over', async () => {
  const { app } = await serverOf()
  app.get('/past', (_request, reply) => {
    reply.hijack()
    setImmediate(() => reply.raw.end('done'))
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  for (let go = 0; go < 3; go += 1) {
    await expect.poll(() => fetch(`${address}/past`).then(({ status }) => status)).toBe(200)
  }
})

it('a process that is behind with what it has takes nothing more, however few there may be', async () => {
  const { clock, shed, status, letGo } = await serverOf(1000)
  const held = Array.from({ length: 30 }, () => status('/held'))
  await vi.waitFor(async () => expect(await status('/quick')).toBe(200))
  clock.now += 1001
  await vi.waitFor(async () => expect(await status('/quick')).toBe(503))
  expect(shed).toHaveBeenCalledWith('time')
  letGo()
  expect(await Promise.all(held)).toEqual(Array(30).fill(200))
  expect(await status('/quick')).toBe(200)
})

it('a process takes no more at once than it gets done in two seconds, and more again when it is quicker', async () => {
  const { clock, shed, status, letGo } = await serverOf(1000)
  const held = status('/held')
  for (let go = 0; go < 200; go += 1) {
    clock.now += 50
    expect(await status('/quick')).toBe(200)
  }
  const crowd = Array.from({ length: 60 }, () => status('/held'))
  await vi.waitFor(() => expect(shed).toHaveBeenCalledWith('time'))
  letGo()
  const answers = await Promise.all(crowd)
  const taken = answers.filter((answer) => answer === 200).length
  expect(taken).toBeGreaterThan(20)
  expect(taken).toBeLessThan(50)
  expect(await held).toBe(200)
})

it('a few requests that take long say nothing about the others', async () => {
  const { clock, status, letGo } = await serverOf(1000)
  const held = Array.from({ length: 15 }, () => status('/held'))
  clock.now += 60_000
  expect(await status('/quick')).toBe(200)
  letGo()
  await Promise.all(held)
})
