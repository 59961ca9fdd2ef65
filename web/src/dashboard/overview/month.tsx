import { useRef } from 'react'
import { localDate } from '../../../../schema/hours/calendar.ts'
import type { RegistrationsOfMonthQuery } from '../../gql/dashboard/graphql.ts'
import { overviewMessages } from '../../messages/dashboard/overview.ts'
import { Button } from '../../ui/button.tsx'
import styles from './month.module.css'

/** A month as addresses and the API write it: 2026-11. */
export type Month = string

/** The first month that the chart goes back to. */
export const firstMonth: Month = '2000-01'

const title = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'long', year: 'numeric' })
const dayTitle = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', day: 'numeric', month: 'long' })

/** The month of a moment in São Paulo's calendar. */
export function monthOf(moment: Date): Month {
  return localDate(moment.getTime()).slice(0, 7)
}

/** @param months how many to go on; back when negative */
export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7)
}

/**
 * The month that an address asks for.
 *
 * @returns the current one when it names none, one to come, or one before the first
 */
export function readMonth(text: string | null, current: Month): Month {
  const isMonth = text !== null && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)
  return isMonth && text >= firstMonth && text <= current ? text : current
}

/** @returns "Novembro de 2026" */
export function monthTitle(month: Month): string {
  const text = title.format(new Date(`${month}-01`))
  return text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)
}

/**
 * @param date yyyy-MM-dd
 * @returns its label on the chart: dd/MM
 */
export function dayLabel(date: string): string {
  const [, month, day] = date.split('-')
  return `${day}/${month}`
}

/**
 * @param date yyyy-MM-dd
 * @returns "9 de novembro"
 */
export function dayName(date: string): string {
  return dayTitle.format(new Date(date))
}

/** One day of a month, and how many were registered on it. */
export type Day = RegistrationsOfMonthQuery['registrationsByDay'][number]

/** What shows the days of a month gets. */
export interface DaysProps {
  days: readonly Day[]
  /** Says what it shows, to screen readers. */
  label: string
}

const { chart: texts } = overviewMessages

export interface MonthControlsProps {
  month: Month
  current: Month
  show: (month: Month) => void
  isTable: boolean
  toggleTable: () => void
}

export function MonthControls({ month, current, show, isTable, toggleTable }: MonthControlsProps) {
  const previous = useRef<HTMLButtonElement>(null)
  const isCurrent = month === current
  function forward(next: Month) {
    // The button that was pressed is about to be disabled, and would take the focus with it.
    if (next === current) previous.current?.focus()
    show(next)
  }
  return (
    <div className={styles.bar}>
      <Button
        ref={previous}
        className={styles.step}
        look="outline"
        aria-label={texts.previousLabel}
        title={texts.previousLabel}
        disabled={month <= firstMonth}
        onClick={() => show(addMonths(month, -1))}
      >
        {texts.previous}
      </Button>
      <Button look="outline" disabled={isCurrent} onClick={() => forward(current)}>
        {texts.today}
      </Button>
      <Button
        className={styles.step}
        look="outline"
        aria-label={texts.nextLabel}
        title={texts.nextLabel}
        disabled={isCurrent}
        onClick={() => forward(addMonths(month, 1))}
      >
        {texts.next}
      </Button>
      <Button look="outline" onClick={toggleTable}>
        {isTable ? texts.asChart : texts.asTable}
      </Button>
    </div>
  )
}
