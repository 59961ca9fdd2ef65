import type { Point } from './cities.ts'
import { readTable } from './data.ts'

const outlines = Map.groupBy(
  readTable('coast.csv').map(({ land = '', latitude, longitude }) => ({
    land,
    latitude: Number(latitude),
    longitude: Number(longitude),
  })),
  (corner) => corner.land,
)

function isInside(point: Point, outline: readonly Point[]): boolean {
  let inside = false
  outline.forEach(({ latitude, longitude }, index) => {
    const before = outline.at(index - 1) as Point
    if (latitude > point.latitude === before.latitude > point.latitude) return
    const share = (point.latitude - latitude) / (before.latitude - latitude)
    if (point.longitude < longitude + share * (before.longitude - longitude)) inside = !inside
  })
  return inside
}

/**
 * Whether a point of a city is on land: on the island for Ilhabela, on the mainland otherwise. False negatives within
 * 500 m of the shore, since the outlines run inland of it.
 */
export function isOnLand(point: Point, citySlug: string): boolean {
  return isInside(point, outlines.get(citySlug === 'ilhabela' ? 'ilhabela' : 'mainland') ?? [])
}
