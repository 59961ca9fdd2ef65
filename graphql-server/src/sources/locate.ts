import type { Problem, RowValues } from '../csv/import/columns.ts'
import { foldText } from '../csv/import/columns.ts'
import { type References, resolveReferences, type Taxonomy } from '../csv/import/taxonomy.ts'
import { texts } from '../messages/texts.ts'
import type { CityPoint } from './city-points.ts'
import type { ChosenCategory, MapValue } from './maps/categories.ts'
import type { SourcePlace } from './read/place.ts'

/** Cities, neighborhoods and categories that a run can assign. */
export interface Gazetteer {
  taxonomy: Taxonomy
  /** Whether to create unknown cities, neighborhoods and categories. */
  create: boolean
  cityPoints: readonly CityPoint[]
}

/** City, neighborhood and categories found for a place. */
export interface LocatedPlace {
  references: References
  /** Whether it is the neighborhood for places without a known one. */
  isWithoutNeighborhood: boolean
  /** Whether the source names no city and the nearest one was taken. */
  isNearestCity: boolean
  /** Values that were left out, in Portuguese. */
  remarks: { field: 'neighborhood' | 'subcategory'; message: string }[]
}

/**
 * Finds city, neighborhood and category of a place. Without a city it takes the nearest one; an unknown neighborhood is left
 * out.
 *
 * @param category from the category map; null for none
 * @returns the problem, if the place cannot be in the guide
 */
export function locate(
  place: SourcePlace,
  category: MapValue,
  gazetteer: Gazetteer,
): LocatedPlace | { problem: string } {
  const { taxonomy, create } = gazetteer
  const remarks: LocatedPlace['remarks'] = []
  const find = (values: [string, string][], isCreating: boolean, stored: References | null = null) => {
    const problems: Problem[] = []
    const lookup = { taxonomy, create: isCreating, delimiter: ';' }
    const found = resolveReferences(new Map(values) as RowValues, stored, lookup, problems)
    return { found, problem: problems[0]?.message ?? null }
  }
  const cityName = place.city ?? nearestCity(place, gazetteer)
  if (!cityName) return { problem: texts.sources.noCity }
  const city = find([['city', cityName]], create)
  if (city.problem) return { problem: city.problem }
  const within = (neighborhood: string, isCreating: boolean) =>
    find([['neighborhood', neighborhood]], isCreating, city.found)
  const named = place.neighborhood ? within(place.neighborhood, create) : null
  if (named?.problem) remarks.push({ field: 'neighborhood', message: named.problem })
  const isWithoutNeighborhood = !named?.found.neighborhood || named.problem !== null
  const { found } = isWithoutNeighborhood ? within(texts.sources.noNeighborhood, true) : named
  const [main, finer] = typeof category === 'string' ? category.split('>').map((name) => name.trim()) : []
  const listed = main
    ? find(
        finer
          ? [
              ['categories', main],
              ['subcategories', finer],
            ]
          : [['categories', main]],
        create,
      )
    : null
  if (listed?.problem) remarks.push({ field: 'subcategory', message: listed.problem })
  const { categories, subcategories } = listed?.found ?? chosenEntries(category, taxonomy)
  return {
    references: { ...found, categories, subcategories },
    isWithoutNeighborhood,
    isNearestCity: !place.city,
    remarks,
  }
}

/** Entries of a category that an administrator chose. */
function chosenEntries(
  category: MapValue,
  taxonomy: Taxonomy,
): Pick<References, 'categories' | 'subcategories'> {
  const { categoryId, subcategoryId } = Object(category) as Partial<ChosenCategory>
  const entries = (kind: 'category' | 'subcategory', id: number | null | undefined) =>
    id != null && taxonomy.has(kind, id) ? [taxonomy.get(kind, id)] : []
  return { categories: entries('category', categoryId), subcategories: entries('subcategory', subcategoryId) }
}

/** Whether it is the neighborhood for places without a known one. */
export const isNoNeighborhood = (name: string) => foldText(name) === foldText(texts.sources.noNeighborhood)

/** Maximum distance of the nearest city in degrees, about 20 km. */
const nearDegrees = 0.18

function nearestCity({ latitude, longitude }: SourcePlace, { cityPoints }: Gazetteer): string | null {
  if (latitude === null || longitude === null) return null
  let nearest: { name: string; distance: number } | null = null
  for (const city of cityPoints) {
    const distance = Math.hypot(city.latitude - latitude, city.longitude - longitude)
    if (distance <= nearDegrees && distance < (nearest?.distance ?? Infinity))
      nearest = { name: city.name, distance }
  }
  return nearest?.name ?? null
}
