import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Log } from '../log.ts'
import { wideClientNetwork } from './client.ts'
import { MemoryCounters } from './memory-counters.ts'
import { type RedisClient, RedisCounters } from './redis-counters.ts'

/** Maximum live counters, at most about 10 MB in memory: one per key, then one per wide network. */
const maxKeys = 20_000
const maxNetworks = 5000
/** Overflow counters per kind, which all further networks share. */
const sharedCounters = 256

/** Shared texts in memory. */
const maxTexts = 10

export interface CounterKey {
  /** What is counted, such as `password`. */
  kind: string
  /** Account or other subject of the limit. */
  key: string
  /** Client address: when the store is full, new keys are counted under its wide network. */
  address: string
}

export interface Total {
  /** Name of the counter that was used. */
  name: string
  count: number
  /** Milliseconds until the counter expires. */
  msLeft: number
}

/** Number of live counters above which no new ones are created at a level. */
export type Capacity = number

/**
 * Expiring counters by name. Falls back to later names when the store is too full for new counters of the earlier
 * ones.
 */
export interface CounterStore {
  /**
   * Adds to the first counter that exists or for which there is room.
   *
   * @param points 0 only reads
   * @param seconds TTL of a new counter
   */
  add(names: readonly string[], points: number, seconds: number): Promise<Total>
  /** Takes points back; an empty counter is deleted. */
  release(name: string, points: number): Promise<void>
  delete(name: string): Promise<void>
}

interface CountersOptions {
  /** Closed by the caller; null to count in memory. */
  client?: RedisClient | null
  /** Counters with the same name share their capacity. */
  name?: string
  /** Lazy, since the server is created later. */
  log?: () => Pick<Log, 'info' | 'warn'> | undefined
  /** Timeout of each Redis reply. */
  replyTimeoutMs?: number
}

/**
 * Expiring counters in Redis or in memory. While Redis is unavailable each process counts by itself, which is better
 * than no limits or refusing everyone.
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
   * @param seconds TTL of a new counter
   */
  add(counter: CounterKey, points: number, seconds: number): Promise<Total> {
    const names = counterNames(counter)
    return this.#use((store) => store.add(names, points, seconds))
  }

  get(counter: CounterKey): Promise<Total> {
    return this.add(counter, 0, 1)
  }

  /** Takes points back from the counter that `add` used. */
  release({ name }: Total, points: number): Promise<void> {
    return this.#use((store) => store.release(name, points))
  }

  /** Deletes a key's own counter, never a shared one. */
  delete(counter: CounterKey): Promise<void> {
    return this.#use((store) => store.delete(ownName(counter)))
  }

  /**
   * Shares a text among all processes until it expires: the first one offered.
   *
   * @param seconds TTL
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

/** @returns the names of the key's own counter, its wide network's, and an overflow counter's */
function counterNames(counter: CounterKey): string[] {
  const network = wideClientNetwork(counter.address)
  const bucket = createHash('sha256').update(network).digest().readUInt32BE() % sharedCounters
  const full = `${counter.kind} full`
  return [ownName(counter), `${full} ${network}`, `${full} ${bucket}`]
}

/** Whether a key was counted together with others because the store was full. */
export const isCountedTogether = (counter: CounterKey, { name }: Total) => name !== ownName(counter)

async function withTimeout<T>(timeoutMs: number, reply: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer from Redis within ${timeoutMs} ms`)), timeoutMs)
  })
  return Promise.race([reply, timeout]).finally(() => clearTimeout(timer))
}
