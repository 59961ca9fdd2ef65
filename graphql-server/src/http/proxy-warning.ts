import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'

/**
 * Warns once of a proxy that nobody has named: its address then counts as the client of every request, so that all visitors
 * share one limit of tries.
 */
export function warnOfUnknownProxy(app: FastifyInstance, { TRUST_PROXY }: Pick<Env, 'TRUST_PROXY'>): void {
  if (TRUST_PROXY) return
  let hasWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    const header = hasWarned
      ? undefined
      : Object.keys(request.headers).find((name) => /^x-forwarded-/.test(name))
    if (header) {
      hasWarned = true
      request.log.warn(
        { header, address: request.ip },
        'a proxy forwards requests, but TRUST_PROXY is unset: all its visitors count as one',
      )
    }
    done()
  })
}
