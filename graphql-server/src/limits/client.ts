import { AsyncLocalStorage } from 'node:async_hooks'
import { isIPv6 } from 'node:net'

/** What code far below a request needs to know of it. */
export interface ClientScope {
  /** Who sent the request, as `networkOf` names them. */
  client: string
  /** Runs work during which the request gives its slot to others. */
  withoutSlot<T>(work: () => Promise<T>): Promise<T>
}

const scopes = new AsyncLocalStorage<ClientScope>()

/** Runs code on behalf of a client, with everything that it starts. */
export function runAs(scope: ClientScope, code: () => void): void {
  scopes.run(scope, code)
}

/** Whose request is being worked on; empty outside of requests. */
export function currentClient(): string {
  return scopes.getStore()?.client ?? ''
}

/** Runs work that mostly waits: meanwhile the current request holds no slot that others need. */
export function withoutSlot<T>(work: () => Promise<T>): Promise<T> {
  return scopes.getStore()?.withoutSlot(work) ?? work()
}

/**
 * Whom an address stands for. An IPv6 subscriber has a whole /64 and can use another address of it for every request.
 *
 * @returns an IPv4 address as it is, also out of an IPv6 one that wraps it; of an IPv6 address its /64
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
