import { type Corner, ilhabela, mainland } from './data/coast.ts'
import type { City, Neighborhood, Point } from './places.ts'
import type { Random } from './random.ts'

const KM_PER_DEGREE = 111.2
const NEIGHBORHOOD_KM = 0.7

/**
 * Distance over the earth's surface (haversine).
 *
 * @returns kilometres
 */
export function distanceKm(a: Point, b: Point): number {
  const radians = Math.PI / 180
  const sinLatitude = Math.sin(((b.latitude - a.latitude) * radians) / 2)
  const sinLongitude = Math.sin(((b.longitude - a.longitude) * radians) / 2)
  const chord =
    sinLatitude ** 2 + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * sinLongitude ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(chord))
}

function isInside(point: Point, outline: readonly Corner[]): boolean {
  let inside = false
  outline.forEach(([latitude, longitude], index) => {
    const [before, beforeLongitude] = outline.at(index - 1) as Corner
    if (latitude > point.latitude === before > point.latitude) return
    const share = (point.latitude - latitude) / (before - latitude)
    if (point.longitude < longitude + share * (beforeLongitude - longitude)) inside = !inside
  })
  return inside
}

/**
 * Whether a point of a city is surely on land: on the island for Ilhabela, on the mainland for all
 * others. Near the shore the answer is rather no, since the outlines run inland of it.
 */
export function isOnLand(point: Point, citySlug: string): boolean {
  return isInside(point, citySlug === 'ilhabela' ? ilhabela : mainland)
}

function around(random: Random, centre: Point, radiusKm: number): Point {
  const distance = radiusKm * Math.sqrt(random())
  const angle = 2 * Math.PI * random()
  const latitude = centre.latitude + (distance * Math.cos(angle)) / KM_PER_DEGREE
  const degree = KM_PER_DEGREE * Math.cos((centre.latitude * Math.PI) / 180)
  const longitude = centre.longitude + (distance * Math.sin(angle)) / degree
  return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) }
}

/**
 * A point on land near the neighborhood's centre, or within the city's built-up radius when the
 * neighborhood's place is not known. Never more than 3 km from that centre.
 */
export function placeIn(random: Random, city: City, neighborhood: Neighborhood): Point {
  const centre = neighborhood.centre ?? city
  let radiusKm = neighborhood.centre ? NEIGHBORHOOD_KM : city.reachKm
  for (let attempt = 0; attempt < 8; attempt++) {
    const point = around(random, centre, radiusKm)
    if (isOnLand(point, city.slug)) return point
    radiusKm *= 0.6
  }
  return { latitude: centre.latitude, longitude: centre.longitude }
}
