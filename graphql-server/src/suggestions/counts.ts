import type { Connection, Pool } from 'mariadb'
import { publicNeighborhood } from '../business-rows/hidden.ts'
import { isListed } from '../business-rows/state.ts'
import type { Taxonomy } from '../business-rows/taxonomy.ts'
import { readVersion } from '../database/catalogue-version.ts'
import { withConnection } from '../database/client.ts'
import { SingleFlight } from '../limits/single-flight.ts'
import { countServed, type ServedPlace, servedPlaces } from './served-counts.ts'

/** Key of a count: establishments of a category or subcategory, in a city or neighborhood; null is any. */
export interface Counted {
  need: { kind: 'category' | 'subcategory'; id: number } | null
  place: { kind: 'city' | 'neighborhood'; id: number } | null
}

/** Counts by need, then by place. Zero counts have no entry: a table of 100,000 takes some 5 MB. */
class Table {
  readonly #counts = new Map<number, Map<number, number>>()

  of(need: Counted['need'], place: Counted['place']): number {
    return this.#counts.get(countKey(need))?.get(countKey(place)) ?? 0
  }

  add(need: Counted['need'], place: Counted['place'], count: number): void {
    const ofNeed = this.#counts.get(countKey(need)) ?? new Map<number, number>()
    this.#counts.set(countKey(need), ofNeed)
    ofNeed.set(countKey(place), (ofNeed.get(countKey(place)) ?? 0) + count)
  }
}

/** Number of establishments that each filter of the taxonomy finds, at one version of the catalogue. */
export class Counts {
  readonly version: number
  readonly #taxonomy: Taxonomy
  /** Those located in a place, and of them those that serve the whole region. */
  readonly #there = new Table()
  readonly #regional = new Table()
  /** By the areas that they serve. */
  readonly #served = {
    city: new Table(),
    neighborhood: new Table(),
    wholeCity: new Table(),
    wholeCityThere: new Table(),
  }

  /** @param taxonomy for the cities of the neighborhoods */
  constructor(version: number, taxonomy: Taxonomy) {
    this.version = version
    this.#taxonomy = taxonomy
  }

  /** All establishments. */
  get total(): number {
    return this.there({ need: null, place: null })
  }

  /**
   * Establishments located in the place, without those that serve it from elsewhere, as on place pages (area-served).
   */
  there({ need, place }: Counted): number {
    return this.#there.of(need, place)
  }

  /** Results of a search: establishments located in the place and those that serve it. */
  of({ need, place }: Counted): number {
    const there = this.there({ need, place })
    if (place === null) return there
    const regional = this.#regional.of(need, null) - this.#regional.of(need, place)
    return there + regional + this.#servedByArea(need, place)
  }

  #servedByArea(need: Counted['need'], place: NonNullable<Counted['place']>): number {
    const { city, neighborhood, wholeCity, wholeCityThere } = this.#served
    if (place.kind === 'city') return city.of(need, place)
    const id = this.#taxonomy.neighborhoods.byId.get(place.id)?.cityId ?? 0
    const ofCity = wholeCity.of(need, { kind: 'city', id }) - wholeCityThere.of(need, place)
    return neighborhood.of(need, place) + ofCity
  }

  /**
   * Adds establishments of a neighborhood to its count, its city's and the total.
   *
   * @param neighborhood null if hidden
   * @param regional how many of them serve the whole region
   */
  add(
    need: Counted['need'],
    place: { city: number; neighborhood: number | null },
    count: number,
    regional: number,
  ): void {
    const places: Counted['place'][] = [
      ...(place.neighborhood === null ? [] : [{ kind: 'neighborhood' as const, id: place.neighborhood }]),
      { kind: 'city', id: place.city },
      null,
    ]
    for (const each of places) {
      this.#there.add(need, each, count)
      if (regional > 0) this.#regional.add(need, each, regional)
    }
  }

  addServed(kind: ServedPlace, need: Counted['need'], id: number, count: number): void {
    const isCity = kind === 'city' || kind === 'wholeCity'
    this.#served[kind].add(need, { kind: isCity ? 'city' : 'neighborhood', id }, count)
  }
}

/** Ids begin with 1. */
function countKey(counted: Counted['need'] | Counted['place']): number {
  if (!counted) return 0
  return counted.kind === 'category' || counted.kind === 'city' ? 2 * counted.id : 2 * counted.id + 1
}

/** Establishments counted per statement: at a million, a single join would exceed the statement timeout. */
const idsPerStatement = 50_000

const links = { category: 'business_categories', subcategory: 'business_subcategories' } as const

/**
 * Counts the whole catalogue in parts, without hidden neighborhoods. Reads the version first, so that the counts are
 * never older than it.
 */
async function readCounts(connection: Connection, taxonomy: Taxonomy): Promise<Counts> {
  const counts = new Counts(await readVersion(connection), taxonomy)
  const areas = await connection.query<unknown[]>('SELECT 1 FROM business_areas LIMIT 1')
  const count = async (kind: keyof typeof links | null, range: readonly [number, number]) => {
    const column = kind ? `n.${kind}_id` : '0'
    const join = kind ? `JOIN ${links[kind]} n ON n.business_id = b.id` : ''
    const needOf = (id: number) => kind && { kind, id }
    const rows = await connection.query<
      [neighborhood: number, city: number, need: number, count: number, regional: number][]
    >(
      {
        sql: `SELECT IF(${publicNeighborhood}, b.neighborhood_id, 0) AS place, b.city_id, ${column} AS need,
            COUNT(*), COUNT(IF(b.serves_region, 1, NULL)) FROM businesses b ${join}
          WHERE b.id > ? AND b.id <= ? AND ${isListed('b')} GROUP BY place, b.city_id, need`,
        rowsAsArray: true,
      },
      [...range],
    )
    for (const [neighborhood, ownCity, id, count, regional] of rows) {
      const city = taxonomy.neighborhoods.byId.get(neighborhood)?.cityId ?? ownCity
      counts.add(needOf(id), { city, neighborhood: neighborhood || null }, count, regional)
    }
    if (areas.length === 0) return
    for (const served of servedPlaces)
      for (const [place, id, count] of await countServed(connection, served, { column, join }, range))
        counts.addServed(served, needOf(id), place, count)
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
      await count(kind, [after, end?.[0] ?? Number.MAX_SAFE_INTEGER])
    after = end?.[0] ?? null
  }
  return counts
}

/** Up to this many establishments counting takes some 20 ms, and a response waits for current counts. */
const maxWaitedFor = 10_000

/** Minimum interval between counts above that number: at a million establishments they take seconds. */
const restMs = 60_000

/**
 * Counts cached by catalogue version, so that no request counts by itself.
 *
 * @param now milliseconds since 1970
 * @param waitedFor for tests
 * @returns counts of the taxonomy's version or newer; above `maxWaitedFor` establishments possibly older ones, while
 * new ones are counted in the background
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
    // The next request retries or reports a failure; until then the old counts are served.
    if (now() - countedAt >= restMs) load(taxonomy).catch(() => {})
    return counts
  }
}
