import type { FastifyInstance } from 'fastify'

/** How often a closing server looks for connections to let go, in milliseconds. */
const interval = 50

/**
 * Lets connections go once the server is closing. The answer to a request that was under way is the last one on its
 * connection; when there is none left, connections on which nobody ever asked, as browsers open them ahead, end too.
 * Either kind would hold the process until it times out.
 *
 * @param app the server
 */
export function useDraining(app: FastifyInstance): void {
  let underWay = 0
  let sweep: NodeJS.Timeout | undefined
  app.addHook('onRequest', (_request, _reply, done) => {
    underWay += 1
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (sweep) reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('onResponse', (_request, _reply, done) => {
    underWay -= 1
    done()
  })
  app.addHook('preClose', (done) => {
    sweep = setInterval(() => {
      if (underWay === 0) app.server.closeAllConnections()
    }, interval)
    done()
  })
  app.addHook('onClose', async () => clearInterval(sweep))
}
