import { texts } from '../../messages/texts.ts'
import { foldText, type Problem } from './columns.ts'
import type { Taxonomy, TaxonomyEntry } from './taxonomy.ts'

export const wholeRegion = 'toda a região'

/** The area of a cell, as a client would send it. @param problems are added to for a place that is not registered */
export function readAreas(text: string, taxonomy: Taxonomy, problems: Problem[]): Record<string, unknown> {
  if (foldText(text) === foldText(wholeRegion)) return { servesRegion: true }
  const names = text
    .split(/[;|]/)
    .map((name) => name.trim())
    .filter(Boolean)
  const unknown: string[] = []
  const areas = names.flatMap((name) => {
    const place = findPlace(name, taxonomy)
    if (!place) unknown.push(name)
    return place ?? []
  })
  if (unknown.length > 0) problems.push({ field: 'areas', message: texts.imports.noSuchPlace(unknown) })
  return { servesRegion: false, areas }
}

/** @returns null for a place that is unknown, or one of several of its name */
function findPlace(name: string, taxonomy: Taxonomy) {
  const city = only(taxonomy.findCity(name))
  if (city) return { cityId: String(city.id) }
  const slash = name.indexOf('/')
  const parent = slash < 0 ? null : only(taxonomy.findCity(name.slice(0, slash).trim()))
  const neighborhood = parent && only(taxonomy.childNames(parent).find(name.slice(slash + 1).trim()))
  return neighborhood ? { cityId: String(parent.id), neighborhoodId: String(neighborhood.id) } : null
}

/** Only entries that are saved. */
function only([entry, ...others]: readonly TaxonomyEntry[]): TaxonomyEntry | null {
  return entry && others.length === 0 && entry.id > 0 ? entry : null
}
