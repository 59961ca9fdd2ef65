import { isGeoJson } from '../csv/reader/table.ts'
import type { CategoryMap } from './maps/categories.ts'
import { readFeatures, readForm } from './read/features.ts'
import { readPlace, type SourcePlace } from './read/place.ts'
import { openTableSource, type TableOptions } from './table/open.ts'
import type { UnknownName } from './table/unknown.ts'

/** A foreign file as places. */
export interface SourceFile {
  /** Reads the file from its beginning. */
  places(signal?: AbortSignal): AsyncGenerator<SourcePlace | { problem: string }>
  /** Of the run, with the names of a table. */
  categories: CategoryMap
  /** Names of a table that the guide has not. */
  unknownNames: UnknownName[]
}

/**
 * Opens a foreign file by its content: GeoJSON of Overture Maps or OpenStreetMap, or a table of any make.
 *
 * @throws BadUserInputError for anything else
 */
export async function openSource(options: TableOptions): Promise<SourceFile> {
  const { path, categories } = options
  if (!(await isGeoJson(path))) return openTableSource(options)
  const form = await readForm(path)
  return {
    async *places(signal) {
      for await (const feature of readFeatures(path, form, signal)) yield readPlace(feature)
    },
    categories,
    unknownNames: [],
  }
}
