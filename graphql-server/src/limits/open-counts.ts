import { createClient } from '@redis/client'
import type { Log } from '../log.ts'
import type { CountStore } from './count.ts'
import { memoryStore } from './memory-store.ts'
import { redisStore } from './redis-store.ts'
import { storeWithSpare } from './store-with-spare.ts'

/** Milliseconds that a connection may take to open. */
const patience = 500
/** Milliseconds between two tries to get back to Redis. */
const pause = 1000

/** Where tries are counted, and how to let go of it. */
export interface Counts {
  store: CountStore
  close(): void
}

/**
 * Opens where tries are counted: in Redis when the operator names one, else in this process.
 *
 * @param url REDIS_URL: `redis://` or, with TLS, `rediss://`
 * @param log asked for when there is something to say
 */
export function openCounts(url: string | undefined, log: () => Pick<Log, 'info' | 'warn'>): Counts {
  if (!url) return { store: memoryStore(), close: () => {} }
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: patience, socketTimeout: 10 * patience, reconnectStrategy: pause },
    pingInterval: 4 * patience,
  })
  // What is wrong is said by the store, once; without a listener it would end the process.
  client.on('error', () => {})
  void client.connect().catch(() => {})
  return {
    store: storeWithSpare(redisStore(client), memoryStore(), log),
    close: () => client.destroy(),
  }
}
