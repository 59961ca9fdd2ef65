import type { Connection } from 'mariadb'
import { publicNeighborhood } from '../business-rows/hidden.ts'
import { isListed } from '../business-rows/state.ts'

/** Places that the areas of a row count for. */
export type ServedPlace =
  /** A city that it serves at least in part, from elsewhere. */
  | 'city'
  /** A neighborhood that it serves from elsewhere, without the whole city. */
  | 'neighborhood'
  /** All neighborhoods of a city. */
  | 'wholeCity'
  /** The neighborhood where it is located, in a city that it serves wholly. */
  | 'wholeCityThere'

const isThere = `(b.neighborhood_id = a.neighborhood_id AND ${publicNeighborhood})`

const servesWholeCity = `EXISTS (SELECT 1 FROM business_areas w
  WHERE w.business_id = a.business_id AND w.city_id = a.city_id AND w.neighborhood_id IS NULL)`

const parts: Record<ServedPlace, { place: string; condition: string }> = {
  city: { place: 'a.city_id', condition: 'b.city_id <> a.city_id' },
  neighborhood: {
    place: 'a.neighborhood_id',
    condition: `a.neighborhood_id IS NOT NULL AND NOT ${isThere} AND NOT ${servesWholeCity}`,
  },
  wholeCity: { place: 'a.city_id', condition: 'a.neighborhood_id IS NULL' },
  wholeCityThere: {
    place: 'b.neighborhood_id',
    condition: `a.neighborhood_id IS NULL AND b.city_id = a.city_id AND ${publicNeighborhood}`,
  },
}

export const servedPlaces = Object.keys(parts) as ServedPlace[]

interface Need {
  /** Column of the need's id in `n`; `0` for all establishments. */
  column: string
  /** Join of `n` with the establishments `b`; may be empty. */
  join: string
}

/**
 * Counts establishments by served place and need, with ids above `after` up to `last`.
 *
 * @returns rows of place, need and count
 */
export function countServed(
  connection: Connection,
  kind: ServedPlace,
  { column, join }: Need,
  range: readonly [after: number, last: number],
): Promise<[place: number, need: number, count: number][]> {
  const { place, condition } = parts[kind]
  const sql = `SELECT ${place} AS place, ${column} AS need, COUNT(DISTINCT a.business_id)
    FROM business_areas a JOIN businesses b ON b.id = a.business_id ${join}
    WHERE a.business_id > ? AND a.business_id <= ? AND ${condition} AND ${isListed('b')}
    GROUP BY place, need`
  return connection.query({ sql, rowsAsArray: true }, [...range])
}
