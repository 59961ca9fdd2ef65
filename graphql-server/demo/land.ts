import type { City, Neighborhood, Point } from './cities.ts'
import { isOnLand } from './coastline.ts'
import type { Random } from './random.ts'

const KM_PER_DEGREE = 111.2

const NEIGHBORHOOD_KM = 0.7

function around(random: Random, centre: Point, radiusKm: number): Point {
  const distance = radiusKm * Math.sqrt(random())
  const angle = 2 * Math.PI * random()
  const latitude = centre.latitude + (distance * Math.cos(angle)) / KM_PER_DEGREE
  const degree = KM_PER_DEGREE * Math.cos((centre.latitude * Math.PI) / 180)
  const longitude = centre.longitude + (distance * Math.sin(angle)) / degree
  return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) }
}

/**
 * Random point on land near the neighborhood's centre, at most 3 km away; or within the city's built-up radius if
 * that centre is unknown.
 */
export function pointIn(random: Random, city: City, neighborhood: Neighborhood): Point {
  const centre = neighborhood.centre ?? city
  let radiusKm = neighborhood.centre ? NEIGHBORHOOD_KM : city.reachKm
  for (let attempt = 0; attempt < 8; attempt++) {
    const point = around(random, centre, radiusKm)
    if (isOnLand(point, city.slug)) return point
    radiusKm *= 0.6
  }
  return { latitude: centre.latitude, longitude: centre.longitude }
}
