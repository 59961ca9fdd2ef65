import type { Connection, Pool } from 'mariadb'
import { readUnlisted } from '../business-rows/state.ts'
import type { Taxonomy } from '../business-rows/taxonomy.ts'
import { readVersion } from '../database/catalogue-version.ts'
import { withConnection } from '../database/client.ts'
import { SingleFlight } from '../limits/concurrency.ts'

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
    return this.#counts.get(keyOf(need))?.get(keyOf(place)) ?? 0
  }

  /** Adds establishments of a neighborhood to it, to its city and to the whole. */
  add(need: Counted['need'], city: number, neighborhood: number, count: number): void {
    const ofNeed = this.#counts.get(keyOf(need)) ?? new Map<number, number>()
    this.#counts.set(keyOf(need), ofNeed)
    const places: Counted['place'][] = [
      { kind: 'neighborhood', id: neighborhood },
      { kind: 'city', id: city },
      null,
    ]
    for (const place of places) ofNeed.set(keyOf(place), (ofNeed.get(keyOf(place)) ?? 0) + count)
  }
}

/** Ids begin with 1. */
function keyOf(of: Counted['need'] | Counted['place']): number {
  if (!of) return 0
  return of.kind === 'category' || of.kind === 'city' ? 2 * of.id : 2 * of.id + 1
}

/** Rows of a statement: some 10 ms of this process. */
const pageLength = 50_000

/**
 * Counts the whole catalogue by reading its ids from indexes: at a million establishments a join takes the database longer
 * than a statement may. The version is read first, so that the counts are never older than it.
 *
 * @param taxonomy knows the cities of the neighborhoods
 */
async function readCounts(connection: Connection, taxonomy: Taxonomy): Promise<Counts> {
  const counts = new Counts(await readVersion(connection))
  const cityOf = (neighborhood: number) => taxonomy.neighborhoods.byId.get(neighborhood)?.cityId ?? 0
  const neighborhoodOf = new IdMap()
  const unlisted = await readUnlisted(connection)
  for await (const [neighborhood, all] of idsBy(connection, 'businesses', 'neighborhood_id', 'id')) {
    const ids = unlisted.size === 0 ? all : all.filter((id) => !unlisted.has(id))
    for (const id of ids) neighborhoodOf.set(id, neighborhood)
    counts.add(null, cityOf(neighborhood), neighborhood, ids.length)
  }
  for (const kind of ['category', 'subcategory'] as const) {
    const table = kind === 'category' ? 'business_categories' : 'business_subcategories'
    // Written since the establishments were read: the next counts have it.
    for await (const [id, ids] of idsBy(connection, table, `${kind}_id`, 'business_id'))
      for (const [neighborhood, count] of countBy(ids, (each) => neighborhoodOf.get(each)))
        if (neighborhood !== 0) counts.add({ kind, id }, cityOf(neighborhood), neighborhood, count)
  }
  return counts
}

/** Ids by what an index groups them by, in its order; a long group comes in several parts. */
async function* idsBy(
  connection: Connection,
  table: string,
  group: string,
  id: string,
): AsyncGenerator<[group: number, ids: number[]]> {
  let last: [number, number] = [0, 0]
  for (;;) {
    const rows = await connection.query<[number, number][]>(
      {
        sql: `SELECT ${group}, ${id} FROM ${table} WHERE ${group} > ? OR (${group} = ? AND ${id} > ?)
          ORDER BY ${group}, ${id} LIMIT ${pageLength}`,
        rowsAsArray: true,
      },
      [last[0], ...last],
    )
    for (let start = 0; start < rows.length; ) {
      const of = rows[start]?.[0] ?? 0
      const ids: number[] = []
      for (; rows[start]?.[0] === of; start += 1) ids.push(rows[start]?.[1] ?? 0)
      yield [of, ids]
    }
    if (rows.length < pageLength) return
    last = rows.at(-1) ?? last
  }
}

function countBy(ids: readonly number[], groupOf: (id: number) => number): Map<number, number> {
  const counts = new Map<number, number>()
  for (const id of ids) {
    const group = groupOf(id)
    counts.set(group, (counts.get(group) ?? 0) + 1)
  }
  return counts
}

/** Numbers by id, in blocks since ids may have gaps: four bytes each instead of a map's forty. */
class IdMap {
  readonly #blocks = new Map<number, Int32Array>()

  set(id: number, value: number): void {
    const block = this.#blocks.get(id >>> 12) ?? new Int32Array(4096)
    block[id & 4095] = value
    this.#blocks.set(id >>> 12, block)
  }

  /** @returns 0 for an id that has none */
  get(id: number): number {
    return this.#blocks.get(id >>> 12)?.[id & 4095] ?? 0
  }
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
