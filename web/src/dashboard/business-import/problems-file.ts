import { businessImportMessages } from '../../messages/dashboard/files/business-import.ts'
import type { Report } from './use-import.ts'

const texts = businessImportMessages.report

/** Titles of line, column and problem. */
export type ProblemTitles = readonly [line: string, column: string, problem: string]

export const lineTitles: ProblemTitles = [texts.line, texts.column, texts.problem]

/** Problems as a CSV file that opens well in a spreadsheet: UTF-8 with its mark, semicolons. */
export function problemsFile(problems: Report['problems'], titles: ProblemTitles = lineTitles): string {
  const rows = problems.map(({ line, column, message }) => [String(line), column ?? '', message])
  const table = [titles, ...rows]
  return `\uFEFF${table.map((row) => row.map(csvCell).join(';')).join('\r\n')}\r\n`
}

/** Text that a spreadsheet would run as a formula is prefixed with an apostrophe. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
