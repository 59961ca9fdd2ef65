import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import type { Env } from '../env.ts'

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
  return (
    isThisMachine(HOST) &&
    isThisMachine(URL.parse(ORIGIN)?.hostname) &&
    TRUST_PROXY === false &&
    HSTS_SECONDS === 0
  )
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
  if (!isThisMachine(URL.parse(`http://${host}`)?.hostname)) return false
  if (origin !== undefined && !isThisMachine(URL.parse(origin)?.hostname)) return false
  return !Object.keys(headers).some((name) => forwarding.test(name))
}

function isThisMachine(host: string | undefined): boolean {
  if (!host) return false
  const name = host.replace(/^\[(.*)\]$/, '$1')
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'))
}
