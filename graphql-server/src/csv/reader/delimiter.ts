import type { Encoding } from './encoding.ts'
import { fileLimits, firstRecord } from './records.ts'
import { readText } from './text.ts'

/** Characters in which the titles are looked for. */
const BEGINNING = 64 * 1024

const candidates = [';', ',', '\t']

/** Lines without any text above the titles. */
const blankLines = /^(?:[;,\t ]*\n)+/

/**
 * Detects what separates cells: the candidate by which the first line has the most known titles, or else the most cells.
 *
 * @param isTitle whether a cell is a known title
 */
export async function detectDelimiter(
  path: string,
  encoding: Encoding,
  isTitle: (cell: string) => boolean,
): Promise<string> {
  const beginning = await readBeginning(path, encoding)
  const known = candidates.map((delimiter) => {
    const titles = firstRecord(beginning, delimiter)
    // Over the limit of columns: nothing else separates that many cells.
    return titles ? titles.filter(isTitle).length + titles.length / 1000 : fileLimits.columns
  })
  return candidates[known.indexOf(Math.max(...known))] ?? ';'
}

async function readBeginning(path: string, encoding: Encoding): Promise<string> {
  let beginning = ''
  for await (const text of readText(path, encoding)) {
    beginning = (beginning + text).replace(blankLines, '')
    if (beginning.length >= BEGINNING) break
  }
  return beginning
}
