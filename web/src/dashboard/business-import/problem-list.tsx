import { businessImportMessages } from '../../messages/dashboard/business-import.ts'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../table/column.ts'
import { DataTable } from '../table/data-table.tsx'
import { ShowMore, useShown } from './show-more.tsx'
import type { Report } from './use-import.ts'

const texts = businessImportMessages.report

type Problem = Report['problems'][number] & { id: string }

const columns: Column<Problem>[] = [
  { id: 'line', header: texts.line, cell: ({ row }) => row.original.line },
  { id: 'column', header: texts.column, cell: ({ row }) => row.original.column ?? texts.wholeLine },
  { id: 'problem', header: texts.problem, meta: { isMain: true }, cell: ({ row }) => row.original.message },
]

/** What is wrong in the file, by line and column, to read here or to take along. */
export function ProblemList({ problems, isImported }: { problems: Report['problems']; isImported: boolean }) {
  const rows = problems.map((problem, index) => ({ ...problem, id: String(index) }))
  const shown = useShown(rows)
  return (
    <div className="part">
      <h3>{texts.problems}</h3>
      <p className="quiet">{isImported ? texts.problemsImported : texts.problemsHint}</p>
      <DataTable label={texts.problems} columns={columns} rows={shown.rows} empty={null} />
      <div className="ways">
        <ShowMore {...shown} />
        <Button look="outline" onClick={() => saveText(texts.downloadName, problemsFile(problems))}>
          {texts.download}
        </Button>
      </div>
    </div>
  )
}

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
function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
