import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { refuse } from '../../csv/reader/refuse.ts'
import { texts } from '../../messages/texts.ts'
import { type TableColumns, tableFieldLabel, tableFields } from './columns.ts'
import type { TableHead } from './open.ts'

const mapRule = z.record(z.string(), z.enum(tableFields).nullable())

/**
 * What columns hold: as guessed, with the changes of a JSON file of fields by titles.
 *
 * @throws BadUserInputError for a file that is no map
 */
export async function readColumnMap({ titles, guessed }: TableHead, path?: string): Promise<TableColumns> {
  if (path === undefined) return guessed
  const text = await readFile(path, 'utf8')
  const map = mapRule.safeParse(parseJson(text)).data ?? refuse(texts.sourceTables.noMap(tableFields))
  const absent = Object.keys(map).find((title) => !titles.includes(title))
  if (absent !== undefined) refuse(texts.sourceTables.noSuchTitle(absent))
  return titles.map((title, index) => {
    const field = map[title]
    return field === undefined ? (guessed[index] ?? null) : field
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A line for each column: "Razão Social → Nome". */
export const columnLines = ({ titles }: TableHead, columns: TableColumns): string[] =>
  titles.map((title, index) => {
    const field = columns[index]
    return `${title} → ${field ? tableFieldLabel(field) : texts.sourceTables.notRead}`
  })
