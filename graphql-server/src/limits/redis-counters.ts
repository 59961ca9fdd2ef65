import type { Capacity, CounterStore, Total } from './counters.ts'

/** Timeouts of the connection. */
const connectTimeoutMs = 500
const reconnectMs = 1000
const pingMs = 2000
const socketTimeoutMs = 5000

export type RedisClient = Awaited<ReturnType<typeof connectRedis>>

/**
 * Chooses the counter and adds to it atomically. A sorted set contains the names of live counters by expiry.
 * KEYS: the set, then the names; ARGV: points, milliseconds, then the capacity for each name
 */
const addScript = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
  local size = redis.call('ZCARD', KEYS[1])
  local chosen = 2
  while redis.call('EXISTS', KEYS[chosen]) == 0 and size >= tonumber(ARGV[chosen + 1]) do chosen = chosen + 1 end
  local key, points = KEYS[chosen], tonumber(ARGV[1])
  if points > 0 then
    if redis.call('SET', key, 0, 'PX', ARGV[2], 'NX') then redis.call('ZADD', KEYS[1], now + ARGV[2], key) end
    redis.call('INCRBY', key, points)
  end
  return { chosen - 2, tonumber(redis.call('GET', key) or 0), math.max(0, redis.call('PTTL', key)) }
`

/** KEYS: the set, the counter; ARGV: points */
const releaseScript = `
  if redis.call('EXISTS', KEYS[2]) == 1 and redis.call('DECRBY', KEYS[2], ARGV[1]) <= 0 then
    redis.call('DEL', KEYS[2])
    redis.call('ZREM', KEYS[1], KEYS[2])
  end
`

/** Counters shared by all processes. */
export class RedisCounters implements CounterStore {
  readonly #client: RedisClient
  readonly #prefix: string
  readonly #capacities: readonly Capacity[]

  /**
   * @param prefix of all keys; counters with the same prefix share the capacity
   * @param capacities see `CounterStore`
   */
  constructor(client: RedisClient, prefix: string, capacities: readonly Capacity[]) {
    this.#client = client
    this.#prefix = prefix
    this.#capacities = capacities
  }

  get #index(): string {
    return `${this.#prefix} index`
  }

  #key(name: string): string {
    return `${this.#prefix}:${name}`
  }

  async add(names: readonly string[], points: number, seconds: number): Promise<Total> {
    const keys = [this.#index, ...names.map((name) => this.#key(name))]
    const capacities = names.map((_name, level) => this.#capacities[level] ?? Number.MAX_SAFE_INTEGER)
    const options = { keys, arguments: [points, seconds * 1000, ...capacities].map(String) }
    const [level, count, msLeft] = (await this.#client.eval(addScript, options)) as [number, number, number]
    return { name: names[level] ?? '', count, msLeft }
  }

  async release(name: string, points: number): Promise<void> {
    const keys = [this.#index, this.#key(name)]
    await this.#client.eval(releaseScript, { keys, arguments: [String(points)] })
  }

  async delete(name: string): Promise<void> {
    await this.#client.multi().del(this.#key(name)).zRem(this.#index, this.#key(name)).exec()
  }

  /** @returns the first text offered under the name */
  async share(name: string, text: string, seconds: number): Promise<string> {
    const options = { condition: 'NX', GET: true, expiration: { type: 'EX', value: seconds } } as const
    return (await this.#client.set(this.#key(name), text, options)) ?? text
  }
}

/**
 * Pings a Redis server.
 *
 * @throws when it does not answer, or refuses the account
 */
export async function pingRedis(url: string, timeoutMs: number): Promise<void> {
  const { createClient } = await import('@redis/client')
  const socket = { connectTimeout: timeoutMs, socketTimeout: timeoutMs, reconnectStrategy: false } as const
  const client = createClient({ url, socket })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.ping()
  } finally {
    if (client.isOpen) client.destroy()
  }
}

/**
 * Connects in the background and reconnects while Redis is unavailable: commands fail until it has answered.
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
  // Each use logs its own failure; an `error` event without a listener would end the process.
  client.on('error', () => {})
  void client.connect().catch(() => {})
  return client
}
