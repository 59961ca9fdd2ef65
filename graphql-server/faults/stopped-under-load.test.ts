import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomFrom } from '../demo/random.ts'
import { useDatabase } from '../test/database.ts'
import { startProductProcess } from '../test/product-process.ts'
import { insertSmallCatalogue } from '../test/small-catalogue.ts'
import { insertAdministrator } from './administrator.ts'
import type { Answer } from './ask.ts'
import { Ledger } from './ledger.ts'
import { Writer } from './writer.ts'

const database = useDatabase()
const folder = mkdtempSync(join(tmpdir(), 'guia-stopped-'))
let token: string

beforeAll(async () => {
  await insertSmallCatalogue(database.prisma)
  token = await insertAdministrator(database.prisma)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Requests that were sent, and complete responses. */
interface Seen {
  sent: number
  answered: number
  statuses: Set<string>
}

/** Sends requests one after the other on kept connections, as a proxy does, until the process is not ready. */
async function askOn(port: number, path: string): Promise<Seen> {
  const seen: Seen = { sent: 0, answered: 0, statuses: new Set() }
  for (;;) {
    if (!(await isReady(port))) return seen
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    if (!isOpen) return seen
    await useUp(socket, path, seen)
  }
}

/** As the checks of a proxy. */
function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/health/ready`, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  )
}

function useUp(socket: ReturnType<typeof connect>, path: string, seen: Seen): Promise<void> {
  return new Promise((resolve) => {
    let text = ''
    const send = () => {
      seen.sent += 1
      text = ''
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    }
    socket.setEncoding('latin1').on('error', () => {})
    socket.on('data', (more: string) => {
      text += more
      const [head = '', body] = text.split('\r\n\r\n', 2)
      if (body === undefined) return
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1])
      if (text.length < head.length + 4 + length) return
      seen.answered += 1
      seen.statuses.add(head.slice(9, 12))
      if (/^connection: close/im.test(head)) socket.end()
      else send()
    })
    socket.on('close', () => resolve())
    send()
  })
}

interface Fates {
  answered: number
  lost: string[]
}

/** Opens a connection every few milliseconds, with a read or a write on it, until the process is not ready. */
async function openConnections(port: number, everyMs = 8): Promise<Fates> {
  const fates: Fates = { answered: 0, lost: [] }
  const open = new Set<Promise<void>>()
  for (let number = 0; number % 10 > 0 || (await isReady(port)); number += 1) {
    const one = sendOnce(port, number % 2 ? read : write, fates).finally(() => open.delete(one))
    open.add(one)
    await sleep(everyMs)
  }
  await Promise.all(open)
  return fates
}

const read = 'GET /api/businesses/1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
const body = JSON.stringify({ query: '{ cities { id } }' })
const write = `POST /graphql HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`

function sendOnce(port: number, request: string, fates: Fates): Promise<void> {
  return new Promise((resolve) => {
    let text = ''
    let failure = 'closed without an answer'
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.setEncoding('latin1').on('data', (more: string) => {
      text += more
    })
    socket.on('error', (error: NodeJS.ErrnoException) => {
      failure = error.code ?? error.message
    })
    socket.on('close', () => {
      if (/^HTTP\/1\.1 (200|503) .*\r\n\r\n./s.test(text)) fates.answered += 1
      else fates.lost.push(`${failure} after ${text.length} characters`)
      resolve()
    })
  })
}

const rounds = process.env.LONG_TESTS ? 20 : 1

it.each(Array.from({ length: rounds }, (_, round) => round + 1))(
  'at SIGTERM under load every request that a proxy sends is answered, and the process ends: round %i',
  async (round) => {
    const beginning = `Obra ${round}.`
    const product = await startProductProcess({ config: database.config, folder })
    const port = Number(new URL(product.origin).port)
    const readers = Array.from({ length: 12 }, (_, index) =>
      askOn(port, index % 2 ? '/api/businesses/1' : '/api/businesses/search?perPage=1'),
    )
    const newcomers = openConnections(port)
    const ledger = new Ledger()
    const writers = [1, 2, 3].map((number) => {
      const places = { cityId: '1', neighborhoodId: '1', categoryIds: ['1'], subcategoryIds: ['4'] }
      return new Writer({ name: `${beginning}${number}`, random: randomFrom(number), ledger, token, places })
    })
    const written: Answer[] = []
    const working = writers.map(async (writer) => {
      while (await isReady(port)) written.push(await writer.write(product.origin))
    })
    await expect.poll(() => written.length, { timeout: 60_000 }).toBeGreaterThan(10)

    // When draining takes longer than ten seconds, the status is 1.
    expect(await product.end('SIGTERM')).toEqual({ status: 0, signal: null })
    for (const { sent, answered, statuses } of await Promise.all(readers)) {
      expect(answered).toBe(sent)
      expect([...statuses].filter((status) => status !== '200' && status !== '503')).toEqual([])
    }
    expect((await newcomers).lost).toEqual([])
    await Promise.all(working)
    expect(written.filter((answer) => answer.kind === 'broken')).toEqual([])
    expect(writers.flatMap(({ problems }) => problems)).toEqual([])
    expect(await ledger.settle(database.pool, beginning)).toEqual([])
  },
  120_000,
)
