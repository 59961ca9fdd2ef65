import { useApolloClient } from '@apollo/client/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { RegistrationsOfMonthDocument } from '../../gql/dashboard/graphql.ts'
import { useRegistrationsOfMonthQuery } from '../../gql/dashboard/hooks.ts'
import { overviewMessages } from '../../messages/dashboard/overview.ts'
import { count as written } from '../../messages/site.ts'
import { styled } from '../../theme/theme.ts'
import { Boundary, Failure } from '../feedback/failure.tsx'
import {
  addMonths,
  type Day,
  type DaysProps,
  dayLabel,
  firstMonth,
  type Month,
  MonthControls,
  monthOf,
  monthTitle,
  readMonth,
} from './month.tsx'
import { OverviewSection } from './section.tsx'

const { chart: texts } = overviewMessages

/** The chart's library is loaded with it. */
const RegistrationsChart = lazy(() => import('./registrations-chart.tsx'))

const Lead = styled('p', {
  minHeight: { base: '2.9em', sm: '1.45em' },
  textStyle: 'small',
  color: 'quiet',
  '& strong': { color: 'ink', fontWeight: '600' },
  '& span': { display: { base: 'block', sm: 'inline' }, _before: { content: { sm: '"· "' } } },
})

/** As high in every state, so that nothing below moves. */
const Area = styled('div', {
  position: 'relative',
  height: '20rem',
  '& > .state': { position: 'absolute', inset: '0', display: 'grid', placeContent: 'center', gap: '3' },
  '& > p.state': { color: 'quiet', textAlign: 'center' },
})

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
          <State role="status">{texts.loading}</State>
        )}
      </Area>
    </OverviewSection>
  )
}

function Days({ days, month, isTable }: { days: readonly Day[]; month: Month; isTable: boolean }) {
  const label = texts.label(monthTitle(month))
  if (isTable) return <RegistrationsTable days={days} label={label} />
  return (
    <Boundary key={month} fallback={<State role="alert">{texts.renderFailed}</State>}>
      <Suspense fallback={<State role="status">{texts.loading}</State>}>
        <RegistrationsChart days={days} label={label} />
      </Suspense>
    </Boundary>
  )
}

/** What is said where the chart would stand: that it is on its way, or could not be loaded or drawn. */
function State({ role, children }: { role: 'status' | 'alert'; children: string }) {
  return (
    <p className="state" role={role}>
      {children}
    </p>
  )
}

/**
 * The month that the chart shows. It stands in the address, so that the way back leads through the months; the current
 * one stands there as none.
 */
function useMonth(): { month: Month; current: Month; show: (month: Month) => void } {
  const [params, setParams] = useSearchParams()
  const current = monthOf(new Date())
  const month = readMonth(params.get('month'), current)
  function show(next: Month) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === current) after.delete('month')
        else after.set('month', next)
        return after
      },
      { preventScrollReset: true },
    )
  }
  return { month, current, show }
}

/** The registrations of a month, day by day. The months beside it are asked for as soon as it is there. */
function useRegistrations(month: Month, current: Month) {
  const client = useApolloClient()
  const { data, error, refetch } = useRegistrationsOfMonthQuery({
    variables: { month },
    fetchPolicy: 'cache-and-network',
  })
  const isThere = data !== undefined
  useEffect(() => {
    if (!isThere) return
    const beside = [addMonths(month, -1), addMonths(month, 1)]
    for (const other of beside.filter((each) => each >= firstMonth && each <= current)) {
      // Should it fail, it is asked for again when it is shown.
      client.query({ query: RegistrationsOfMonthDocument, variables: { month: other } }).catch(() => {})
    }
  }, [client, isThere, month, current])
  return { days: data?.registrationsByDay, error, refetch }
}

const Frame = styled('section', {
  height: '100%',
  overflowY: 'auto',
  border: '1px solid {colors.line}',
  borderRadius: 'control',
  '& table': {
    width: '100%',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    borderCollapse: 'separate',
  },
  '& :is(th, td)': { paddingInline: '4', paddingBlock: '1', textAlign: 'start', fontWeight: '400' },
  '& :is(th, td):last-child': { textAlign: 'end' },
  '& thead th': {
    position: 'sticky',
    top: '0',
    paddingBlock: '2',
    bg: 'mist',
    textStyle: 'label',
  },
  '& tbody tr:nth-of-type(even)': { bg: 'canvas' },
})

/** What the chart shows, to read. */
function RegistrationsTable({ days, label }: DaysProps) {
  // What scrolls must be reached by keyboard.
  return (
    <Frame tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.dataset}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, count }) => (
            <tr key={date}>
              <th scope="row">{dayLabel(date)}</th>
              <td>{written(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  )
}
