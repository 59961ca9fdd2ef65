import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished, vi } from 'vitest'
import { closeApps, testApp } from '../../test/app.ts'
import { useDatabase } from '../../test/database.ts'
import { serveStaticFiles } from './pages/built-pages.ts'

const database = useDatabase()
closeApps()

/** A server with a route that is never answered, and what its gauge and its log say. */
async function startServer() {
  const { app, lines } = await testApp({ services: database })
  app.get('/never', () => new Promise(() => {}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const figures = async () => (await app.inject('/metrics')).body
  const left = () => lines.filter(({ status }) => status === 499)
  return { app, port, figures, left }
}

/** Sends the beginning of a request or more, and goes away. */
async function leave(port: number, text: string, whenTold: () => Promise<unknown>): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${text}\r\n`)
  await whenTold()
  socket.destroy()
  await once(socket, 'close')
}

const never = 'GET /never HTTP/1.1\r\nHost: x\r\n'
const halfABody =
  'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'

it.each([
  ['an answer', never],
  ['having sent all', halfABody],
])('who leaves before %s is no longer under way, and has a line in the log', async (_what, text) => {
  const { port, figures, left } = await startServer()
  // The one that asks for the figures is under way too.
  const two = () => vi.waitFor(async () => expect(await figures()).toContain('http_requests_under_way 2'))
  await leave(port, text, two)
  await vi.waitFor(async () => expect(await figures()).toContain('http_requests_under_way 1'))
  expect(left()).toMatchObject([
    { msg: 'request', url: text === never ? '/never' : '/graphql', ms: expect.any(Number) },
  ])
  expect(await figures()).toMatch(
    /http_request_duration_seconds_count\{method="\w+",route="\/(never|graphql)",status="499"\} 1/,
  )
})

it('who has left does not keep the server from closing', async () => {
  const { app, port, figures } = await startServer()
  const idle = connect(port, '127.0.0.1')
  await once(idle, 'connect')
  const two = () => vi.waitFor(async () => expect(await figures()).toContain('http_requests_under_way 2'))
  await leave(port, never, two)
  await app.close()
  idle.destroy()
})

it('a file that is compressed on its way has no more listeners than Node takes for a leak', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guia-listeners-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  const icon = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0"/>'.repeat(20_000)}</svg>`
  writeFileSync(join(folder, 'icon.svg'), icon)
  const warnings: string[] = []
  const listen = ({ message }: Error) => void warnings.push(message)
  process.on('warning', listen)
  onTestFinished(() => void process.off('warning', listen))
  const { app } = await testApp({ services: database })
  await serveStaticFiles(app, pathToFileURL(`${folder}/`))
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await fetch(`${origin}/icon.svg`, { headers: { 'accept-encoding': encoding } })
    expect(await answer.text()).toBe(icon)
  }
  // Warnings are emitted in the next tick.
  await new Promise(setImmediate)
  expect(warnings).toEqual([])
})
