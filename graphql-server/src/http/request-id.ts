import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { TrustProxy } from '../limits/trusted-proxies.ts'

/**
 * Names a request: as a trusted proxy named it, otherwise anew, so that no visitor writes into our logs.
 *
 * @param trustProxy whom TRUST_PROXY trusts
 */
export function requestIds(trustProxy: TrustProxy | false): (request: IncomingMessage) => string {
  if (!trustProxy) return () => randomUUID()
  return (request) => {
    const given = request.headers['x-request-id']
    if (typeof given !== 'string' || !/^[\w.:-]{8,64}$/.test(given)) return randomUUID()
    return trustProxy(request.socket.remoteAddress ?? '', 0) ? given : randomUUID()
  }
}
