import { LRUCache } from 'lru-cache'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Log } from '../log.ts'

/** Keys in memory, least recently used ones evicted: at most about 15 MB. */
const maxKeys = 20_000

/** Of the connection to Redis. */
const connectTimeoutMs = 500
const reconnectMs = 1000
const pingMs = 2000
const socketTimeoutMs = 5000
/** For each reply of Redis. */
const replyTimeoutMs = 500

const keyPrefix = 'guia:limit'
/** Texts in memory. */
const maxTexts = 10

/** Required by the library; each call passes its own. */
const defaults = { points: 1, duration: 1 }

export interface Total {
  count: number
  /** Milliseconds until the counter expires. */
  msLeft: number
}

type RedisClient = Awaited<ReturnType<typeof connectRedis>>

type CounterLog = Pick<Log, 'info' | 'warn'>

/**
 * Counters that expire, in Redis or in memory. While Redis is unavailable each process counts for itself, which is better
 * than no limits and better than refusing everybody.
 */
export class Counters {
  readonly #memory = new RateLimiterMemory(defaults)
  // `max` would allocate room for all of them at once.
  readonly #keys = new LRUCache<string, true>({
    maxSize: maxKeys,
    sizeCalculation: () => 1,
    dispose: (_, key) => void this.#memory.delete(key),
  })
  readonly #texts = new LRUCache<string, string>({ max: maxTexts })
  readonly #client: RedisClient | null
  readonly #redis: RateLimiterRedis | undefined
  readonly #log: () => CounterLog | undefined
  #isAway = false

  /**
   * @param client remains the caller's; null to count in memory
   * @param log of the server, which is created later
   */
  constructor(client: RedisClient | null = null, log: () => CounterLog | undefined = () => undefined) {
    this.#log = log
    this.#client = client
    if (!client) return
    const redis = { storeClient: client, useRedisPackage: true, keyPrefix }
    this.#redis = new RateLimiterRedis({ ...defaults, ...redis })
  }

  /**
   * @param points may be negative
   * @param seconds after which a new counter expires
   */
  async add(key: string, points: number, seconds: number): Promise<Total> {
    return total(await this.#use(key, (store) => store.penalty(key, points, { customDuration: seconds })))
  }

  async get(key: string): Promise<Total> {
    return total(await this.#use(key, (store) => store.get(key)))
  }

  async delete(key: string): Promise<void> {
    await this.#use(key, (store) => store.delete(key))
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
    const client = this.#client
    if (!client) return known()
    const options = { condition: 'NX', GET: true, expiration: { type: 'EX', value: seconds } } as const
    return this.#shared(async () => (await client.set(`${keyPrefix}:${key}`, text, options)) ?? text, known)
  }

  async #use<T>(key: string, work: (store: RateLimiterAbstract) => Promise<T>): Promise<T> {
    const redis = this.#redis
    const inMemory = () => {
      this.#keys.set(key, true)
      return work(this.#memory)
    }
    return redis ? this.#shared(() => work(redis), inMemory) : inMemory()
  }

  async #shared<T>(inRedis: () => Promise<T>, inMemory: () => T | Promise<T>): Promise<T> {
    try {
      const result = await withTimeout(replyTimeoutMs, inRedis())
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

function total(result: RateLimiterRes | null): Total {
  return { count: result?.consumedPoints ?? 0, msLeft: result?.msBeforeNext ?? 0 }
}

async function withTimeout<T>(timeoutMs: number, reply: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer from Redis within ${timeoutMs} ms`)), timeoutMs)
  })
  return Promise.race([reply, timeout]).finally(() => clearTimeout(timer))
}

/**
 * Connects in the background, again and again while Redis is unavailable: commands fail until it has answered.
 *
 * @param url REDIS_URL
 */
export async function connectRedis(url: string) {
  // Most installations have no Redis, and its client is 480 modules.
  const { createClient } = await import('@redis/client')
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: connectTimeoutMs,
      socketTimeout: socketTimeoutMs,
      reconnectStrategy: reconnectMs,
    },
    pingInterval: pingMs,
  })
  // Each use logs its failure; an `error` event without a listener would end the process.
  client.on('error', () => {})
  void client.connect().catch(() => {})
  return client
}
