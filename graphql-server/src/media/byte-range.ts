/** A part of a file: both ends are in it. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * Reads a Range header (RFC 9110, 14.2). Several ranges at once may be ignored by a server, and are.
 *
 * @param header as it came
 * @param size of the whole in bytes, at least 1
 * @returns null to answer the whole, 'unsatisfiable' to answer 416
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '') {
    const length = Number(to)
    return length === 0 ? 'unsatisfiable' : { first: Math.max(0, size - length), last: size - 1 }
  }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return null
  return first >= size ? 'unsatisfiable' : { first, last }
}
