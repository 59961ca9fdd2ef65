import type { Pool } from 'mariadb'
import type { NamesInMemory } from '../business-rows/names.ts'
import { readTaxonomy, type Taxonomy } from '../business-rows/taxonomy.ts'
import { readVersion, sharedRead } from '../database/catalogue-version.ts'
import { withConnection, withSnapshot } from '../database/client.ts'
import type { ConcurrencyLimit } from '../limits/concurrency.ts'
import { SingleFlight } from '../limits/single-flight.ts'
import { type CacheBytes, Catalogue, StaleCatalogueError } from './catalogue.ts'

/** Attempts with a cached catalogue before falling back to a database snapshot. */
const maxAttempts = 3

/**
 * Maximum age of the taxonomy in milliseconds, whatever its version: an earlier release, which may run at the same
 * time during an upgrade, raises only the catalogue's version.
 */
const maxTaxonomyAge = 600_000

interface Options {
  pool: Pool
  names: NamesInMemory
  maxBytes: CacheBytes
  /** Limits concurrent loads of lists. */
  loads: ConcurrencyLimit
  /** Milliseconds since 1970. */
  now(): number
}

/** The catalogue of one process: an object per version, replaced as a whole. */
export function createCurrentCatalogue({ pool, names, maxBytes, loads, now }: Options) {
  const replacements = new SingleFlight<Catalogue>()
  const currentVersion = sharedRead(() => readVersion(pool))
  let current: Catalogue | null = null
  let knownTaxonomy: Taxonomy | null = null
  let taxonomyReadAt = 0

  /** @param stale to be replaced, unless another read has already done so */
  async function after(stale: Catalogue | null): Promise<Catalogue> {
    const isOutdated = now() - taxonomyReadAt > maxTaxonomyAge
    if (current && current !== stale && !isOutdated) return current
    return replacements.run('', async () => {
      const known = isOutdated ? null : knownTaxonomy
      const taxonomy = await withConnection(pool, (connection) => readTaxonomy(connection, known))
      if (taxonomy.cities !== known?.cities) taxonomyReadAt = now()
      knownTaxonomy = taxonomy
      current = new Catalogue(taxonomy, {
        database: pool,
        withConnection: (task) => loads.run(() => withConnection(pool, task)),
        names,
        maxBytes,
        now,
      })
      return current
    })
  }

  return {
    /**
     * Reads a consistent response: all of one catalogue version, not older than the call, although lists and taxonomy
     * are cached and other processes write. Falls back to a database snapshot if writes never pause.
     *
     * @param read must read only from the catalogue; may be called again
     */
    async read<T>(read: (catalogue: Catalogue) => Promise<T>): Promise<T> {
      let stale: Catalogue | null = null
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const catalogue: Catalogue = await after(stale)
        try {
          return await read(catalogue)
        } catch (error) {
          if (!(error instanceof StaleCatalogueError)) throw error
          // The database was restored, or written without raising the version.
          if (error.foundVersion <= catalogue.version) {
            names.clear()
            knownTaxonomy = null
          }
          stale = catalogue
        }
      }
      return loads.run(() =>
        withSnapshot(pool, async (connection) =>
          read(
            new Catalogue(await readTaxonomy(connection), {
              database: connection,
              withConnection: (task) => task(connection),
              names: null,
              maxBytes,
              now,
            }),
          ),
        ),
      )
    },

    /** The current taxonomy; a short statement validates the cached one. */
    async taxonomy(): Promise<Taxonomy> {
      const before = await after(null)
      const version = await currentVersion()
      if (before.version === version) return before.taxonomy
      const next = await after(before)
      // Its load began before the version was read.
      return next.version < version ? (await after(next)).taxonomy : next.taxonomy
    },

    cacheSizes: (): CacheBytes => current?.cacheSizes ?? { filters: 0, names: 0 },
  }
}
