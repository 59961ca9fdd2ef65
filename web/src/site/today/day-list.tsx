import { Link } from 'react-router-dom'
import { isDutyReason } from '../../../../schema/hours/duty.ts'
import { intervalsOn } from '../../../../schema/hours/hours.ts'
import { formatPhone } from '../../../../schema/phone-format.ts'
import { readFragment } from '../../ask/fragment.ts'
import { messages } from '../../messages/site.ts'
import { todayMessages as texts } from '../../messages/today.ts'
import { paths } from '../../paths.ts'
import { neighborhoodText } from '../../ui/contact/neighborhood-text.ts'
import { phoneHref } from '../../ui/contact/phone-links.ts'
import { dayText } from '../../ui/hours/door-line.ts'
import { readSentHours } from '../../ui/hours/sent-hours.ts'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { EmptyState } from '../../ui/states.tsx'
import styles from './day-list.module.css'
import type { DayRowFragment } from './page.generated.ts'
import type { OpenDay } from './page.tsx'

type Listed = OpenDay['unknown']['items'][number]

/** Openings of a day by category, and establishments with unknown hours, which holidays show collapsed. */
export function DayList({ day }: { day: OpenDay }) {
  const { categories, unknown, holiday } = day
  return (
    <>
      {categories.length === 0 && <EmptyState text={holiday ? texts.emptyHoliday : texts.empty} />}
      <div className={styles.categories}>
        {categories.map((group) => (
          <CategoryOfDay key={group.category.id} day={day} group={group} />
        ))}
      </div>
      {unknown.total > 0 &&
        (holiday ? (
          <details className={styles.rest}>
            <summary>
              <LineIcon name="down" />
              {texts.unconfirmed(unknown.total)}
            </summary>
            <p>{texts.unconfirmedLead}</p>
            <Rows day={day} items={unknown.items} />
          </details>
        ) : (
          <p className={styles.unknown}>{texts.unknown(unknown.total)}</p>
        ))}
    </>
  )
}

interface CategoryOfDayProps {
  day: OpenDay
  group: OpenDay['categories'][number]
}

function CategoryOfDay({ day, group: { category, open, later } }: CategoryOfDayProps) {
  const isAhead = open.total === 0 && day.holiday !== null
  const counts = [
    open.total > 0 && texts.openNow(open.total),
    later.total > 0 && (isAhead ? texts.opens(later.total) : texts.opensLater(later.total)),
  ].filter(Boolean)
  return (
    <section className={styles.category}>
      <h3>{category.name}</h3>
      <p className={styles.counts}>{counts.join(' · ')}</p>
      <Rows day={day} items={open.items} isOpen />
      <Rows day={day} items={later.items} />
      {open.total + later.total > open.items.length + later.items.length && (
        <Link
          className={styles.all}
          to={paths.explore({ city: day.city?.slug ?? '', category: category.slug })}
        >
          {texts.seeAll(category.name)}
        </Link>
      )}
    </section>
  )
}

interface RowsProps {
  day: OpenDay
  items: readonly Listed[]
  isOpen?: boolean
}

function Rows({ day, items, isOpen = false }: RowsProps) {
  if (items.length === 0) return null
  return (
    <ul className={styles.rows}>
      {items.map((item) => (
        <Row key={readFragment<DayRowFragment>(item).id} day={day} row={readFragment(item)} isOpen={isOpen} />
      ))}
    </ul>
  )
}

function Row({ day, row, isOpen }: { day: OpenDay; row: DayRowFragment; isOpen: boolean }) {
  const { slug, name, phone, hours, city, neighborhood } = row
  const { exceptions, ...week } = hours ? readSentHours(hours) : { exceptions: [], week: [] }
  const exception = exceptions.find(({ date }) => date === day.date)
  const isConfirmed = !day.holiday || exception !== undefined
  const isOnDuty = isDutyReason(exception?.reason ?? '')
  const intervals = isConfirmed ? intervalsOn({ exceptions, ...week }, day.date) : null
  const place = neighborhoodText(neighborhood)
  return (
    <li>
      <div>
        <Link to={paths.profile(slug)}>{name}</Link>
        <p className={styles.place}>{day.city ? place : messages.card.place(place, city.name)}</p>
        {exception?.reason && exception.reason !== day.holiday?.name && (
          <p className={styles.place}>{exception.reason}</p>
        )}
      </div>
      <div className={styles.when}>
        {intervals && <p className={isOpen ? styles.open : undefined}>{dayText(intervals)}</p>}
        {isOpen && <p className={styles.mark}>{texts.nowMark}</p>}
        {(!isConfirmed || isOnDuty) && phone && (
          <a href={phoneHref(phone)} aria-label={texts.call(name)}>
            {formatPhone(phone)}
          </a>
        )}
      </div>
    </li>
  )
}
