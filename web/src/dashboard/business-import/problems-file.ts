import { businessImportMessages } from '../../messages/dashboard/business-import.ts'
import type { Report } from './use-import.ts'

const texts = businessImportMessages.report

/** Problems as a CSV file that opens well in a spreadsheet: UTF-8 with its mark, semicolons. */
export function problemsFile(problems: Report['problems']): string {
  const rows = problems.map(({ line, column, message }) => [String(line), column ?? '', message])
  const table = [[texts.line, texts.column, texts.problem], ...rows]
  return `\uFEFF${table.map((row) => row.map(cellOf).join(';')).join('\r\n')}\r\n`
}

/** What a spreadsheet would take for a formula gets an apostrophe in front. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** Hands text to the browser as a file to keep. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
