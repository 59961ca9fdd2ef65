import { addDays, weekdayOf } from '../../../../schema/hours/calendar.ts'
import { formatDate } from '../../../../schema/hours/exceptions.ts'
import { type Hours, type HoursTexts, intervalsOn, readHours } from '../../../../schema/hours/hours.ts'
import { useMinute } from '../../browser/server-clock.ts'
import { hoursMessages as texts } from '../../messages/hours.ts'
import { dayText, doorLine } from '../../ui/hours/door-line.ts'
import { LineShape } from '../../ui/pictures/icons.tsx'
import styles from './opening-hours.module.css'
import { type Holiday, holidayNotes, specialDays } from './special-days.ts'

const clock = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.500 2'

export interface OpeningHoursProps {
  business: HoursTexts
  /** The day on which they were told, yyyy-MM-dd. */
  informedOn: string | null
  /** Of the city, the state and the country, in the next days. */
  holidays: readonly Holiday[]
}

/** When an establishment is open: one line, and the week behind it. */
export function OpeningHours({ business, ...told }: OpeningHoursProps) {
  const hours = readHours(business)
  if (!hours) {
    return (
      <p className={styles.none}>
        <LineShape path={clock} />
        {texts.none}
      </p>
    )
  }
  return <KnownHours hours={hours} {...told} />
}

/** A kept page does not know which day it is read on: until the browser says so, no day is today. */
function KnownHours({ hours, informedOn, holidays }: { hours: Hours } & Omit<OpeningHoursProps, 'business'>) {
  const minute = useMinute()
  const line = minute === null ? null : doorLine(hours, minute)
  const today = line?.now.date
  const first = today ? weekdayOf(today) : 0
  const days = texts.days.map((_, index) => (first + index) % 7)
  const special = specialDays(hours, holidays, today)
  const notes = today ? holidayNotes(special, today) : []
  return (
    <div className={styles.hours}>
      <details>
        <summary>
          <LineShape path={clock} />
          <span className={line?.isOpen ? styles.open : undefined}>{line?.text ?? texts.title}</span>
        </summary>
        {special.length > 0 && (
          <dl aria-label={texts.exceptions}>
            {special.map(({ date, title, text }) => (
              <div key={`${date} ${text}`}>
                <dt>{title}</dt>
                <dd>{text}</dd>
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
      {notes.length > 0 && (
        <div className={styles.notes}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
    </div>
  )
}
