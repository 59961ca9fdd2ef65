import { BlockList, isIP } from 'node:net'

/**
 * Whether the address that stands `hop` places before us may say where a request came from.
 * Hop 0 is the peer of the connection itself.
 */
export type TrustProxy = (address: string, hop: number) => boolean

/**
 * Reads TRUST_PROXY: how many proxies stand before the product, or a list of their addresses and networks.
 *
 * @param text a number of hops (`1`), or addresses and networks (`10.0.0.0/8, ::1`); empty or `false` is none
 * @returns false when nobody is trusted, which costs nothing to ask; null when the text is neither
 */
export function parseTrustProxy(text: string): TrustProxy | false | null {
  if (text === '' || text === 'false' || /^0+$/.test(text)) return false
  if (/^\d{1,2}$/.test(text)) return (_address, hop) => hop < Number(text)
  const trusted = new BlockList()
  return text.split(',').every((entry) => add(trusted, entry.trim()))
    ? (address) => has(trusted, address)
    : null
}

function add(list: BlockList, entry: string): boolean {
  const [address = '', bits, rest] = entry.split('/')
  const family = isIP(address)
  if (!family || rest !== undefined) return false
  const length = bits === undefined ? (family === 4 ? 32 : 128) : /^\d{1,3}$/.test(bits) ? Number(bits) : -1
  if (length < 0 || length > (family === 4 ? 32 : 128)) return false
  list.addSubnet(address, length, family === 4 ? 'ipv4' : 'ipv6')
  return true
}

/** An IPv6 socket shows IPv4 peers as ::ffff:a.b.c.d, which the list knows to be the same. */
function has(list: BlockList, address: string): boolean {
  const family = isIP(address)
  return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
