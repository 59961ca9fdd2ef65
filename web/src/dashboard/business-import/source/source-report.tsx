import { Link } from 'react-router-dom'
import { businessImportMessages } from '../../../messages/dashboard/files/business-import.ts'
import { sourceImportMessages as texts } from '../../../messages/dashboard/files/source-import.ts'
import { count } from '../../../messages/site.ts'
import { paths } from '../../../paths.ts'
import text from '../../../ui/text.module.css'
import { PlannedPhotos } from '../photos/photo-problems.tsx'
import { ProblemList } from '../report-lists.tsx'
import { ReportTitle } from '../report-title.tsx'
import report from '../report-view.module.css'
import { UnknownNames } from './unknown-names.tsx'
import type { SourceImport, SourceReport } from './use-source-import.ts'

const { report: shared } = businessImportMessages

interface SourceReportViewProps {
  shown: SourceReport
  work: SourceImport
}

const outcomes = Object.entries(texts.counts) as [keyof typeof texts.counts, string][]

export function SourceReportView({ shown, work }: SourceReportViewProps) {
  return (
    <section className={report.frame}>
      <div>
        <ReportTitle
          report={shown}
          title={shown.dryRun ? shared.checked : shared.imported}
          hint={texts.total(shown.places)}
        />
      </div>
      <dl className={report.figures}>
        {outcomes.map(([name, label]) => (
          <div key={name} data-outcome={name} data-none={shown[name] === 0 || undefined}>
            <dt>{label}</dt>
            <dd>{count(shown[name])}</dd>
          </div>
        ))}
      </dl>
      {shown.dryRun && shown.unknownNames.length > 0 && (
        <UnknownNames names={shown.unknownNames} work={work} />
      )}
      <PlannedPhotos photos={shown.photos} />
      <UnknownCategories shown={shown} />
      {shown.problems.length > 0 && <Problems shown={shown} isTable={work.isTable} />}
      <Counts title={texts.reasons} list={shown.reasons} />
      <Counts title={texts.values} list={shown.values} />
    </section>
  )
}

/** Unknown categories of GeoJSON, linked to the category map after the import. */
function UnknownCategories({ shown: { dryRun, unknownCategories, unknownNames } }: { shown: SourceReport }) {
  const chosenAbove = new Set(unknownNames.map(({ kind, name }) => dryRun && `${kind} ${name}`))
  const list = unknownCategories.filter((each) => !chosenAbove.has(`CATEGORY ${each.text}`))
  if (list.length === 0) return null
  return (
    <div className={report.part}>
      <h3>{texts.categories}</h3>
      <p className={text.hint}>{dryRun ? texts.categoriesLater : texts.categoriesNow}</p>
      <ul>
        {list.map((each) => (
          <li key={each.text}>
            {dryRun ? (
              texts.times(each.text, each.count)
            ) : (
              <Link to={`${paths.dashboardImportCategories}?${new URLSearchParams({ search: each.text })}`}>
                {texts.times(each.text, each.count)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Everything that was left out, by line and column, or by place and reference. */
function Problems({ shown: { problems, problemCount }, isTable }: { shown: SourceReport; isTable: boolean }) {
  const more = problemCount - problems.length
  return (
    <ProblemList
      problems={isTable ? problems : problems.map((each) => ({ ...each, column: each.reference }))}
      lead={more > 0 ? texts.moreProblems(problems.length, more) : undefined}
      titles={isTable ? undefined : texts.placeTitles}
    />
  )
}

function Counts({ title, list }: { title: string; list: SourceReport['reasons'] }) {
  if (list.length === 0) return null
  return (
    <div className={report.part}>
      <h3>{title}</h3>
      <ul>
        {list.map((each) => (
          <li key={each.text}>{texts.times(each.text, each.count)}</li>
        ))}
      </ul>
    </div>
  )
}
