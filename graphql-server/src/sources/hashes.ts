import { createHash } from 'node:crypto'
import type { FilePlace } from './read/place.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** Hash of a field's value, as stored in `field_sources`. */
export const valueHash = (value: unknown): string =>
  sha256(JSON.stringify(value)).toString('hex').slice(0, 32)

/**
 * Hash of a place and of how a run would write it, by which unchanged places are skipped. Month and line are left out, since they
 * change with each release, and so are photos, which are added separately.
 *
 * @param manner settings of the run, and the mapped category of the place
 */
export function contentHash(
  { month: _, leftOut: __, photos: ___, line: ____, ...content }: FilePlace,
  manner: unknown,
): string {
  return sha256(JSON.stringify([content, manner])).toString('hex')
}
