import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { AnswerColumns } from '../../csv/import/answer-columns.ts'
import { refuse } from '../../csv/reader/refuse.ts'
import { texts } from '../../messages/texts.ts'
import { type ColumnContent, contentLabel, type TableColumns, tableFields } from './columns.ts'
import type { TableHead } from './open.ts'

const mapRule = z.record(z.string(), z.string().nullable())

/**
 * The guessed content of columns, overridden by a JSON file that maps titles to fields or attributes (slug or name).
 *
 * @throws BadUserInputError for an invalid file
 */
export async function readColumnMap(
  { titles, guessed, answerColumns }: TableHead,
  path?: string,
): Promise<TableColumns> {
  if (path === undefined) return guessed
  const text = await readFile(path, 'utf8')
  const map = mapRule.safeParse(parseJson(text)).data ?? refuse(texts.sourceTables.noMap(tableFields))
  const absent = Object.keys(map).find((title) => !titles.includes(title))
  if (absent !== undefined) refuse(texts.sourceTables.noSuchTitle(absent))
  return titles.map((title, index) => {
    const name = map[title]
    if (name === undefined) return guessed[index] ?? null
    return name === null ? null : contentNamed(name, answerColumns)
  })
}

const contentNamed = (name: string, answerColumns: AnswerColumns): ColumnContent =>
  tableFields.find((field) => field === name) ??
  answerColumns.find(name)?.field ??
  refuse(texts.sourceTables.noMap(tableFields))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** One line per column: "Razão Social → Nome". */
export const columnLines = ({ titles, answerColumns }: TableHead, columns: TableColumns): string[] =>
  titles.map((title, index) => {
    const field = columns[index]
    return `${title} → ${field ? contentLabel(field, answerColumns) : texts.sourceTables.notRead}`
  })
