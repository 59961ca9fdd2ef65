import { businessImportMessages } from '../../messages/dashboard/files/business-import.ts'
import type { Report } from './use-import.ts'

const texts = businessImportMessages.report

/** Column titles of the file. */
export type ProblemTitles = readonly [line: string, column: string, problem: string]

export const lineTitles: ProblemTitles = [texts.line, texts.column, texts.problem]

/** Writes problems as a CSV file for spreadsheets: UTF-8 with BOM, semicolons. */
export function problemsFile(problems: Report['problems'], titles: ProblemTitles = lineTitles): string {
  const rows = problems.map(({ line, column, message }) => [String(line), column ?? '', message])
  const table = [titles, ...rows]
  return `\uFEFF${table.map((row) => row.map(csvCell).join(';')).join('\r\n')}\r\n`
}

/** Prefixes an apostrophe to text that a spreadsheet would run as a formula. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
