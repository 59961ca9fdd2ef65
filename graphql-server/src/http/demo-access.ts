import type { IncomingHttpHeaders } from 'node:http'
import { type Env, isThisMachine } from '../env.ts'

/**
 * Whether the product serves this machine alone. Only then demo data is made, and its accounts, whose passwords are
 * public, sign in (demo-local).
 *
 * @param env where the product listens, and what it is told of what stands in front of it
 */
export function servesThisMachineOnly(
  env: Pick<Env, 'HOST' | 'ORIGIN' | 'TRUST_PROXY' | 'HSTS_SECONDS'>,
): boolean {
  const { HOST, ORIGIN, TRUST_PROXY, HSTS_SECONDS } = env
  const host = HOST.includes(':') ? `[${HOST}]` : HOST
  const isLocal = isThisMachine(`http://${host}`) && isThisMachine(ORIGIN)
  return isLocal && TRUST_PROXY === false && HSTS_SECONDS === 0
}

/** Headers by which proxies and tunnels tell for whom they ask, or that they do. */
const forwarding =
  /^(?:forwarded|via|cdn-loop|x-(?:forwarded|real|client|original|cluster|envoy)\b.*|.*-(?:connecting|client)-ip)$/

/**
 * Whether a request was made on this machine to this machine: a tunnel or proxy in front of a product that listens
 * here alone brings the requests of others.
 *
 * @param headers of the request; `Origin` is what the page that sent it says of itself
 */
export function isLocalRequest(headers: IncomingHttpHeaders): boolean {
  const { host, origin } = headers
  if (!isThisMachine(`http://${host}`)) return false
  if (origin !== undefined && !isThisMachine(origin)) return false
  return !Object.keys(headers).some((name) => forwarding.test(name))
}
