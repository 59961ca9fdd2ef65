import { addDays, weekdayIndex } from '../../../../schema/hours/calendar.ts'
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
  /** Day of the last confirmation, yyyy-MM-dd. */
  informedOn: string | null
  /** Upcoming holidays of city, state and country. */
  holidays: readonly Holiday[]
}

/** Current state in one line, with the week on expanding it. */
export function OpeningHours({ business, ...props }: OpeningHoursProps) {
  const hours = readHours(business)
  if (!hours) {
    return (
      <p className={styles.none}>
        <LineShape path={clock} />
        {texts.none}
      </p>
    )
  }
  return <KnownHours hours={hours} {...props} />
}

/** Cached pages do not know the current day, so none is marked as today before hydration. */
function KnownHours({ hours, informedOn, holidays }: { hours: Hours } & Omit<OpeningHoursProps, 'business'>) {
  const minute = useMinute()
  const line = minute === null ? null : doorLine(hours, minute)
  const today = line?.now.date
  const first = today ? weekdayIndex(today) : 0
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
              <dt>{today && index === 0 ? `${texts.days[day]} (${texts.today})` : texts.days[day]}</dt>
              <dd>{dayText(today && index === 0 ? intervalsOn(hours, today) : (hours.week[day] ?? null))}</dd>
            </div>
          ))}
        </dl>
        {informedOn && (
          <p>
            {today && addDays(informedOn, 365) < today
              ? `${texts.informedOn(formatDate(informedOn))}, ${texts.old}`
              : texts.informedOn(formatDate(informedOn))}
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

/** Date whose hours may differ from its weekday's. */
export interface Holiday {
  /** yyyy-MM-dd */
  date: string
  name: string
  /** Not a statutory holiday. */
  isOptional: boolean
}

/** Text about a date. */
export interface SpecialDay {
  date: string
  title: string
  text: string
  /** Holiday without an exception. */
  isAnnounced: boolean
}

const lookAhead = 14

/**
 * Exceptions and holidays of the next 14 days, sorted by date. A holiday is announced unless an exception
 * defines its hours (holidays).
 *
 * @param today yyyy-MM-dd; undefined for all
 */
export function specialDays(
  { exceptions }: Hours,
  holidays: readonly Holiday[],
  today: string | undefined,
): SpecialDay[] {
  const isNear = ({ date }: { date: string }) =>
    !today || (date >= today && date <= addDays(today, lookAhead))
  const special = exceptions.filter(isNear).map(({ date, intervals, reason }) => {
    const name = reason ?? holidays.find((holiday) => holiday.date === date)?.name
    return {
      date,
      title: [formatDate(date), name].filter(Boolean).join(', '),
      text: dayText(intervals),
      isAnnounced: false,
    }
  })
  const announced = holidays
    .filter((holiday) => isNear(holiday) && !special.some(({ date }) => date === holiday.date))
    .map(({ date, name, isOptional }) => {
      return { date, title: formatDate(date), text: texts.holiday(name, isOptional), isAnnounced: true }
    })
  return [...special, ...announced].sort((one, other) => (one.date < other.date ? -1 : 1))
}

/** Holidays of today and tomorrow, shown without expanding the week. */
export function holidayNotes(days: readonly SpecialDay[], today: string): string[] {
  return days.flatMap(({ date, text, isAnnounced }) => {
    if (!isAnnounced || date > addDays(today, 1)) return []
    return `${date === today ? texts.holidayToday : texts.holidayTomorrow} ${text}.`
  })
}
