import { LRUCache } from 'lru-cache'
import type { Count, CountStore, Verdict } from './count.ts'

interface Try {
  id: string
  /** When it began, or failed, by the store's clock. */
  at: number
  isRunning: boolean
}

/** Counts that are kept; beyond them the one that was touched least recently goes. About 20 MB when all are full. */
const keptCounts = 20_000

/**
 * Counts tries in this process's memory.
 *
 * @param now the clock, in milliseconds: one that nobody sets, since whoever waits would wait for it to catch up
 */
export function memoryStore(now: () => number = () => performance.now()): CountStore {
  const kept = new LRUCache<string, Try[]>({ max: keptCounts })

  /** What still counts, oldest first. */
  function triesOf({ key, window }: Count): Try[] {
    const since = now() - window
    return (kept.get(key) ?? []).filter(({ at, isRunning }) => isRunning || at > since)
  }

  function judge(count: Count): Verdict {
    const tries = triesOf(count)
    if (tries.length < count.most) return { kind: 'granted' }
    const failed = tries.filter(({ isRunning }) => !isRunning)
    if (failed.length < count.most) return { kind: 'busy' }
    // The place that becomes free first is the one of the oldest that is not one too many.
    const { at } = failed[failed.length - count.most] as Try
    return { kind: 'refused', retryAfter: Math.max(1, Math.ceil((at + count.window - now()) / 1000)) }
  }

  return {
    async reserve(counts, id) {
      const verdicts = counts.map(judge)
      const refused = verdicts.filter((verdict) => verdict.kind === 'refused')
      if (refused.length > 0) {
        return { kind: 'refused', retryAfter: Math.max(...refused.map(({ retryAfter }) => retryAfter)) }
      }
      if (verdicts.some(({ kind }) => kind === 'busy')) return { kind: 'busy' }
      for (const count of counts) {
        kept.set(count.key, [...triesOf(count), { id, at: now(), isRunning: true }])
      }
      return { kind: 'granted' }
    },
    async settle(counts, id, failed) {
      for (const count of counts) {
        const others = triesOf(count).filter((each) => each.id !== id)
        if (failed) others.push({ id, at: now(), isRunning: false })
        if (others.length > 0) kept.set(count.key, others)
        else kept.delete(count.key)
      }
    },
    async forget(counts) {
      for (const { key } of counts) kept.delete(key)
    },
  }
}
