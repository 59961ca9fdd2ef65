import { businessImportMessages } from '../../messages/dashboard/business-import.ts'
import type { Column } from '../table/column.ts'
import { DataTable } from '../table/data-table.tsx'
import { ShowMore, useShown } from './show-more.tsx'
import type { Report } from './use-import.ts'

const texts = businessImportMessages.report

type Change = Report['preview'][number] & { id: string }

const columnsOf = (tense: 0 | 1): Column<Change>[] => [
  { title: texts.line, cell: ({ line }) => line },
  { title: texts.name, isMain: true, cell: ({ name }) => name },
  { title: texts.outcome, cell: ({ outcome }) => texts.outcomes[outcome][tense] },
  {
    title: texts.changed,
    cell: ({ outcome, changed }) => (outcome === 'CREATED' ? texts.everything : changed.join(', ')),
  },
]

const planned = columnsOf(0)
const done = columnsOf(1)

/** The lines that change something, with the fields that they change. */
export function ChangeList({ preview, isImported }: { preview: Report['preview']; isImported: boolean }) {
  const rows = preview.map((change) => ({ ...change, id: String(change.line) }))
  const shown = useShown(rows)
  return (
    <div className="part">
      <h3>{texts.changes}</h3>
      <DataTable label={texts.changes} columns={isImported ? done : planned} rows={shown.rows} empty={null} />
      <div className="ways">
        <ShowMore {...shown} />
      </div>
    </div>
  )
}
