import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Context, Services, Viewer } from '../context.ts'
import { type Env, isThisMachine } from '../env.ts'
import { readViewer } from '../sessions/viewer.ts'

/** Request properties needed for the context. */
export interface RequestInfo
  extends Pick<Context, 'requestId' | 'address' | 'visitor'>,
    Partial<Pick<Context, 'userAgent' | 'signal'>> {
  /** Authorization header. */
  authorization?: string | undefined
  /** Whether the request was sent from this machine to this machine; false by default. */
  isLocal?(): boolean
  /** Called with the account id once it is known. */
  onViewer?(viewerId: number): void
}

export function requestInfo(request: FastifyRequest): RequestInfo {
  const { id, headers } = request
  // A destroyed socket has no address, which Fastify's type hides.
  const address = request.ip ?? ''
  return {
    requestId: id,
    address,
    visitor: `${address} ${headers['user-agent'] ?? ''}`,
    authorization: headers.authorization,
    userAgent: headers['user-agent'] ?? '',
    isLocal: () => isLocalRequest(headers),
    onViewer: (viewerId) => {
      request.viewerId = viewerId
    },
  }
}

/** The context of one request; the viewer is read at most once. */
export function createContext(services: Services, info: RequestInfo): Context {
  const { authorization, isLocal, onViewer, userAgent = '', signal, ...rest } = info
  const allowsDemo = () => services.servesThisMachineOnly === true && isLocal?.() === true
  let viewer: Promise<Viewer | null> | undefined

  async function identify(): Promise<Viewer | null> {
    if (!authorization) return null
    const trace = { log: services.log, requestId: info.requestId }
    const found = await readViewer(services, authorization, allowsDemo, trace)
    if (found) onViewer?.(found.id)
    return found
  }

  return {
    ...services,
    ...rest,
    userAgent,
    signal,
    allowsDemo,
    anonymous: !authorization,
    viewer() {
      viewer ??= identify()
      return viewer
    },
  }
}

/**
 * Whether the product serves this machine only, so that demo data and its public passwords are allowed (demo-local).
 */
export function servesThisMachineOnly(
  env: Pick<Env, 'HOST' | 'ORIGIN' | 'TRUST_PROXY' | 'HSTS_SECONDS'>,
): boolean {
  const { HOST, ORIGIN, TRUST_PROXY, HSTS_SECONDS } = env
  const host = HOST.includes(':') ? `[${HOST}]` : HOST
  const isLocal = isThisMachine(`http://${host}`) && isThisMachine(ORIGIN)
  return isLocal && TRUST_PROXY === false && HSTS_SECONDS === 0
}

/** Headers added by proxies and tunnels. */
const forwarding =
  /^(?:forwarded|via|cdn-loop|x-(?:forwarded|real|client|original|cluster|envoy)\b.*|.*-(?:connecting|client)-ip)$/

/** Whether a request was sent from this machine to this machine, without a local proxy or tunnel. */
export function isLocalRequest(headers: IncomingHttpHeaders): boolean {
  const { host, origin } = headers
  if (!isThisMachine(`http://${host}`)) return false
  if (origin !== undefined && !isThisMachine(origin)) return false
  return !Object.keys(headers).some((name) => forwarding.test(name))
}
