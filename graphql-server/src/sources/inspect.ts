import { BadUserInputError } from '../errors.ts'
import { texts } from '../messages/texts.ts'
import type { SourceFile } from './file.ts'
import { referenceKey } from './hashes.ts'

export interface InspectedFile {
  /** How many places it has. */
  total: number
  /** Keys of the references of all usable places. */
  references: ReadonlySet<number>
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
  const references = new Set<number>()
  let total = 0
  for await (const place of file.places(signal)) {
    total += 1
    if (total > maxPlaces) throw new BadUserInputError({ file: texts.imports.manyRows(maxPlaces) })
    if ('reference' in place) references.add(referenceKey(place.reference))
  }
  if (total === 0) throw new BadUserInputError({ file: texts.sources.noPlaces })
  return { total, references }
}
