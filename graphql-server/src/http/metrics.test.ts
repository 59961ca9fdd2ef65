import { expect, it, vi } from 'vitest'
import { closeApps, testApp } from '../../test/app.ts'
import { useDatabase } from '../../test/database.ts'
import { build } from '../build.ts'
import { inTransaction, retryWrite, TryAgain, writes } from '../database/transaction.ts'

const database = useDatabase()
closeApps()

const token = 'a token for the figures'

it('includes the durations of requests and operations, by route and by field', async () => {
  const { app } = await testApp({ services: database })
  await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: 'query Qualquer { cities { id } }' },
  })
  await app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ me { id } }' } })
  await app.inject('/api/cities/id/12345')
  await app.inject('/nothing/like/this')
  const { body, headers } = await app.inject('/metrics')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain('http_request_duration_seconds_count{method="POST",route="/graphql",status="200"} 1')
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/cities/id/:id",status="404"} 1',
  )
  expect(body).toContain(
    'graphql_operation_duration_seconds_count{kind="query",field="cities",outcome="ok"} 1',
  )
  expect(body).toContain(
    'graphql_operation_duration_seconds_count{kind="query",field="me",outcome="error"} 1',
  )
  expect(body, 'no name of a client’s').not.toContain('Qualquer')
  expect(body, 'no address of a client’s').not.toContain('nothing')
})

it('includes the sizes of queues and caches', async () => {
  const { app } = await testApp({ services: database })
  const { body } = await app.inject('/metrics')
  expect(body).toContain('http_requests_under_way 1')
  expect(body).toMatch(/database_connections\{state="idle"\} \d/)
  expect(body).toContain('database_queue{pool="reads"} 0')
  expect(body).toContain('database_queue{pool="writes"} 0')
  for (const state of ['waiting', 'running', 'retrying'])
    expect(body).toContain(`database_writes{state="${state}"} 0`)
  const { version, commit } = build
  expect(body).toContain(`build_info{version="${version}",commit="${commit}"} 1`)
  expect(body).toMatch(/search_cache_bytes\{cache="filters"\} \d+/)
  for (const cache of ['sitemap', 'documents'])
    expect(body).toMatch(new RegExp(`cache_bytes\\{cache="${cache}"\\} \\d+`))
  expect(body).toContain('background_work{state="under way"} 0')
  expect(body).toContain('background_work{state="failed"} 0')
  expect(body).toContain('waiting_mails 0')
  expect(body).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.]+/)
})

it('counts writes that wait for a connection, and those that run', async () => {
  const { app } = await testApp({ services: database })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const connections = 4
  const running = Array.from({ length: connections + 2 }, () => inTransaction(database.prisma, () => held))
  await vi.waitFor(async () => {
    const { body } = await app.inject('/metrics')
    expect(body).toContain(`database_writes{state="running"} ${connections}`)
    expect(body).toContain('database_writes{state="waiting"} 2')
    expect(body).toContain('database_queue{pool="writes"} 2')
  }, 5000)
  release()
  await Promise.allSettled(running)
  const { body } = await app.inject('/metrics')
  for (const state of ['waiting', 'running', 'retrying'])
    expect(body).toContain(`database_writes{state="${state}"} 0`)
})

it('counts writes that wait to be repeated', async () => {
  const seen: number[] = []
  await retryWrite(async () => {
    if (seen.includes(1)) return
    setImmediate(() => seen.push(writes.retrying))
    throw new TryAgain()
  })
  expect(seen).toContain(1)
  expect(writes.retrying).toBe(0)
})

it('shows them to this machine only, and not to whom a proxy on it serves', async () => {
  const { app } = await testApp({ services: database })
  const other = await app.inject({ url: '/metrics', remoteAddress: '10.1.2.3' })
  const forwarded = await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } })
  expect([other.statusCode, forwarded.statusCode]).toEqual([403, 403])
})

it.each([
  { host: 'rebound.example' },
  { host: 'localhost.rebound.example:4000' },
  { origin: 'https://rebound.example' },
  { 'cf-connecting-ip': '203.0.113.9' },
])('shows them to no foreign page on a demo: %j', async (headers) => {
  const { app } = await testApp({ services: database })
  expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(403)
})

it.each(['https://guia.test', 'http://guia.localhost.test', 'http://10.0.0.5:4000'])(
  'figures of a product at %s are not shown without a token, not even on its machine',
  async (ORIGIN) => {
    const open = await testApp({ services: database, env: { ORIGIN } })
    expect((await open.app.inject('/metrics')).statusCode).toBe(403)
    const closed = await testApp({ services: database, env: { ORIGIN, METRICS_TOKEN: token } })
    const headers = { authorization: `Bearer ${token}` }
    expect((await closed.app.inject({ url: '/metrics', headers })).statusCode).toBe(200)
  },
)

it('shows them with the token', async () => {
  const { app } = await testApp({ services: database, env: { METRICS_TOKEN: token } })
  const ask = (authorization?: string) =>
    app.inject({
      url: '/metrics',
      remoteAddress: '10.1.2.3',
      headers: { ...(authorization && { authorization }) },
    })
  expect((await ask(`Bearer ${token}`)).statusCode).toBe(200)
  expect((await ask('Bearer another one, as long')).statusCode).toBe(403)
  expect((await ask()).statusCode).toBe(403)
})
