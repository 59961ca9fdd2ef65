import autocannon from 'autocannon'
import type { ServerProcess } from './process.ts'

/** One kind of request to one server, and what its rounds have shown so far. */
export interface Candidate {
  name: string
  server: ServerProcess
  requests: autocannon.Request[]
  /** Connections that ask at the same time, each one request after the other; ten unless said otherwise. */
  connections?: number
  rounds: Round[]
}

/** What one round showed. */
export interface Round {
  perSecond: number
  /** Of every request, in milliseconds. */
  latencies: number[]
  /** Of the server's process, in milliseconds for each request. */
  processor: number
  /** Statements that the database counted, for each request. */
  statements: number
}

/**
 * Drives a server for some seconds.
 *
 * @param candidate what to ask
 * @param seconds how long
 * @param countStatements the database's count of all statements so far
 */
export async function drive(
  { server, requests, connections = 10 }: Candidate,
  seconds: number,
  countStatements: () => Promise<number>,
): Promise<Round> {
  const latencies: number[] = []
  const statementsBefore = await countStatements()
  const processorBefore = server.processorTime()
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      { url: server.address, connections, duration: seconds, requests },
      (error, outcome) => (error ? reject(error) : resolve(outcome)),
    )
    run.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds))
  })
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${failed} of ${latencies.length} requests to ${server.name} failed`)
  // The count's own statement is the one that it does not share with the requests.
  const statements = (await countStatements()) - statementsBefore - 1
  return {
    perSecond: latencies.length / result.duration,
    latencies,
    processor: ((server.processorTime() - processorBefore) * 1000) / latencies.length,
    statements: statements / latencies.length,
  }
}
