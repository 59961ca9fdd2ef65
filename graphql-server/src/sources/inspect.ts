import { BadUserInputError } from '../errors.ts'
import { texts } from '../messages/texts.ts'
import { referenceKey } from './hashes.ts'
import { type GeoJsonForm, readFeatures, readForm } from './read/features.ts'
import { readPlace } from './read/place.ts'

export interface InspectedFile {
  form: GeoJsonForm
  /** How many features it has. */
  total: number
  /** Keys of the references of all usable places. */
  references: ReadonlySet<number>
}

/**
 * Reads a file to its end before anything is written.
 *
 * @throws BadUserInputError for a file that is refused as a whole; the signal's reason
 */
export async function inspectFile(path: string, signal?: AbortSignal): Promise<InspectedFile> {
  const form = await readForm(path)
  const references = new Set<number>()
  let total = 0
  for await (const feature of readFeatures(path, form, signal)) {
    total += 1
    const place = readPlace(feature)
    if ('reference' in place) references.add(referenceKey(place.reference))
  }
  if (total === 0) throw new BadUserInputError({ file: texts.sources.noPlaces })
  return { form, total, references }
}
