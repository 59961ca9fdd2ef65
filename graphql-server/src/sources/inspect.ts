import { BadUserInputError } from '../errors.ts'
import { texts } from '../messages/texts.ts'
import { FileCities } from './city-points.ts'
import type { SourceFile } from './file.ts'
import { ReferenceKeys } from './read/reference-keys.ts'

export interface InspectedFile {
  /** How many places it has. */
  total: number
  /** Of all usable places. */
  references: ReferenceKeys
  cities: FileCities
}

/**
 * Reads a file to its end before anything is written.
 *
 * @param maxPlaces a file with more is refused
 * @throws BadUserInputError for a file that is refused as a whole; the signal's reason
 */
export async function inspectFile(
  file: SourceFile,
  maxPlaces = Infinity,
  signal?: AbortSignal,
): Promise<InspectedFile> {
  const references = new ReferenceKeys()
  const cities = new FileCities()
  let total = 0
  for await (const place of file.places(signal)) {
    total += 1
    if (total > maxPlaces) throw new BadUserInputError({ file: texts.imports.manyRows(maxPlaces) })
    if ('problem' in place) continue
    references.add(place.reference)
    cities.add(place)
  }
  if (total === 0) throw new BadUserInputError({ file: texts.sources.noPlaces })
  return { total, references, cities }
}
