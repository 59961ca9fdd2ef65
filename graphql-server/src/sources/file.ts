import { isGeoJson } from '../csv/reader/table.ts'
import type { CategoryMap } from './maps/categories.ts'
import { readFeatures, readForm } from './read/features.ts'
import { type FilePlace, type InFile, readPlace, type UnusablePlace } from './read/place.ts'
import type { ColumnContent } from './table/columns.ts'
import { openTableSource, type TableOptions } from './table/open.ts'
import type { UnknownName } from './table/unknown.ts'

/** A foreign file, read as places. */
export interface SourceFile {
  /** Reads the file from the start. */
  places(signal?: AbortSignal): AsyncGenerator<FilePlace | (UnusablePlace & InFile)>
  isTable: boolean
  /** Title of the first column that holds a field; null without one. */
  titleOf(field: ColumnContent): string | null
  /** Category map of the run, with the names of a table. */
  categories: CategoryMap
  /** Names in a table that the guide does not have. */
  unknownNames: UnknownName[]
}

/**
 * Opens a foreign file, detected by its content: GeoJSON of Overture Maps or OpenStreetMap, or any table.
 *
 * @throws BadUserInputError for anything else
 */
export async function openSource(options: TableOptions): Promise<SourceFile> {
  const { path, categories } = options
  if (!(await isGeoJson(path))) return openTableSource(options)
  const form = await readForm(path)
  return {
    async *places(signal) {
      let line = 0
      for await (const feature of readFeatures(path, form, signal)) {
        line += 1
        yield { ...readPlace(feature), line }
      }
    },
    isTable: false,
    titleOf: () => null,
    categories,
    unknownNames: [],
  }
}
