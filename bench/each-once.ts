import { Agent, request as send } from 'node:http'
import type { Request } from 'autocannon'
import type { DatabaseMeter } from './database-meter.ts'
import { type Round, reading, spent } from './drive.ts'
import type { ServerProcess } from './process.ts'

const agent = new Agent({ keepAlive: true })

export interface Answered {
  status: number
  /** From sending to the last byte. */
  milliseconds: number
  headers: NodeJS.Dict<string | string[]>
  body: Buffer
}

/** Sends one request and reads the raw response, without decompressing it. */
export async function ask(
  server: ServerProcess,
  { method, path, headers, body }: Request,
): Promise<Answered> {
  const start = performance.now()
  return await new Promise<Answered>((resolve, reject) => {
    const options = { agent, method, headers: headers as NodeJS.Dict<string> }
    const outgoing = send(new URL(path ?? '/', server.address), options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          milliseconds: performance.now() - start,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      )
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/**
 * Sends each request once, one after the other.
 *
 * @returns their cost
 * @throws when a request fails
 */
export async function askEachOnce(
  server: ServerProcess,
  requests: Request[],
  meter: DatabaseMeter,
): Promise<Round> {
  const latencies: number[] = []
  const before = await reading(server, meter)
  for (const request of requests) {
    const { status, milliseconds } = await ask(server, request)
    if (status !== 200) throw new Error(`${request.path} was answered with ${status}`)
    latencies.push(milliseconds)
  }
  const after = await reading(server, meter)
  const total = latencies.reduce((sum, each) => sum + each, 0)
  return {
    perSecond: (1000 * latencies.length) / total,
    latencies,
    ...spent(before, after, latencies.length),
  }
}
