import { type AddressInfo, connect, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { ConcurrencyLimit } from '../limits/concurrency.ts'
import { onRequestEnd } from './on-request-end.ts'

/**
 * How long a closing server goes on, but for `Connection: close` in each answer, in milliseconds: clients on connections
 * that stay open would otherwise send their next request into one that is being closed.
 */
const noticeMs = 500
/** How long it may take until no connection waits to be accepted, in milliseconds. */
const acceptTimeoutMs = 3000
/** After so long without a new request, connections that are still open are taken for idle ones, in milliseconds. */
const quietMs = 1000

/**
 * Closes the server without resetting a connection: those that the system has queued are accepted and answered, and
 * each ends after its answer, or when no request has come on any of them for a while.
 *
 * @param app the server
 * @param requests paused while the port is closed: who waits for an answer opens no further connection
 */
export function useDraining(
  app: FastifyInstance,
  requests: Pick<ConcurrencyLimit, 'pause' | 'resume'>,
): void {
  const { server } = app
  let begun = 0
  let underWay = 0
  let isClosing = false
  let sweep: NodeJS.Timeout | undefined
  app.addHook('onRequest', (_request, _reply, done) => {
    begun += 1
    underWay += 1
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
  onRequestEnd(app, () => {
    underWay -= 1
  })
  app.addHook('preClose', async () => {
    isClosing = true
    // Closing the port would also end connections whose request has arrived and is not read yet.
    server.closeIdleConnections = () => {}
    if (server.listening) {
      await sleep(noticeMs)
      requests.pause()
      await closePort(server)
      requests.resume()
    }
    let before = begun
    sweep = setInterval(() => {
      if (underWay === 0 && begun === before) server.closeAllConnections()
      before = begun
    }, quietMs)
  })
  app.addHook('onClose', async () => clearInterval(sweep))
}

/**
 * Closes the port at a moment when no connection is queued; the system resets those that are. Each round of the event
 * loop accepts one connection if there is any, so that a round without one has emptied the queue. Then the queue is made
 * as short as it can be and a connection of our own takes its only place: whoever comes now is made to try again, and
 * is refused once the port is closed.
 */
async function closePort(server: Server): Promise<void> {
  let accepted = 0
  server.on('connection', () => {
    accepted += 1
  })
  for (const until = performance.now() + acceptTimeoutMs; performance.now() < until; ) {
    const before = accepted
    await new Promise(setImmediate)
    if (accepted === before && (await isQueueOurs(server))) break
  }
  server.close()
}

/** What Node has no public interface for: calling listen(2) again, and asking whether a socket is connected by now. */
interface Handle {
  listen(backlog: number): number
  getpeername(into: object): number
}

async function isQueueOurs(server: Server): Promise<boolean> {
  const { _handle: listening } = server as Server & { _handle?: Handle }
  if (listening?.listen(0) !== 0) return true
  const { address, port } = server.address() as AddressInfo
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address] ?? address
  const own = connect(port, host).on('error', () => {})
  // It connects in the next tick; the event loop accepts nothing before this function ends.
  await new Promise<void>((resolve) => process.nextTick(resolve))
  const { _handle: handle } = own as typeof own & { _handle?: Handle }
  const isFirst = handle?.getpeername({}) === 0
  if (isFirst) server.once('close', () => own.destroy())
  else own.destroy()
  return isFirst
}
