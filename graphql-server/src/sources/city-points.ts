import { foldText } from '../csv/import/columns.ts'
import type { Taxonomy } from '../csv/import/taxonomy.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import type { SourcePlace } from './read/place.ts'

/** Coordinates of a city. */
export interface CityPoint {
  name: string
  latitude: number
  longitude: number
}

/** Number of different city names counted in a file. */
const maxNames = 10_000

/** Minimum number of places, so that a single wrong point does not matter. */
const minPlaces = 3

/** Maximum standard deviation in degrees, about 20 km: beyond it several cities share the name, or points are wrong. */
const maxSpread = 0.18

interface Sums {
  name: string
  count: number
  latitudes: number
  longitudes: number
  squares: number
}

/** Computes the mean point of each city that a file names, for places without a city. */
export class FileCities {
  readonly #sums = new Map<string, Sums>()

  add({ city, latitude, longitude }: Pick<SourcePlace, 'city' | 'latitude' | 'longitude'>): void {
    if (!city || latitude === null || longitude === null) return
    const key = foldText(city)
    const sums = this.#sums.get(key) ?? { name: city, count: 0, latitudes: 0, longitudes: 0, squares: 0 }
    if (sums.count === 0) {
      if (this.#sums.size >= maxNames) return
      this.#sums.set(key, sums)
    }
    sums.count += 1
    sums.latitudes += latitude
    sums.longitudes += longitude
    sums.squares += latitude ** 2 + longitude ** 2
  }

  points(): CityPoint[] {
    return [...this.#sums.values()].flatMap(({ name, count, latitudes, longitudes, squares }) => {
      const latitude = latitudes / count
      const longitude = longitudes / count
      const variance = squares / count - latitude ** 2 - longitude ** 2
      return count >= minPlaces && variance <= maxSpread ** 2 ? [{ name, latitude, longitude }] : []
    })
  }
}

/**
 * Reads the points of the guide's cities. Cities without one, and cities that the run creates, get the mean point of their places
 * in the file.
 */
export async function readCityPoints(
  prisma: PrismaClient,
  taxonomy: Taxonomy,
  inFile: FileCities,
  create: boolean,
): Promise<CityPoint[]> {
  const rows = await prisma.city.findMany({ select: { name: true, latitude: true, longitude: true } })
  const known = rows.flatMap(({ name, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : { name, latitude, longitude },
  )
  const names = new Set(known.map(({ name }) => foldText(name)))
  const others = inFile.points().filter(({ name }) => {
    const [city] = taxonomy.findCity(name)
    return city ? !names.has(foldText(city.name)) : create
  })
  return [...known, ...others]
}
