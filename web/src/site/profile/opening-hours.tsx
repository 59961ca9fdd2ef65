import { addDays, weekdayOf } from '../../../../schema/hours/calendar.ts'
import { formatDate } from '../../../../schema/hours/exceptions.ts'
import { type Hours, type HoursTexts, intervalsOn, readHours } from '../../../../schema/hours/hours.ts'
import { useMinute } from '../../browser/server-clock.ts'
import { hoursMessages as texts } from '../../messages/hours.ts'
import { dayText, doorLine } from '../../ui/hours/door-line.ts'
import { LineShape } from '../../ui/pictures/icons.tsx'
import styles from './opening-hours.module.css'

const clock = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.500 2'

export interface OpeningHoursProps {
  business: HoursTexts
  /** The day on which they were told, yyyy-MM-dd. */
  informedOn: string | null
}

/** When an establishment is open: one line, and the week behind it. */
export function OpeningHours({ business, informedOn }: OpeningHoursProps) {
  const hours = readHours(business)
  if (!hours) {
    return (
      <p className={styles.none}>
        <LineShape path={clock} />
        {texts.none}
      </p>
    )
  }
  return <KnownHours hours={hours} informedOn={informedOn} />
}

/** A kept page does not know which day it is read on: until the browser says so, no day is today. */
function KnownHours({ hours, informedOn }: { hours: Hours; informedOn: string | null }) {
  const minute = useMinute()
  const line = minute === null ? null : doorLine(hours, minute)
  const today = line?.now.date
  const first = today ? weekdayOf(today) : 0
  const days = texts.days.map((_, index) => (first + index) % 7)
  const isNear = (date: string) => !today || (date >= today && date <= addDays(today, 14))
  const exceptions = hours.exceptions.filter(({ date }) => isNear(date))
  return (
    <details className={styles.hours}>
      <summary>
        <LineShape path={clock} />
        <span className={line?.isOpen ? styles.open : undefined}>{line?.text ?? texts.title}</span>
      </summary>
      {exceptions.length > 0 && (
        <dl aria-label={texts.exceptions}>
          {exceptions.map(({ date, intervals, reason }) => (
            <div key={date}>
              <dt>{[formatDate(date), reason].filter(Boolean).join(', ')}</dt>
              <dd>{dayText(intervals)}</dd>
            </div>
          ))}
        </dl>
      )}
      <dl className={styles.week} aria-label={texts.title}>
        {days.map((day, index) => (
          <div key={day} className={today && index === 0 ? styles.today : undefined}>
            <dt>
              {texts.days[day]}
              {today && index === 0 && ` (${texts.today})`}
            </dt>
            <dd>{dayText(today && index === 0 ? intervalsOn(hours, today) : (hours.week[day] ?? null))}</dd>
          </div>
        ))}
      </dl>
      {informedOn && (
        <p>
          {texts.informedOn(formatDate(informedOn))}
          {today && addDays(informedOn, 365) < today && `, ${texts.old}`}
        </p>
      )}
    </details>
  )
}
