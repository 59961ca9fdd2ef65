import type { Log } from '../log.ts'
import type { CountStore } from './count.ts'

/**
 * Counts in a shared store and, while that is away, in one of this process: then limits hold for each process alone,
 * which is better than none and better than nobody being let in. The log says so once when it begins and once when it
 * is over.
 *
 * @param shared what throws while it is away
 * @param spare what never throws
 */
export function storeWithSpare(
  shared: CountStore,
  spare: CountStore,
  log: () => Pick<Log, 'info' | 'warn'>,
): CountStore {
  let isAway = false
  /** Tries that the spare store has let through: it has to settle them too. */
  const ofSpare = new Set<string>()

  async function shareOr<T>(work: () => Promise<T>, instead: () => Promise<T>): Promise<T> {
    try {
      const answer = await work()
      if (isAway) log().info({}, 'limits are shared again')
      isAway = false
      return answer
    } catch (err) {
      if (!isAway) log().warn({ err }, 'limits are not shared: each process counts for itself')
      isAway = true
      return instead()
    }
  }

  return {
    reserve: (counts, id) =>
      shareOr(
        () => shared.reserve(counts, id),
        async () => {
          const verdict = await spare.reserve(counts, id)
          if (verdict.kind === 'granted') ofSpare.add(id)
          return verdict
        },
      ),
    settle(counts, id, failed) {
      const inSpare = () => spare.settle(counts, id, failed)
      return ofSpare.delete(id) ? inSpare() : shareOr(() => shared.settle(counts, id, failed), inSpare)
    },
    forget: (counts) =>
      shareOr(
        () => shared.forget(counts),
        () => spare.forget(counts),
      ),
  }
}
