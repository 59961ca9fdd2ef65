import type { Connection, Pool } from 'mariadb'
import { readTaxonomy, type Taxonomy } from '../business-rows/taxonomy.ts'
import { oncePerTurn, readVersion } from '../database/catalogue-version.ts'
import { withConnection, withSnapshot } from '../database/client.ts'
import { type OpenLists, openOf, readOpenList } from '../hours/open-now.ts'
import { type ConcurrencyLimit, SingleFlight } from '../limits/concurrency.ts'
import { type IdLists, readIdList } from './id-lists.ts'
import { Snapshot } from './snapshot.ts'

/** Attempts with cached lists before a snapshot of the database gives the answer. */
const maxAttempts = 3

interface Cached {
  lists: IdLists
  openLists: OpenLists
  loads: ConcurrencyLimit
}

/** Reads of the catalogue whose parts are all of one version, over cached lists and a cached taxonomy. */
export function createConsistentReads(pool: Pool, { lists, openLists, loads }: Cached) {
  const taxonomyLoads = new SingleFlight<Taxonomy>()
  const currentVersion = oncePerTurn(() => readVersion(pool))
  let cachedTaxonomy: Taxonomy | null = null

  /** @param minVersion an older cached taxonomy is read again */
  async function taxonomyFrom(minVersion: number): Promise<Taxonomy> {
    if (cachedTaxonomy && cachedTaxonomy.version >= minVersion) return cachedTaxonomy
    return taxonomyLoads.run('', async () => {
      cachedTaxonomy = await withConnection(pool, readTaxonomy)
      return cachedTaxonomy
    })
  }

  return {
    /**
     * Gives an answer in which everything is of the same version of the catalogue, not older than the call, although lists
     * and the taxonomy are cached and other processes write. Every statement for rows reads the version too. If it is not
     * the version of what was cached, or a row is missing, the answer is read again. If writes never pause, a snapshot of
     * the database gives it.
     *
     * @param read reads one answer from nothing but the snapshot; may be called again
     */
    async read<T>(read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
      let minVersion = 0
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const taxonomy = await taxonomyFrom(minVersion)
        const idsFrom = minVersion
        const snapshot = new Snapshot(pool, taxonomy, {
          ids: (selection, order) => lists.get(selection, order, idsFrom),
          open: (minute) => openLists.get(minute, idsFrom),
          openOf: (ids, list, includesUnknown) => openLists.openOf(ids, list, includesUnknown),
        })
        const answer = await read(snapshot)
        if (snapshot.isConsistent) return answer
        if (snapshot.isCacheInvalid) {
          cachedTaxonomy = null
          lists.clear()
          openLists.clear()
        }
        minVersion = snapshot.newestVersion
      }
      return loads.run(() =>
        withSnapshot(pool, async (connection: Connection) => {
          const taxonomy = await readTaxonomy(connection)
          return read(
            new Snapshot(connection, taxonomy, {
              ids: (selection, order) => readIdList(connection, selection, order),
              open: (minute) => readOpenList(connection, minute),
              openOf,
            }),
          )
        }),
      )
    },

    /** The taxonomy as it is now: a short statement tells whether the cached one is. */
    async taxonomy(): Promise<Taxonomy> {
      const version = await currentVersion()
      // The database was restored.
      if (cachedTaxonomy && cachedTaxonomy.version > version) cachedTaxonomy = null
      const taxonomy = await taxonomyFrom(version)
      // Its load had begun before the version was read.
      return taxonomy.version < version ? taxonomyFrom(version) : taxonomy
    },
  }
}
