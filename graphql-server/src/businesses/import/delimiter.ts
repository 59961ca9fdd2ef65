import { parse } from 'csv-parse/sync'
import { countKnown } from './columns.ts'
import { csvRules } from './records.ts'

const candidates = [';', ',', '\t'] as const

/** What separates the cells of a table. */
export type Delimiter = (typeof candidates)[number]

/**
 * Finds what separates a table's cells: with the right one its first line has the most known titles.
 *
 * @param beginning of its text: with the whole first line in it
 */
export function delimiterOf(beginning: string): Delimiter {
  const known = candidates.map((delimiter) => countKnown(firstLine(beginning, delimiter)))
  return candidates[known.indexOf(Math.max(...known))] ?? ';'
}

function firstLine(text: string, delimiter: Delimiter): string[] {
  try {
    const [cells = []] = parse(text, { ...csvRules, delimiter, to: 1 })
    return cells
  } catch {
    return []
  }
}
