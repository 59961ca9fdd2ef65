import type { FastifyRequest } from 'fastify'
import type { Context, Services, Viewer } from '../context.ts'
import { readViewer } from '../sessions/viewer.ts'
import { isLocalRequest } from './demo-access.ts'

/** A request, before anything of it is executed. */
export interface Visit {
  requestId: string
  /** The visitor's address, forwarded ones counted as TRUST_PROXY says. */
  address: string
  /** Tells visitors apart: address and browser (rendered-order). */
  visitor: string
  /** The Authorization header, if there is one. */
  authorization?: string | undefined
  /** The User-Agent header, if there is one. */
  userAgent?: string | undefined
  /** Whether the request was made on this machine to this machine; not, when absent. */
  isLocal?: () => boolean
  /** Called with the account once it is known. */
  identified?: (viewerId: number) => void
  /** Aborted when the client goes away; absent where nobody waits for it. */
  signal?: AbortSignal | undefined
}

/**
 * What the context needs of a request.
 *
 * @param request whose forwarded addresses count as TRUST_PROXY says
 */
export function visitOf(request: FastifyRequest): Visit {
  const { id, headers } = request
  // Fastify's type hides that a destroyed socket has no address.
  const { ip = '' }: { ip?: string } = request
  return {
    requestId: id,
    address: ip,
    visitor: `${ip} ${headers['user-agent'] ?? ''}`,
    authorization: headers.authorization,
    userAgent: headers['user-agent'],
    isLocal: () => isLocalRequest(headers),
    identified: (viewerId) => {
      request.viewerId = viewerId
    },
  }
}

/** The context of one request. */
export function createContext(services: Services, visit: Visit): Context {
  const { authorization, requestId, address, visitor, userAgent = '', identified, signal } = visit
  const allowsDemo = () => services.servesThisMachineOnly === true && visit.isLocal?.() === true
  let viewer: Promise<Viewer | null> | undefined

  async function identify(): Promise<Viewer | null> {
    if (!authorization) return null
    const found = await readViewer(services, authorization, allowsDemo, { log: services.log, requestId })
    if (found) identified?.(found.id)
    return found
  }

  return {
    ...services,
    requestId,
    address,
    visitor,
    userAgent,
    allowsDemo,
    signal,
    anonymous: !authorization,
    viewer() {
      viewer ??= identify()
      return viewer
    },
  }
}
