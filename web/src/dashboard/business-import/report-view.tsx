import { businessImportMessages } from '../../messages/dashboard/files/business-import.ts'
import { count } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import text from '../../ui/text.module.css'
import { lastListAddress } from '../businesses/last-list.ts'
import { actListAddress } from '../businesses/list-address.ts'
import { PlannedPhotos } from './photos/photo-problems.tsx'
import { ChangeList, ProblemList } from './report-lists.tsx'
import { ReportTitle } from './report-title.tsx'
import styles from './report-view.module.css'
import type { Report } from './use-import.ts'

const texts = businessImportMessages.report

interface ReportViewProps {
  report: Report
  onAnother: () => void
}

export function ReportView({ report, onAnother }: ReportViewProps) {
  const { dryRun, encoding, lines, createdPlaces, problems, preview } = report
  return (
    <section className={styles.frame}>
      <div>
        <ReportTitle
          report={report}
          title={dryRun ? texts.checked : texts.imported}
          hint={texts.total(lines, encoding)}
        />
      </div>
      <ReportCounts report={report} />
      {report.erased > 0 && <p className={text.hint}>{texts.erased(report.erased)}</p>}
      {!dryRun && (
        <div className={styles.actions}>
          {report.entryId && <ButtonLink to={actListAddress(report.entryId)}>{texts.toChanged}</ButtonLink>}
          <ButtonLink look={report.entryId ? 'outline' : undefined} to={lastListAddress()}>
            {texts.toList}
          </ButtonLink>
          <Button look="outline" onClick={onAnother}>
            {texts.another}
          </Button>
          {report.entryId && (
            <ButtonLink look="outline" to={paths.dashboardAuditUndo(report.entryId)}>
              {texts.undo}
            </ButtonLink>
          )}
        </div>
      )}
      <PlannedPhotos photos={report.photos} />
      {problems.length > 0 && (
        <ProblemList problems={problems} lead={dryRun ? texts.problemsHint : texts.problemsImported} />
      )}
      {preview.length > 0 && <ChangeList preview={preview} isImported={!dryRun} />}
      {createdPlaces.length > 0 && (
        <div className={styles.part}>
          <h3>{texts.places}</h3>
          <ul className={styles.places}>
            {createdPlaces.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

const outcomes = ['created', 'updated', 'unchanged', 'refused'] as const

function ReportCounts({ report }: { report: Report }) {
  return (
    <dl className={styles.figures}>
      {outcomes.map((outcome) => (
        <div key={outcome} data-outcome={outcome} data-none={report[outcome] === 0 || undefined}>
          <dt>{texts.counts[outcome][report.dryRun ? 0 : 1]}</dt>
          <dd>{count(report[outcome])}</dd>
        </div>
      ))}
    </dl>
  )
}
