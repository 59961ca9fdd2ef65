import { chakra } from '@chakra-ui/react/styled-system'
import { count } from '../../count.ts'
import { businessImportMessages } from '../../messages/dashboard/business-import.ts'
import { recipe } from '../../theme/theme.ts'
import type { Report } from './use-import.ts'

const { counts } = businessImportMessages.report
const outcomes = ['created', 'updated', 'unchanged', 'refused'] as const

const Figures = chakra(
  'dl',
  recipe({
    base: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' },
      gap: '3',
      '& > div': {
        display: 'grid',
        padding: '4',
        bg: 'surface',
        borderWidth: '1px',
        borderColor: 'line',
        borderRadius: 'card',
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
    },
  }),
)

/** How many lines do what. */
export function ReportCounts({ report }: { report: Report }) {
  return (
    <Figures>
      {outcomes.map((outcome) => (
        <div key={outcome} data-outcome={outcome} data-none={report[outcome] === 0 || undefined}>
          <dt>{counts[outcome][report.dryRun ? 0 : 1]}</dt>
          <dd>{count(report[outcome])}</dd>
        </div>
      ))}
    </Figures>
  )
}
