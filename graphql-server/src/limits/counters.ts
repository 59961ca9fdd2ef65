import { createClient } from '@redis/client'
import { LRUCache } from 'lru-cache'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Log } from '../log.ts'

/** Keys kept in memory; beyond them the least recently used one is forgotten. About 15 MB when all are used. */
const maxKeys = 20_000
/** How long Redis may take to connect, and to answer, in milliseconds. */
const redisTimeoutMs = 500
const reconnectMs = 1000

/** The library's own limit; each call says what its counter's is. */
const unused = { points: 1, duration: 1 }

/** How often something was counted, and milliseconds until that is forgotten. */
export interface Total {
  count: number
  msLeft: number
}

/**
 * Counters that expire: in Redis when several processes share them, else in memory. While Redis is away each process
 * counts for itself, which is better than no limits and better than refusing everybody; the log says so once when it
 * begins and once when it is over.
 */
export class Counters {
  readonly #memory = new RateLimiterMemory(unused)
  readonly #keys = new LRUCache<string, true>({
    max: maxKeys,
    dispose: (_, key) => void this.#memory.delete(key),
  })
  readonly #redis: RateLimiterRedis | undefined
  readonly #log: () => Pick<Log, 'info' | 'warn'>
  #isAway = false
  /** Closes the connection to Redis. */
  readonly close: () => void

  /**
   * @param redisUrl REDIS_URL
   * @param log called when there is something to say
   */
  constructor(redisUrl?: string, log: () => Pick<Log, 'info' | 'warn'> = () => silent) {
    this.#log = log
    const client = redisUrl === undefined ? undefined : connect(redisUrl)
    this.close = () => client?.destroy()
    if (!client) return
    this.#redis = new RateLimiterRedis({
      ...unused,
      storeClient: client,
      useRedisPackage: true,
      keyPrefix: 'guia:limit',
    })
  }

  /**
   * Adds to a counter.
   *
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

  async #use<T>(key: string, work: (store: RateLimiterAbstract) => Promise<T>): Promise<T> {
    if (this.#redis) {
      try {
        const answer = await within(redisTimeoutMs, work(this.#redis))
        if (this.#isAway) this.#log().info({}, 'limits are shared again')
        this.#isAway = false
        return answer
      } catch (err) {
        if (!this.#isAway) this.#log().warn({ err }, 'limits are not shared: each process counts for itself')
        this.#isAway = true
      }
    }
    this.#keys.set(key, true)
    return work(this.#memory)
  }
}

const silent = { info: () => {}, warn: () => {} }

function total(result: RateLimiterRes | null): Total {
  return { count: result?.consumedPoints ?? 0, msLeft: result?.msBeforeNext ?? 0 }
}

function connect(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: redisTimeoutMs,
      socketTimeout: 10 * redisTimeoutMs,
      reconnectStrategy: reconnectMs,
    },
    pingInterval: 4 * redisTimeoutMs,
  })
  // Failures are logged by whoever uses it; without a listener they would end the process.
  client.on('error', () => {})
  void client.connect().catch(() => {})
  return client
}

async function within<T>(timeoutMs: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer from Redis within ${timeoutMs} ms`)), timeoutMs)
  })
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer))
}
