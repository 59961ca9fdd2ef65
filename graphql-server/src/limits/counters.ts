import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Log } from '../log.ts'
import { wideClientNetwork } from './client.ts'
import { MemoryCounters } from './memory-counters.ts'
import { type RedisClient, RedisCounters } from './redis-counters.ts'

/** In use at the same time, in memory at most about 10 MB: a counter for each key, then one for each wide network. */
const maxKeys = 20_000
const maxNetworks = 5000
/** Counters of a kind that all further networks share. */
const sharedCounters = 256

/** Texts in memory. */
const maxTexts = 10

/** What is counted. */
export interface CounterKey {
  /** What happens, such as `password`. */
  kind: string
  /** To whom or to what. */
  key: string
  /** Who causes it: while the store is full, a new key is counted under the wide network of this address. */
  address: string
}

export interface Total {
  /** Of the counter that was used. */
  name: string
  count: number
  /** Milliseconds until the counter expires. */
  msLeft: number
}

/** Counters in use above which the name of a level makes no new counter. */
export type Capacity = number

/** Counters by name, which expire. The last of several names is used when the store is too full for the others. */
export interface CounterStore {
  /**
   * Adds to the first counter that exists or for which there is room.
   *
   * @param points 0 only reads
   * @param seconds after which a new counter expires
   */
  add(names: readonly string[], points: number, seconds: number): Promise<Total>
  /** Takes points back; a counter without any is deleted. */
  release(name: string, points: number): Promise<void>
  delete(name: string): Promise<void>
}

interface CountersOptions {
  /** Remains the caller's; null to count in memory. */
  client?: RedisClient | null
  /** Counters with one name share their capacity. */
  name?: string
  /** Of the server, which is created later. */
  log?: () => Pick<Log, 'info' | 'warn'> | undefined
  /** How long Redis may take for each reply. */
  replyTimeoutMs?: number
}

/**
 * Counters that expire, in Redis or in memory. While Redis is unavailable each process counts for itself, which is better
 * than no limits and better than refusing everybody.
 */
export class Counters {
  readonly #memory: MemoryCounters
  readonly #redis: RedisCounters | undefined
  readonly #texts = new LRUCache<string, string>({ max: maxTexts })
  readonly #log: NonNullable<CountersOptions['log']>
  readonly #replyTimeoutMs: number
  #isAway = false

  constructor(options: CountersOptions = {}) {
    const { client, name = 'limit', log = () => undefined, replyTimeoutMs = 500 } = options
    const capacities = [maxKeys, maxKeys + maxNetworks]
    this.#memory = new MemoryCounters(capacities)
    if (client) this.#redis = new RedisCounters(client, `guia:${name}`, capacities)
    this.#log = log
    this.#replyTimeoutMs = replyTimeoutMs
  }

  /**
   * @param points 0 only reads
   * @param seconds after which a new counter expires
   */
  add(counter: CounterKey, points: number, seconds: number): Promise<Total> {
    const names = counterNames(counter)
    return this.#use((store) => store.add(names, points, seconds))
  }

  get(counter: CounterKey): Promise<Total> {
    return this.add(counter, 0, 1)
  }

  /** Takes points back from the counter that `add` has used. */
  release({ name }: Total, points: number): Promise<void> {
    return this.#use((store) => store.release(name, points))
  }

  /** Deletes a key's own counter, never one that it shares. */
  delete(counter: CounterKey): Promise<void> {
    return this.#use((store) => store.delete(ownName(counter)))
  }

  /**
   * A text that all processes share until it expires: the first one that is offered.
   *
   * @param seconds after which it expires
   */
  async share(key: string, text: string, seconds: number): Promise<string> {
    const known = () => {
      const kept = this.#texts.get(key) ?? text
      this.#texts.set(key, kept)
      return kept
    }
    const redis = this.#redis
    return redis ? this.#shared(() => redis.share(key, text, seconds), known) : known()
  }

  async #use<T>(work: (store: CounterStore) => Promise<T>): Promise<T> {
    const redis = this.#redis
    const inMemory = () => work(this.#memory)
    return redis ? this.#shared(() => work(redis), inMemory) : inMemory()
  }

  async #shared<T>(inRedis: () => Promise<T>, inMemory: () => T | Promise<T>): Promise<T> {
    try {
      const result = await withTimeout(this.#replyTimeoutMs, inRedis())
      if (this.#isAway) this.#log()?.info({}, 'limits are shared again')
      this.#isAway = false
      return result
    } catch (err) {
      if (!this.#isAway) this.#log()?.warn({ err }, 'limits are not shared: each process counts for itself')
      this.#isAway = true
      return inMemory()
    }
  }
}

const ownName = ({ kind, key }: CounterKey) => `${kind} ${key}`

/** @returns the key's own name, its wide network's, and one of a few that all networks share */
function counterNames(counter: CounterKey): string[] {
  const network = wideClientNetwork(counter.address)
  const bucket = createHash('sha256').update(network).digest().readUInt32BE() % sharedCounters
  const full = `${counter.kind} full`
  return [ownName(counter), `${full} ${network}`, `${full} ${bucket}`]
}

/** Whether a key was counted together with others, since the store was full. */
export const isCountedTogether = (counter: CounterKey, { name }: Total) => name !== ownName(counter)

async function withTimeout<T>(timeoutMs: number, reply: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer from Redis within ${timeoutMs} ms`)), timeoutMs)
  })
  return Promise.race([reply, timeout]).finally(() => clearTimeout(timer))
}
