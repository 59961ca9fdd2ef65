import { type AddressInfo, connect, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ConcurrencyLimit } from '../limits/concurrency.ts'
import type { Requests } from './requests.ts'

type Queue = Pick<ConcurrencyLimit, 'pause' | 'resume'>

/**
 * Holds requests back while it is paused, before anything is decided about them: clients that ask again as soon as they
 * are refused would keep the process busy with refusals.
 *
 * @param isUrgent whether a request is never held back
 */
export function useGate(app: FastifyInstance, isUrgent: (request: FastifyRequest) => boolean): Queue {
  const held: (() => void)[] = []
  let pauses = 0
  app.addHook('onRequest', (request, reply, done) => {
    if (pauses === 0 || isUrgent(request)) return done()
    held.push(() => reply.raw.destroyed || done())
  })
  return {
    pause() {
      pauses += 1
    },
    resume() {
      pauses -= 1
      if (pauses === 0) for (const start of held.splice(0)) start()
    },
  }
}

const maxPauseMs = 250

/**
 * Pauses the work while new connections arrive. The event loop accepts one connection per round; without the pause, a
 * connection would wait for the work of all requests before it, health checks included.
 */
export function acceptBeforeWork({ server }: FastifyInstance, ...queues: Queue[]): void {
  let accepted = 0
  let isPaused = false
  let lastPause = Number.NEGATIVE_INFINITY
  server.on('connection', () => {
    accepted += 1
    const began = performance.now()
    if (isPaused || began - lastPause < maxPauseMs) return
    isPaused = true
    for (const queue of queues) queue.pause()
    // At the end of this round and of those after it, until one accepts nothing.
    const check = (before: number) =>
      setImmediate(() => {
        const now = performance.now()
        if (accepted > before && now - began < maxPauseMs) return check(accepted)
        isPaused = false
        if (accepted > before) lastPause = now
        for (const queue of queues) queue.resume()
      })
    check(accepted - 1)
  })
}

/** How long responses only announce `Connection: close`, so that keep-alive clients send nothing into a closing socket. */
const closeNoticeMs = 500
const acceptTimeoutMs = 3000
/** How long no request may come before open connections count as idle. */
const idleMs = 1000

/**
 * Closes the server without resetting a connection: those in the kernel's queue are accepted and answered, and each
 * ends after its response, or once it is idle.
 *
 * @param queue paused while the port is closed, so that clients that wait for a response open no new connection
 */
export function useDraining(app: FastifyInstance, requests: Requests, queue: Queue): void {
  const { server } = app
  let isClosing = false
  let idleCheck: NodeJS.Timeout | undefined
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('preClose', async () => {
    isClosing = true
    // server.close() would also end connections whose request has arrived but is not read yet.
    server.closeIdleConnections = () => {}
    if (server.listening) {
      await sleep(closeNoticeMs)
      queue.pause()
      await closePort(server)
      queue.resume()
    }
    let { total } = requests
    idleCheck = setInterval(() => {
      if (requests.inFlight === 0 && requests.total === total) server.closeAllConnections()
      total = requests.total
    }, idleMs)
  })
  app.addHook('onClose', async () => clearInterval(idleCheck))
}

/**
 * Closes the port when the kernel's queue is empty, since the kernel resets what is in it. A round of the event loop
 * that accepts nothing has emptied the queue. Then a connection of our own takes the only place of a queue of length 0:
 * other clients retry, and are refused once the port is closed.
 */
async function closePort(server: Server): Promise<void> {
  let accepted = 0
  server.on('connection', () => {
    accepted += 1
  })
  for (const until = performance.now() + acceptTimeoutMs; performance.now() < until; ) {
    const before = accepted
    await new Promise(setImmediate)
    if (accepted === before && (await fillQueue(server))) break
  }
  server.close()
}

/** Not public in Node: another listen(2), and whether a socket is connected. */
interface Handle {
  listen(backlog: number): number
  getpeername(into: object): number
}

/** @returns whether our connection got the only place */
async function fillQueue(server: Server): Promise<boolean> {
  const { _handle: listening } = server as Server & { _handle?: Handle }
  if (listening?.listen(0) !== 0) return true
  const { address, port } = server.address() as AddressInfo
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address] ?? address
  const own = connect(port, host).on('error', () => {})
  // It connects in the next tick; the event loop accepts nothing before this function ends.
  await new Promise<void>((resolve) => process.nextTick(resolve))
  const { _handle: handle } = own as typeof own & { _handle?: Handle }
  const isConnected = handle?.getpeername({}) === 0
  if (isConnected) server.once('close', () => own.destroy())
  else own.destroy()
  return isConnected
}
