import type { FastifyRequest } from 'fastify'
import type { Visit } from '../context.ts'
import { isLocalRequest } from '../sessions/demo-access.ts'

/**
 * What the context needs of a request.
 *
 * @param request whose forwarded addresses count as TRUST_PROXY says
 */
export function visitOf(request: FastifyRequest): Visit {
  const { id, headers } = request
  // Fastify's type hides that a destroyed socket has no address.
  const { ip = '' }: { ip?: string } = request
  const visitor = `${ip} ${headers['user-agent'] ?? ''}`
  return {
    requestId: id,
    address: ip,
    visitor,
    authorization: headers.authorization,
    userAgent: headers['user-agent'],
    isLocal: () => isLocalRequest(headers),
    identified: (viewerId) => {
      request.viewerId = viewerId
    },
  }
}
