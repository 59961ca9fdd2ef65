import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { onRequestEnd } from './on-request-end.ts'

/** How often a closing server looks for connections to let go, in milliseconds. */
const interval = 50

/**
 * Milliseconds in which a closing server goes on as before, but for saying in each answer that it is the connection's
 * last: clients that ask one thing after the other would otherwise send their next request into a connection that is
 * being closed, and lose it.
 */
const farewell = 500

/**
 * Lets connections go once the server is closing. The answer to a request that was under way is the last one on its
 * connection; when there is none left, connections on which nobody ever asked, as browsers open them ahead, end too.
 * Either kind would hold the process until it times out.
 *
 * @param app the server
 */
export function useDraining(app: FastifyInstance): void {
  let underWay = 0
  let isClosing = false
  let sweep: NodeJS.Timeout | undefined
  app.addHook('onRequest', (_request, _reply, done) => {
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
    if (app.server.listening) await sleep(farewell)
    // Closing would end connections whose request has arrived and is not read yet: the sweep ends them later.
    app.server.closeIdleConnections = () => {}
    sweep = setInterval(() => {
      if (underWay === 0) app.server.closeAllConnections()
    }, interval)
  })
  app.addHook('onClose', async () => clearInterval(sweep))
}
