import { createClient } from '@redis/client'

const connectTimeoutMs = 500
const reconnectMs = 1000
const pingMs = 2000
const socketTimeoutMs = 5000

export type RedisClient = ReturnType<typeof connectRedis>

/**
 * Connects in the background, again and again while Redis is unavailable: commands fail until it has answered.
 *
 * @param url REDIS_URL
 */
export function connectRedis(url: string) {
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
