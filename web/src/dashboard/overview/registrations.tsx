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

/** Shown in the chart's place while it loads, or if it fails. */
function State({ role, children }: { role: 'status' | 'alert'; children: string }) {
  return (
    <p className={styles.state} role={role}>
      {children}
    </p>
  )
}

/**
 * The month of the chart. It is in the URL, so that Back leads through the months; the current month has no
 * parameter.
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

/** The registrations per day of a month. The adjacent months are prefetched once it is loaded. */
function useRegistrations(month: Month, current: Month) {
  const client = useApolloClient()
  const { data, error, refetch } = useRegistrationsOfMonthQuery({
    variables: { month },
    fetchPolicy: 'cache-and-network',
  })
  const isThere = data !== undefined
  useEffect(() => {
    if (!isThere) return
    const adjacent = [addMonths(month, -1), addMonths(month, 1)]
    for (const other of adjacent.filter((each) => each >= firstMonth && each <= current)) {
      // A failed prefetch is retried when the month is shown.
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
