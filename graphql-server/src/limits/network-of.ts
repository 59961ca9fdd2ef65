import { isIPv6 } from 'node:net'

/**
 * Whom an address stands for when tries are counted: an IPv6 subscriber gets a whole /64 and can take another
 * address of it for every try.
 *
 * @param address of a visitor
 * @returns an IPv4 address as it is, also out of an IPv6 one that wraps it; of an IPv6 address its first four groups
 */
export function networkOf(address: string): string {
  const text = address.replace(/%.*$/, '')
  if (!isIPv6(text)) return text
  const groups = groupsOf(text)
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:65535'
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.')
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** The eight numbers of an IPv6 address. */
function groupsOf(text: string): number[] {
  const [before = [], after] = text
    .split('::')
    .map((part) => part.split(':').filter(Boolean).flatMap(numbersOf))
  return after ? [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after] : before
}

/** An IPv4 address may stand in the place of the last two groups. */
function numbersOf(group: string): number[] {
  if (!group.includes('.')) return [Number.parseInt(group, 16)]
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
  return [a * 256 + b, c * 256 + d]
}

const bytesOf = (group: number) => [group >> 8, group & 255]
