import { type ReactNode, useState } from 'react'
import { saveText } from '../../browser/download.ts'
import { businessImportMessages } from '../../messages/dashboard/files/business-import.ts'
import actions from '../../ui/actions.module.css'
import { Button } from '../../ui/button.tsx'
import text from '../../ui/text.module.css'
import { ChangedValues } from '../table/cells.tsx'
import type { Column } from '../table/columns.ts'
import { DataTable } from '../table/data-table.tsx'
import { lineTitles, type ProblemTitles, problemsFile } from './problems-file.ts'
import report from './report-view.module.css'
import type { Report } from './use-import.ts'

const texts = businessImportMessages.report

type Change = Report['preview'][number] & { id: string }

/** Changed fields with their values before and after. */
const fieldChanges = ({ changes }: Change) =>
  changes.map(({ column, before, after }) => ({
    title: column,
    before: before || null,
    after: after || null,
  }))

const columnsOf = (tense: 0 | 1): Column<Change>[] => [
  { id: 'line', header: texts.line, cell: ({ row }) => row.original.line },
  { id: 'name', header: texts.name, meta: { isMain: true }, cell: ({ row }) => row.original.name },
  { id: 'outcome', header: texts.outcome, cell: ({ row }) => texts.outcomes[row.original.outcome][tense] },
  {
    id: 'changed',
    header: texts.changed,
    cell: ({ row: { original: change } }) =>
      change.outcome === 'CREATED' ? texts.everything : <ChangedValues changes={fieldChanges(change)} />,
  },
]

const planned = columnsOf(0)

const done = columnsOf(1)

/** Lines that change something, with values before and after. */
export function ChangeList({ preview, isImported }: { preview: Report['preview']; isImported: boolean }) {
  const rows = preview.map((change) => ({ ...change, id: String(change.line) }))
  return <FirstRows title={texts.changes} columns={isImported ? done : planned} rows={rows} />
}

type Problem = Report['problems'][number] & { id: string }

const columnsOfProblems = ([line, column, problem]: ProblemTitles): Column<Problem>[] => [
  { id: 'line', header: line, cell: ({ row }) => row.original.line },
  { id: 'column', header: column, cell: ({ row }) => row.original.column ?? texts.wholeLine },
  { id: 'problem', header: problem, meta: { isMain: true }, cell: ({ row }) => row.original.message },
]

const lineColumns = columnsOfProblems(lineTitles)

interface ProblemListProps {
  problems: Report['problems']
  lead?: string | undefined
  /** For a file without lines. */
  titles?: ProblemTitles | undefined
}

/** Problems by line and column, also as a download. */
export function ProblemList({ problems, lead, titles }: ProblemListProps) {
  const columns = titles ? columnsOfProblems(titles) : lineColumns
  const rows = problems.map((problem, index) => ({ ...problem, id: String(index) }))
  return (
    <FirstRows title={texts.problems} lead={lead} columns={columns} rows={rows}>
      <Button
        look="outline"
        onClick={() => saveText(texts.downloadName, problemsFile(problems, titles), 'text/csv')}
      >
        {texts.download}
      </Button>
    </FirstRows>
  )
}

/** Rows per step, since rendering a thousand at once is slow. */
const step = 50

/** Maximum rows of a report (docs/catalogue-files.md). */
const maxRows = 1000

interface FirstRowsProps<Row extends { id: string }> {
  title: string
  lead?: string | undefined
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  children?: ReactNode
}

/** Paged rows with a button for more, and a note about rows that the report omits. */
export function FirstRows<Row extends { id: string }>(props: FirstRowsProps<Row>) {
  const { title, lead, columns, rows, children } = props
  const [most, setMost] = useState(step)
  const hidden = Math.max(0, rows.length - most)
  return (
    <div className={report.part}>
      <h3>{title}</h3>
      {lead && <p className={text.hint}>{lead}</p>}
      <DataTable label={title} columns={columns} rows={rows.slice(0, most)} empty={null} />
      <div className={actions.row}>
        {hidden > 0 && (
          <Button look="outline" onClick={() => setMost(most + step)}>
            {texts.more(Math.min(hidden, step))}
          </Button>
        )}
        {rows.length >= maxRows && hidden === 0 && <p className={text.hint}>{texts.onlyFirst(maxRows)}</p>}
        {children}
      </div>
    </div>
  )
}
