import autocannon from 'autocannon'
import type { DatabaseMeter } from './database-meter.ts'
import type { ServerProcess } from './process.ts'

/** One kind of request to one server, and what its rounds have shown so far. */
export interface Candidate {
  name: string
  server: ServerProcess
  requests: autocannon.Request[]
  /** Connections that ask at the same time, each one request after the other; ten unless said otherwise. */
  connections?: number
  /** The least that such an answer can cost. */
  floor?: Candidate
  rounds: Round[]
}

/** What one round showed. */
export interface Round {
  perSecond: number
  /** Of every request, in milliseconds. */
  latencies: number[]
  /** Of the server's process, in milliseconds for each request. */
  processor: number
  /** Of the database server's process, likewise. */
  database: number
  /** Statements that the database counted, for each request. */
  statements: number
}

/** Requests were not answered, or not well: what is measured then is no answer. */
export class RefusedError extends Error {}

/**
 * Drives a server for some seconds.
 *
 * @param candidate what to ask
 * @param seconds how long
 * @param meter of the database
 * @throws RefusedError when a request failed: what is refused costs nothing
 */
export async function drive(
  { name, server, requests, connections = 10 }: Candidate,
  seconds: number,
  meter: DatabaseMeter,
): Promise<Round> {
  const latencies: number[] = []
  const before = await reading(server, meter)
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url: server.address,
        connections,
        duration: seconds,
        requests,
        setupClient: startingElsewhere(requests, connections),
      },
      (error, outcome) => (error ? reject(error) : resolve(outcome)),
    )
    run.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds))
  })
  const after = await reading(server, meter)
  const failed = result.errors + result.timeouts + result.non2xx
  if (latencies.length === 0) throw new RefusedError(`no request for ${name} was answered in time`)
  if (failed > 0) throw new RefusedError(`${failed} of ${latencies.length} requests for ${name} failed`)
  return {
    perSecond: latencies.length / result.duration,
    latencies,
    ...spent(before, after, latencies.length),
  }
}

/** Otherwise all connections would ask the same at the same moment, and servers that join such questions would shine. */
function startingElsewhere(requests: autocannon.Request[], connections: number) {
  let client = 0
  return (one: autocannon.Client) => {
    const start = Math.floor((client++ * requests.length) / connections) % requests.length
    if (start > 0) one.setRequests([...requests.slice(start), ...requests.slice(0, start)])
  }
}

interface Reading {
  processor: number
  database: number
  statements: number
}

/** What has been spent until now, in seconds and statements. */
export async function reading(server: ServerProcess, meter: DatabaseMeter): Promise<Reading> {
  const statements = await meter.statements()
  return { statements, processor: server.processorTime(), database: meter.processorTime() }
}

/** What was spent between two readings, for each request. */
export function spent(before: Reading, after: Reading, requests: number): Reading {
  return {
    processor: ((after.processor - before.processor) * 1000) / requests,
    database: ((after.database - before.database) * 1000) / requests,
    // A reading's own statement is the one that it does not share with the requests.
    statements: (after.statements - before.statements - 1) / requests,
  }
}
