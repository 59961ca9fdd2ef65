import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

/**
 * The network that counts as one client: an IPv6 subscriber can use any address of a /64.
 *
 * @param address undefined for a destroyed socket, although Fastify's types hide it
 * @returns the /64 of an IPv6 address; an IPv4 address as it is, or unwrapped from IPv6
 */
export function clientNetwork(address = ''): string {
  const text = unwrapped(address)
  return isIPv6(text) ? `${ipv6Groups(text).slice(0, 4).join(':')}::/64` : text
}

/**
 * The network that a single attacker may plausibly control.
 *
 * @returns the /24 of an IPv4 address, the /48 of an IPv6 address
 */
export function wideClientNetwork(address: string): string {
  const text = unwrapped(address)
  if (isIPv6(text)) return `${ipv6Groups(text).slice(0, 3).join(':')}::/48`
  return isIPv4(text) ? text.replace(/\d+$/, '0/24') : text
}

/** @returns an address without its zone, and an IPv4-mapped one as IPv4 */
function unwrapped(address: string): string {
  const text = address.replace(/%.*$/, '')
  if (!isIPv6(text)) return text
  const groups = ipv6Groups(text)
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return text
  const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return bytes.flatMap((pair) => [pair >> 8, pair & 255]).join('.')
}

/** @returns the eight groups, in lower case without leading zeros */
function ipv6Groups(address: string): string[] {
  // The URL parser normalizes the groups, with IPv4 parts in hex.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return [...head, ...zeros, ...tail]
}

/** Whether to trust the forwarding headers of the proxy `hop` places before us; 0 is the connection's peer. */
export type TrustProxy = (address: string, hop: number) => boolean

/**
 * Parses TRUST_PROXY: a number of proxies, or a list of their addresses and networks (`10.0.0.0/8, ::1`).
 *
 * @returns false when none is trusted; null when the text is invalid
 */
export function parseTrustProxy(text: string): TrustProxy | false | null {
  if (text === '' || text === 'false' || /^0+$/.test(text)) return false
  if (/^\d{1,2}$/.test(text)) return (_address, hop) => hop < Number(text)
  const trusted = new BlockList()
  if (!text.split(',').every((entry) => addNetwork(trusted, entry.trim()))) return null
  return (address) => isIP(address) !== 0 && trusted.check(address, addressFamily(address))
}

function addNetwork(list: BlockList, entry: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d+))?$/.exec(entry) ?? []
  if (!isIP(address)) return false
  const family = addressFamily(address)
  try {
    list.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family)
    return true
  } catch {
    return false
  }
}

const addressFamily = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
