import { countKnown } from './columns.ts'
import { fileLimits, firstRecord } from './records.ts'

const candidates = [';', ',', '\t'] as const

/** What separates the cells of a table. */
export type Delimiter = (typeof candidates)[number]

/**
 * Finds what separates a table's cells: with the right one its first line has the most known titles.
 *
 * @param beginning of its text: with the whole first line in it
 */
export function delimiterOf(beginning: string): Delimiter {
  const known = candidates.map((delimiter) => {
    const titles = firstRecord(beginning, delimiter)
    // More cells than any file may have: that is what separates them.
    return titles ? countKnown(titles) : fileLimits.columns
  })
  return candidates[known.indexOf(Math.max(...known))] ?? ';'
}
