import { createHash } from 'node:crypto'
import type { FilePlace } from './read/place.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** Of a value of a field, as `field_sources` has it. */
export const valueHash = (value: unknown): string =>
  sha256(JSON.stringify(value)).toString('hex').slice(0, 32)

/**
 * Of what a run reads of a place, and of how it would write that: an equal one is not looked at again. The month is left out,
 * since it changes with each release of the data, and so are the line, and photos, which are added apart.
 *
 * @param manner settings of the run, and what the category map says of the place
 */
export function contentHash(
  { month: _, leftOut: __, photos: ___, line: ____, ...content }: FilePlace,
  manner: unknown,
): string {
  return sha256(JSON.stringify([content, manner])).toString('hex')
}
