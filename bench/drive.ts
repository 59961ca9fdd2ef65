import autocannon from 'autocannon'
import type { DatabaseMeter } from './database-meter.ts'
import type { ServerProcess } from './process.ts'

/** One kind of request to one server, with the rounds measured so far. */
export interface Candidate {
  name: string
  server: ServerProcess
  requests: autocannon.Request[]
  /** Concurrent connections; 10 by default. */
  connections?: number
  /** The least that such a response can cost. */
  floor?: Candidate
  rounds: Round[]
}

/** Measurements of one round. */
export interface Round {
  perSecond: number
  /** All latencies, in milliseconds. */
  latencies: number[]
  /** CPU time of the server process per request, in milliseconds. */
  processor: number
  /** CPU time of the database process per request, in milliseconds. */
  database: number
  /** Database statements per request. */
  statements: number
}

/** Failed requests: the round measured refusals, not responses. */
export class RefusedError extends Error {}

/**
 * Sends requests to a server for a number of seconds.
 *
 * @param candidate what to request
 * @param seconds duration
 * @param meter of the database
 * @throws RefusedError when a request failed, since a refusal costs next to nothing
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

/**
 * Each connection starts at its own request. Otherwise all would send the same one at once, which flatters servers
 * that coalesce requests.
 */
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

/** CPU seconds and statements used so far. */
export async function reading(server: ServerProcess, meter: DatabaseMeter): Promise<Reading> {
  const statements = await meter.statements()
  return { statements, processor: server.processorTime(), database: meter.processorTime() }
}

/** Usage per request between two readings. */
export function spent(before: Reading, after: Reading, requests: number): Reading {
  return {
    processor: ((after.processor - before.processor) * 1000) / requests,
    database: ((after.database - before.database) * 1000) / requests,
    // Excludes the reading's own statement.
    statements: (after.statements - before.statements - 1) / requests,
  }
}
