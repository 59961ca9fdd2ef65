import { type MouseEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useController } from 'react-hook-form'
import { isDate } from '../../../../../schema/hours/calendar.ts'
import { formatDate } from '../../../../../schema/hours/exceptions.ts'
import { formatIntervals } from '../../../../../schema/hours/intervals.ts'
import { exceptionLimits, isUpcoming } from '../../../../../schema/hours/typed-exceptions.ts'
import { readIntervals } from '../../../../../schema/hours/typed-intervals.ts'
import { businessFormMessages } from '../../../messages/dashboard/business-form.ts'
import actions from '../../../ui/actions.module.css'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import textStyles from '../../../ui/text.module.css'
import type { BusinessValues } from '../values.ts'
import styles from './special-dates-field.module.css'

const { dates: texts } = businessFormMessages

/** A row with what is needed to show it. */
interface Row extends SpecialDate {
  key: number
  /** Blurred parts, whose errors are shown. */
  left: readonly DatePart[]
}

/** A press must not leave the input first: the message that comes then would push the button away from under it. */
const stay = (event: MouseEvent) => event.preventDefault()

/** Exceptions by date, a row each: the day from the browser's calendar, the hours as in the week, and why. */
export function SpecialDatesField() {
  const { field, fieldState } = useController<BusinessValues, 'specialHours'>({ name: 'specialHours' })
  const { value } = field
  const error = fieldState.error?.message
  const group = useRef<HTMLFieldSetElement>(null)
  const nextKey = useRef(0)
  const parseRows = (text: string): Row[] =>
    readDates(text).map((each) => ({ ...each, key: nextKey.current++, left: [] }))
  const [state, setState] = useState(() => ({ text: value, rows: parseRows(value) }))
  // It has come from elsewhere: a draft, another version, what the server has made of it.
  if (state.text !== value) setState({ text: value, rows: parseRows(value) })
  const { rows } = state
  const isFull = rows.filter(({ date }) => date === '' || isUpcoming(date)).length >= exceptionLimits.dates

  function put(next: Row[]) {
    const text = datesText(next)
    setState({ text, rows: next })
    if (text !== value) field.onChange(text)
  }

  const patch = (key: number, part: Partial<Row>) =>
    put(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))

  function leave({ key, left, hours }: Row, part: DatePart) {
    // The hours in the one spelling; as they were typed where they are none.
    const { value } = readIntervals(hours)
    patch(key, { left: [...left, part], ...(part === 'hours' && value && { hours: formatIntervals(value) }) })
  }

  /** For the form: the first control, which is a date where there is one. */
  function focusFirst() {
    group.current?.querySelector<HTMLElement>('input, button')?.focus()
  }

  /** The new row's day has the focus. */
  function add() {
    flushSync(() => put([...rows, { ...noDate, key: nextKey.current++, left: [] }]))
    const days = group.current?.querySelectorAll<HTMLInputElement>('input[type=date]')
    days?.[days.length - 1]?.focus()
  }

  function remove({ key }: Row) {
    flushSync(() => put(rows.filter((row) => row.key !== key)))
    group.current?.querySelector<HTMLElement>('[data-add] button')?.focus()
  }

  return (
    <fieldset
      className={styles.dates}
      ref={(element: HTMLFieldSetElement | null) => {
        group.current = element
        field.ref(element && { focus: focusFirst })
      }}
      aria-labelledby="datas-titulo"
    >
      <h3 className={styles.title} id="datas-titulo">
        {texts.title}
      </h3>
      <p className={textStyles.hint}>{texts.hint}</p>
      {rows.map((row) => {
        const problems = dateProblems(row, rows)
        const told = (part: DatePart) =>
          error !== undefined || row.left.includes(part) ? problems[part] : undefined
        const bound = (part: DatePart) => ({
          value: row[part],
          error: told(part),
          onChange: ({ target }: { target: HTMLInputElement }) => patch(row.key, { [part]: target.value }),
          onBlur: () => leave(row, part),
        })
        return (
          <div key={row.key} className={styles.date}>
            <TextField label={texts.date} type="date" min="2000-01-01" max="2100-12-31" {...bound('date')} />
            <TextField
              label={texts.hours}
              placeholder={texts.hoursPlaceholder}
              maxLength={60}
              autoComplete="off"
              {...bound('hours')}
            />
            <TextField
              label={texts.reason}
              placeholder={texts.reasonPlaceholder}
              maxLength={exceptionLimits.reason}
              autoComplete="off"
              {...bound('reason')}
            />
            <Button
              look="quiet"
              aria-label={texts.removeOf(row.date)}
              onMouseDown={stay}
              onClick={() => remove(row)}
            >
              {texts.remove}
            </Button>
          </div>
        )
      })}
      {error !== undefined && <p role="alert">{error}</p>}
      <div className={actions.row} data-add>
        {isFull ? (
          <p className={textStyles.hint}>{texts.full(exceptionLimits.dates)}</p>
        ) : (
          <Button look="outline" onMouseDown={stay} onClick={add}>
            {texts.add}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

interface SpecialDate {
  /** yyyy-MM-dd; empty while none is chosen. */
  date: string
  /** As they are typed. */
  hours: string
  reason: string
}

type DatePart = keyof SpecialDate

const noDate: SpecialDate = { date: '', hours: '', reason: '' }

const isBlank = ({ date, hours, reason }: SpecialDate) => !date && !hours.trim() && !reason.trim()

/** What would end an entry of the text before its time. */
const cleaned = (text: string) => text.replace(/[;()\s]+/g, ' ').trim()

/** The field's text, as `specialHours` reads it. Rows in which nothing is filled in do not count. */
function datesText(dates: readonly SpecialDate[]): string {
  return dates
    .filter((each) => !isBlank(each))
    .map(({ date, hours, reason }) => {
      const words = cleaned(reason)
      return `${formatDate(date)} ${cleaned(hours)}${words && ` (${words})`}`
    })
    .join('; ')
}

const entry = /^(?:(\d{2})\/(\d{2})\/(\d{4}))? ?([^()]*?)(?: \((.*)\))?$/

/** @param text of `datesText`, or as it is stored */
function readDates(text: string): SpecialDate[] {
  if (text === '') return []
  return text.split('; ').map((part) => {
    const [, day, month, year, hours = part, reason = ''] = entry.exec(part) ?? []
    return { date: year ? `${year}-${month}-${day}` : '', hours, reason }
  })
}

/** What is wrong with a row, by its parts. */
export function dateProblems(
  one: SpecialDate,
  all: readonly SpecialDate[],
): Partial<Record<DatePart, string>> {
  if (isBlank(one)) return {}
  const { date, hours } = one
  const { problem } = readIntervals(hours)
  const isTwice = all.some((other) => other !== one && other.date === date)
  const ofDate = !isDate(date) ? texts.dateMissing : isTwice ? texts.twice(formatDate(date)) : undefined
  const ofHours = hours.trim() === '' ? texts.hoursMissing : problem && texts.wrong(problem)
  return { ...(ofDate && { date: ofDate }), ...(ofHours && { hours: ofHours }) }
}
