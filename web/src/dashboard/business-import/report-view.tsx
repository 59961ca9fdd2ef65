import type { Ref } from 'react'
import { businessImportMessages } from '../../messages/dashboard/business-import.ts'
import { count } from '../../messages/site.ts'
import { card, styled } from '../../theme/theme.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { lastListAddress } from '../businesses/last-list.ts'
import { actListAddress } from '../businesses/list-address.ts'
import { ChangeList, ProblemList } from './report-lists.tsx'
import type { Report } from './use-import.ts'

const texts = businessImportMessages.report

const Frame = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '5',
  '& h2': { textStyle: 'h3', outline: 'none', _focusVisible: { outline: 'none', boxShadow: 'none' } },
  '& h3': { textStyle: 'label', fontSize: '1rem' },
  '& .quiet': { textStyle: 'small', color: 'quiet' },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: '3' },
  '& .part': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' },
  '& .places': { columns: { base: '1', md: '2', xl: '3' }, textStyle: 'small' },
})

export interface ReportViewProps {
  ref: Ref<HTMLHeadingElement>
  report: Report
  /** Chooses another file, when this one has been imported. */
  onAnother: () => void
}

/** What a checked file would do, or what an imported one has done. */
export function ReportView({ ref, report, onAnother }: ReportViewProps) {
  const { dryRun, encoding, lines, createdPlaces, problems, preview } = report
  return (
    <Frame>
      <div>
        <h2 ref={ref} tabIndex={-1}>
          {dryRun ? texts.checked : texts.imported}
        </h2>
        <p className="quiet">{texts.total(lines, encoding)}</p>
      </div>
      <ReportCounts report={report} />
      {!dryRun && (
        <div className="ways">
          {report.entryId && <ButtonLink to={actListAddress(report.entryId)}>{texts.toChanged}</ButtonLink>}
          <ButtonLink look={report.entryId ? 'outline' : undefined} to={lastListAddress()}>
            {texts.toList}
          </ButtonLink>
          <Button look="outline" onClick={onAnother}>
            {texts.another}
          </Button>
        </div>
      )}
      {problems.length > 0 && <ProblemList problems={problems} isImported={!dryRun} />}
      {preview.length > 0 && <ChangeList preview={preview} isImported={!dryRun} />}
      {createdPlaces.length > 0 && (
        <div className="part">
          <h3>{texts.places}</h3>
          <ul className="places">
            {createdPlaces.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </div>
      )}
    </Frame>
  )
}

const outcomes = ['created', 'updated', 'unchanged', 'refused'] as const

const Figures = styled('dl', {
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' },
  gap: '3',
  '& > div': {
    display: 'grid',
    padding: '4',
    ...card,
  },
  '& dt': { order: '1', textStyle: 'small', color: 'quiet' },
  '& dd': {
    fontSize: '1.5rem',
    fontWeight: '700',
    lineHeight: '1.2',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-outcome=refused]:not([data-none]) dd': { color: 'barro' },
  '& :is([data-outcome=created], [data-outcome=updated]):not([data-none]) dd': { color: 'mata' },
})

/** How many lines do what. */
function ReportCounts({ report }: { report: Report }) {
  return (
    <Figures>
      {outcomes.map((outcome) => (
        <div key={outcome} data-outcome={outcome} data-none={report[outcome] === 0 || undefined}>
          <dt>{texts.counts[outcome][report.dryRun ? 0 : 1]}</dt>
          <dd>{count(report[outcome])}</dd>
        </div>
      ))}
    </Figures>
  )
}
