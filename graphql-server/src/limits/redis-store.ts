import type { createClient } from '@redis/client'
import type { Count, CountStore, Verdict } from './count.ts'

/** What is used of a connection to Redis. */
export type RedisClient = Pick<ReturnType<typeof createClient>, 'eval'>

/** Milliseconds after which a try that nobody has settled counts as over: its process is gone. */
const lease = 60_000

/** Milliseconds that an answer may take. */
const patience = 500

/** Two sorted sets a count, scored by time: tries that failed, and tries that run. Times are Redis' own. */
const shared = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local id, lease = ARGV[1], tonumber(ARGV[2])
`

/**
 * What failed in the future did so before the machine's clock was set back, and would count until it catches up.
 * ARGV: id, lease, then the most and the window of each key. Answers 0 granted, 1 busy, or minus the milliseconds to wait.
 */
const reserveScript = `${shared}
local busy, wait = false, 0
for i, key in ipairs(KEYS) do
  local most, window = tonumber(ARGV[1 + 2 * i]), tonumber(ARGV[2 + 2 * i])
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now - window)
  redis.call('ZREMRANGEBYSCORE', key, '(' .. now, '+inf')
  redis.call('ZREMRANGEBYSCORE', key .. ':running', '-inf', now - lease)
  local failed = redis.call('ZCARD', key)
  if failed >= most then
    local oldest = redis.call('ZRANGE', key, failed - most, failed - most, 'WITHSCORES')
    wait = math.max(wait, oldest[2] + window - now, 1)
  elseif failed + redis.call('ZCARD', key .. ':running') >= most then
    busy = true
  end
end
if wait > 0 then return -wait end
if busy then return 1 end
for _, key in ipairs(KEYS) do
  redis.call('ZADD', key .. ':running', now, id)
  redis.call('PEXPIRE', key .. ':running', lease)
end
return 0`

/** ARGV as above, then whether the try failed. */
const settleScript = `${shared}
for i, key in ipairs(KEYS) do
  redis.call('ZREM', key .. ':running', id)
  if ARGV[#ARGV] == '1' then
    redis.call('ZADD', key, now, id)
    redis.call('PEXPIRE', key, ARGV[2 + 2 * i])
  end
end
return 0`

const forgetScript = `for _, key in ipairs(KEYS) do redis.call('DEL', key, key .. ':running') end return 0`

/**
 * Counts tries where several processes and machines share them. A script runs as one, so that tries at the same time
 * on two machines are not more than one after the other.
 *
 * @param client connected; one server, or a primary with replicas: the keys of one try have to be in one place
 */
export function redisStore(client: RedisClient): CountStore {
  const run = (script: string, counts: readonly Count[], ...more: string[]) =>
    within(patience, client.eval(script, { keys: counts.map(keyOf), arguments: more }))

  return {
    async reserve(counts, id): Promise<Verdict> {
      const answer = Number(await run(reserveScript, counts, id, String(lease), ...boundsOf(counts)))
      if (answer === 0) return { kind: 'granted' }
      return answer === 1 ? { kind: 'busy' } : { kind: 'refused', retryAfter: Math.ceil(-answer / 1000) }
    },
    async settle(counts, id, failed) {
      await run(settleScript, counts, id, String(lease), ...boundsOf(counts), failed ? '1' : '0')
    },
    async forget(counts) {
      await run(forgetScript, counts)
    },
  }
}

/** A connection that hangs would hold whoever logs in. */
async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer from Redis within ${milliseconds} ms`)),
      milliseconds,
    )
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

const keyOf = ({ key }: Count) => `guia:limit:${key}`
const boundsOf = (counts: readonly Count[]) =>
  counts.flatMap(({ most, window }) => [String(most), String(window)])
