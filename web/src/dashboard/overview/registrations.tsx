import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense, useState } from 'react'
import { overviewMessages } from '../../messages/dashboard/overview.ts'
import { recipe } from '../../theme/theme.ts'
import { Failure } from '../shell/failure.tsx'
import { ChartBoundary } from './chart-boundary.tsx'
import type { Day } from './days.ts'
import { type Month, monthTitle } from './month.ts'
import { MonthControls } from './month-controls.tsx'
import { RegistrationsTable } from './registrations-table.tsx'
import { OverviewSection } from './section.tsx'
import { useMonth } from './use-month.ts'
import { useRegistrations } from './use-registrations.ts'

const { chart: texts } = overviewMessages

/** The chart's library is loaded with it. */
const RegistrationsChart = lazy(() => import('./registrations-chart.tsx'))

const Lead = chakra(
  'p',
  recipe({
    base: {
      minHeight: { base: '2.9em', sm: '1.45em' },
      textStyle: 'small',
      color: 'quiet',
      '& strong': { color: 'ink', fontWeight: '600' },
      '& span': { display: { base: 'block', sm: 'inline' }, _before: { content: { sm: '"· "' } } },
    },
  }),
)

/** As high in every state, so that nothing below moves. */
const Area = chakra(
  'div',
  recipe({
    base: {
      position: 'relative',
      height: '20rem',
      '& > .state': { position: 'absolute', inset: '0', display: 'grid', placeContent: 'center', gap: '3' },
      '& > p.state': { color: 'quiet', textAlign: 'center' },
    },
  }),
)

/** "Cadastros Mensais": the registrations of a month, one bar a day. */
export function Registrations() {
  const { month, current, show } = useMonth()
  const { days, error, refetch } = useRegistrations(month, current)
  const [isTable, setIsTable] = useState(false)
  const total = days?.reduce((sum, { count }) => sum + count, 0)
  return (
    <OverviewSection
      title={texts.title}
      raised
      lead={
        <Lead role="status">
          <strong>{monthTitle(month)}</strong> {total !== undefined && <span>{texts.total(total)}</span>}
        </Lead>
      }
      action={
        <MonthControls
          month={month}
          current={current}
          show={show}
          isTable={isTable}
          toggleTable={() => setIsTable((before) => !before)}
        />
      }
    >
      <Area>
        {days ? (
          <Days days={days} month={month} isTable={isTable} />
        ) : error ? (
          <div className="state">
            <Failure error={error} refetch={refetch} />
          </div>
        ) : (
          <Loading />
        )}
      </Area>
    </OverviewSection>
  )
}

function Days({ days, month, isTable }: { days: readonly Day[]; month: Month; isTable: boolean }) {
  const label = texts.label(monthTitle(month))
  if (isTable) return <RegistrationsTable days={days} label={label} />
  return (
    <ChartBoundary key={month}>
      <Suspense fallback={<Loading />}>
        <RegistrationsChart days={days} label={label} />
      </Suspense>
    </ChartBoundary>
  )
}

function Loading() {
  return (
    <p className="state" role="status">
      {texts.loading}
    </p>
  )
}
