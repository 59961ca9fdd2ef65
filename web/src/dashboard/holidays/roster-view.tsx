import { formatDate } from '../../../../schema/hours/exceptions.ts'
import { businessImportMessages } from '../../messages/dashboard/files/business-import.ts'
import { dutyRosterMessages as texts } from '../../messages/dashboard/files/duty-roster.ts'
import { Button } from '../../ui/button.tsx'
import { FirstRows, ProblemList } from '../business-import/report-lists.tsx'
import { ReportTitle } from '../business-import/report-title.tsx'
import type { Column } from '../table/columns.ts'
import styles from './duty-roster.module.css'
import type { RosterReport } from './use-duty-roster.ts'

const { report: shared, importIt } = businessImportMessages

type Row = RosterReport['rows'][number] & { id: string }

const columns: Column<Row>[] = [
  { id: 'line', header: texts.line, cell: ({ row }) => row.original.line },
  { id: 'name', header: shared.name, meta: { isMain: true }, cell: ({ row }) => row.original.name },
  {
    id: 'date',
    header: texts.date,
    cell: ({ row: { original } }) =>
      original.date && <span className={styles.date}>{formatDate(original.date)}</span>,
  },
  { id: 'hours', header: texts.hours, cell: ({ row }) => row.original.hours },
  { id: 'reason', header: texts.reason, cell: ({ row }) => row.original.reason },
  { id: 'outcome', header: texts.outcome, cell: ({ row }) => texts.outcomes[row.original.outcome] },
]

interface RosterViewProps {
  report: RosterReport
  /** What goes on; null before it is pressed. */
  running: string | null
  onImport: () => void
}

/** What a checked file would do, row by row, with the press that does it. */
export function RosterView({ report, running, onImport }: RosterViewProps) {
  const { lines, encoding, changed, unchanged, refused, problems } = report
  const rows = report.rows.map((row) => ({ ...row, id: String(row.line) }))
  const action = refused > 0 ? texts.importOthers(changed) : importIt(changed)
  return (
    <section className={styles.report}>
      <div>
        <ReportTitle report={report} title={shared.checked} hint={shared.total(lines, encoding)} />
        <ul className={styles.counts}>
          <li>{texts.counts.changed(changed)}</li>
          <li>{texts.counts.unchanged(unchanged)}</li>
          <li>{texts.counts.refused(refused)}</li>
        </ul>
      </div>
      {changed === 0 ? (
        <p>{shared.nothing}</p>
      ) : (
        <div>
          <Button aria-busy={running !== null} onClick={running === null ? onImport : undefined}>
            {running === null ? action : <span role="status">{running}</span>}
          </Button>
        </div>
      )}
      {problems.length > 0 && (
        <ProblemList problems={problems} lead={refused > 0 ? texts.refusedHint : undefined} />
      )}
      {rows.length > 0 && <FirstRows title={texts.rows} columns={columns} rows={rows} />}
    </section>
  )
}
