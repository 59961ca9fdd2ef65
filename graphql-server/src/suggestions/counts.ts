import type { Connection } from 'mariadb'
import type { Taxonomy } from '../business-rows/taxonomy.ts'
import { readVersion } from '../database/catalogue-version.ts'

/** What is counted: establishments of a category or subcategory, in a city or neighborhood; null is any. */
export interface Counted {
  need: { kind: 'category' | 'subcategory'; id: number } | null
  place: { kind: 'city' | 'neighborhood'; id: number } | null
}

const byNeighborhood = 'SELECT neighborhood_id, COUNT(*) FROM businesses GROUP BY neighborhood_id'
const byLink = (table: string, column: string) =>
  `SELECT l.${column}, b.neighborhood_id, COUNT(*) FROM ${table} l JOIN businesses b ON b.id = l.business_id
   GROUP BY l.${column}, b.neighborhood_id`

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

/**
 * Counts the whole catalogue. The version is read first, so that the counts are never older than it.
 *
 * @param taxonomy knows the cities of the neighborhoods
 */
export async function readCounts(connection: Connection, taxonomy: Taxonomy): Promise<Counts> {
  const counts = new Counts(await readVersion(connection))
  const cityOf = (neighborhood: number) => taxonomy.neighborhoods.byId.get(neighborhood)?.cityId ?? 0
  const read = <Row>(sql: string) => connection.query<Row[]>({ sql, rowsAsArray: true })
  for (const [neighborhood, count] of await read<[number, number]>(byNeighborhood))
    counts.add(null, cityOf(neighborhood), neighborhood, count)
  for (const kind of ['category', 'subcategory'] as const) {
    const table = kind === 'category' ? 'business_categories' : 'business_subcategories'
    for (const [id, neighborhood, count] of await read<[number, number, number]>(byLink(table, `${kind}_id`)))
      counts.add({ kind, id }, cityOf(neighborhood), neighborhood, count)
  }
  return counts
}
