import { slugify } from '../../schema/slug.ts'
import { readTable } from './data.ts'

/** Geographic coordinates in degrees. */
export interface Point {
  latitude: number
  longitude: number
}

/** Neighborhood (bairro) of a city. */
export interface Neighborhood {
  name: string
  /** Unique within the city. */
  slug: string
  /** Approximate; if absent, the city's centre is used. */
  centre?: Point
}

export interface City extends Point {
  ibge: string
  name: string
  slug: string
  /** Telephone area code. */
  ddd: string
  population: number
  isPopular: boolean
  /** First and last postal code, eight digits; equal if a single code serves the town. */
  zipFirst: number
  zipLast: number
  /** Radius in km around the centre that is certainly built up. */
  reachKm: number
  /** File name of its picture. */
  picture: string
  neighborhoods: Neighborhood[]
}

function toNeighborhood({ name = '', latitude, longitude }: Record<string, string>): Neighborhood {
  const centre = latitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined
  return { name, slug: slugify(name), ...(centre && { centre }) }
}

function toCity(row: Record<string, string>, neighborhoods: Record<string, string>[]): City {
  const name = row.name ?? ''
  const slug = slugify(name)
  return {
    ibge: row.ibge ?? '',
    name,
    slug,
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    ddd: row.ddd ?? '',
    population: Number(row.population),
    isPopular: row.popular === 'yes',
    zipFirst: Number(row.zip_first),
    zipLast: Number(row.zip_last),
    reachKm: Number(row.reach_km),
    picture: row.picture ?? '',
    neighborhoods: neighborhoods.filter((each) => each.city === slug).map(toNeighborhood),
  }
}

const neighborhoodRows = readTable('neighborhoods.csv')

/** The 39 municipalities of the Região Metropolitana do Vale do Paraíba e Litoral Norte, by IBGE code. */
export const cities: readonly City[] = readTable('cities.csv').map((row) => toCity(row, neighborhoodRows))

export const coastal: ReadonlySet<string> = new Set(['caraguatatuba', 'ilhabela', 'sao-sebastiao', 'ubatuba'])
