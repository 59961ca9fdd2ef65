import type { Connection, Pool } from 'mariadb'
import { publicNeighborhood } from '../business-rows/hidden.ts'
import { isListed } from '../business-rows/state.ts'
import type { Taxonomy } from '../business-rows/taxonomy.ts'
import { readVersion } from '../database/catalogue-version.ts'
import { withConnection } from '../database/client.ts'
import { SingleFlight } from '../limits/single-flight.ts'

/** What is counted: establishments of a category or subcategory, in a city or neighborhood; null is any. */
export interface Counted {
  need: { kind: 'category' | 'subcategory'; id: number } | null
  place: { kind: 'city' | 'neighborhood'; id: number } | null
}

/** How many establishments each filter of the taxonomy finds, as it was at one version of the catalogue. */
export class Counts {
  readonly version: number
  /** By need, then by place. Pairs without an establishment have no entry: a table of 100,000 is some 5 MB. */
  readonly #counts = new Map<number, Map<number, number>>()

  constructor(version: number) {
    this.version = version
  }

  /** Of all establishments. */
  get total(): number {
    return this.of({ need: null, place: null })
  }

  of({ need, place }: Counted): number {
    return this.#counts.get(countKey(need))?.get(countKey(place)) ?? 0
  }

  /** Adds establishments of a neighborhood to it, to its city and to the whole. @param neighborhood null where it is hidden */
  add(need: Counted['need'], city: number, neighborhood: number | null, count: number): void {
    const ofNeed = this.#counts.get(countKey(need)) ?? new Map<number, number>()
    this.#counts.set(countKey(need), ofNeed)
    const places: Counted['place'][] = [
      ...(neighborhood === null ? [] : [{ kind: 'neighborhood' as const, id: neighborhood }]),
      { kind: 'city', id: city },
      null,
    ]
    for (const place of places) ofNeed.set(countKey(place), (ofNeed.get(countKey(place)) ?? 0) + count)
  }
}

/** Ids begin with 1. */
function countKey(counted: Counted['need'] | Counted['place']): number {
  if (!counted) return 0
  return counted.kind === 'category' || counted.kind === 'city' ? 2 * counted.id : 2 * counted.id + 1
}

/** Establishments that one statement counts: at a million, a single join would take the database longer than a statement may. */
const idsPerStatement = 50_000

const links = { category: 'business_categories', subcategory: 'business_subcategories' } as const

/**
 * Counts the whole catalogue in parts, without hidden neighborhoods. The version is read first, so that the counts are never
 * older than it.
 *
 * @param taxonomy has the cities of the neighborhoods
 */
async function readCounts(connection: Connection, taxonomy: Taxonomy): Promise<Counts> {
  const counts = new Counts(await readVersion(connection))
  const count = async (kind: keyof typeof links | null, after: number, last: number) => {
    const rows = await connection.query<[neighborhood: number, city: number, need: number, count: number][]>(
      {
        sql: `SELECT IF(${publicNeighborhood}, b.neighborhood_id, 0) AS place, b.city_id, ${kind ? `n.${kind}_id` : 0} AS need, COUNT(*) FROM businesses b
          ${kind ? `JOIN ${links[kind]} n ON n.business_id = b.id` : ''}
          WHERE b.id > ? AND b.id <= ? AND ${isListed('b')} GROUP BY place, b.city_id, need`,
        rowsAsArray: true,
      },
      [after, last],
    )
    for (const [neighborhood, ownCity, id, count] of rows) {
      const city = taxonomy.neighborhoods.byId.get(neighborhood)?.cityId ?? ownCity
      counts.add(kind && { kind, id }, city, neighborhood || null, count)
    }
  }
  for (let after: number | null = 0; after !== null; ) {
    const [end]: [number][] = await connection.query(
      {
        sql: `SELECT id FROM businesses WHERE id > ? ORDER BY id LIMIT 1 OFFSET ${idsPerStatement}`,
        rowsAsArray: true,
      },
      [after],
    )
    for (const kind of [null, 'category', 'subcategory'] as const)
      await count(kind, after, end?.[0] ?? Number.MAX_SAFE_INTEGER)
    after = end?.[0] ?? null
  }
  return counts
}

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
