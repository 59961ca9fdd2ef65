import { useApolloClient } from '@apollo/client/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { RegistrationsOfMonthDocument } from '../../gql/dashboard/graphql.ts'
import { useRegistrationsOfMonthQuery } from '../../gql/dashboard/hooks.ts'
import { overviewMessages } from '../../messages/dashboard/overview.ts'
import { count as written } from '../../messages/site.ts'
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
import styles from './registrations.module.css'
import { OverviewSection } from './section.tsx'

const { chart: texts } = overviewMessages

/** The chart's library is loaded with it. */
const RegistrationsChart = lazy(() => import('./registrations-chart.tsx'))

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
        <p className={styles.lead} role="status">
          <strong>{monthTitle(month)}</strong> {total !== undefined && <span>{texts.total(total)}</span>}
        </p>
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
      <div className={styles.area}>
        {days ? (
          <Days days={days} month={month} isTable={isTable} />
        ) : error ? (
          <div className={styles.state}>
            <Failure error={error} refetch={refetch} />
          </div>
        ) : (
          <State role="status">{texts.loading}</State>
        )}
      </div>
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
    <p className={styles.state} role={role}>
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

/** What the chart shows, to read. */
function RegistrationsTable({ days, label }: DaysProps) {
  // What scrolls must be reached by keyboard.
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className={styles.frame} tabIndex={0} aria-label={label}>
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
    </section>
  )
}
