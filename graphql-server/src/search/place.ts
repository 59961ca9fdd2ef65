import { publicNeighborhood } from '../business-rows/hidden.ts'
import type { Selection } from './filter.ts'

interface Condition {
  sql: string
  values: number[]
}

/** One way in which a selection by place matches establishments; each uses its own index. */
export interface PlaceWay {
  /** Whether the conditions are on an area, joined as `a`. */
  isByArea: boolean
  conditions: Condition[]
}

const isIn = (column: string, ids: readonly number[]): Condition => ({
  sql: `${column} IN (${ids.map(() => '?').join()})`,
  values: [...ids],
})

const inCity = (id: number): Condition => ({ sql: 'b.city_id = ?', values: [id] })

const not = ({ sql, values }: Condition): Condition => ({ sql: `NOT (${sql})`, values })

/** Establishments located in the place, as far as that is public (hidden-address). */
function conditionsThere({ city, neighborhoods }: Selection): Condition[] {
  return [
    ...(city === null ? [] : [inCity(city)]),
    ...(neighborhoods ? [inNeighborhoods(neighborhoods)] : []),
  ]
}

function inNeighborhoods(ids: readonly number[]): Condition {
  const { sql, values } = isIn('b.neighborhood_id', ids)
  return { sql: `${sql} AND ${publicNeighborhood}`, values }
}

/** Serving a whole city includes its neighborhoods; serving a neighborhood counts for its city. */
function areaConditions({ city, neighborhoods, neighborhoodCities }: Selection): Condition[] {
  if (!neighborhoods) return [isIn('a.city_id', [city ?? 0])]
  const own = isIn('a.neighborhood_id', neighborhoods)
  return [
    isIn('a.city_id', neighborhoodCities ?? []),
    { sql: `(${own.sql} OR a.neighborhood_id IS NULL)`, values: own.values },
  ]
}

/** The ways in which a selection matches establishments, without overlap (area-served). */
export function placeWays(selection: Selection): PlaceWay[] {
  const { city, neighborhoods, reach } = selection
  const there = conditionsThere(selection)
  if (reach === null || reach === 'there') return [{ isByArea: false, conditions: there }]
  const elsewhere = not(neighborhoods ? inNeighborhoods(neighborhoods) : inCity(city ?? 0))
  const serving: PlaceWay[] = [
    { isByArea: true, conditions: [...areaConditions(selection), elsewhere] },
    { isByArea: false, conditions: [{ sql: 'b.serves_region = 1', values: [] }, elsewhere] },
  ]
  return reach === 'elsewhere' ? serving : [{ isByArea: false, conditions: there }, ...serving]
}
