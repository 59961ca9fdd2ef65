import type { Pool } from 'mariadb'
import type { Taxonomy } from '../business-rows/taxonomy.ts'
import { withConnection } from '../database/client.ts'
import { SingleFlight } from '../limits/concurrency.ts'
import { type Counts, readCounts } from './counts.ts'

/** Up to so many establishments counting takes some 20 ms, and an answer waits for counts of its own version. */
const maxWaitedFor = 10_000

/** Beyond, counting begins at most so often: at a million establishments it takes the database seconds. */
const restMs = 60_000

/**
 * Counts that are kept under the version of the catalogue, so that no request counts for itself.
 *
 * @param now milliseconds since 1970
 * @param waitedFor for tests
 * @returns counts of the taxonomy's version or newer; beyond `maxWaitedFor` establishments older ones, while new ones are
 *   counted in the background
 */
export function countsReader(
  pool: Pool,
  now: () => number,
  waitedFor = maxWaitedFor,
): (taxonomy: Taxonomy) => Promise<Counts> {
  const loads = new SingleFlight<Counts>()
  let counts: Counts | null = null
  let countedAt = 0

  const load = (taxonomy: Taxonomy) =>
    loads.run('', async () => {
      counts = await withConnection(pool, (connection) => readCounts(connection, taxonomy))
      countedAt = now()
      return counts
    })

  return async (taxonomy) => {
    if (counts?.version === taxonomy.version) return counts
    if (!counts || counts.total <= waitedFor) return load(taxonomy)
    // A failure shows in the next request, or the old counts serve on.
    if (now() - countedAt >= restMs) load(taxonomy).catch(() => {})
    return counts
  }
}
