import { localDate } from '../../../../schema/hours/calendar.ts'
import { type Hours, readWeek } from '../../../../schema/hours/hours.ts'
import { parseIntervals } from '../../../../schema/hours/intervals.ts'
import { useMinute } from '../../browser/server-clock.ts'
import type { BusinessCard_CardFragment } from '../business-card/business-card.generated.ts'
import { classNames } from '../class-names.ts'
import styles from './card-hours.module.css'
import { closureText } from './closure-text.ts'
import { doorLine } from './door-line.ts'
import { weekText } from './week-text.ts'

export type CardDoors = Pick<BusinessCard_CardFragment, 'hours' | 'state' | 'reopensOn'>

type CardHours = NonNullable<CardDoors['hours']>

/** Whether an establishment is at work, and open, in one line of a card; on paper, its week. */
export function CardState({ card }: { card: CardDoors }) {
  const minute = useMinute()
  const closure = closureText(card, minute === null ? null : localDate(minute * 60_000), 'short')
  if (closure) return <span>{closure}</span>
  const hours = card.hours && hoursOf(card.hours)
  const line = minute === null || !hours ? null : doorLine(hours, minute)
  return (
    <>
      <span className={classNames(styles.now, line?.isOpen && styles.open)}>{line?.text ?? '\u00a0'}</span>
      {hours && <span className={styles.week}>{weekText(hours.week)}</span>}
    </>
  )
}

function hoursOf({ week, exceptions }: CardHours): Hours {
  return {
    week: readWeek(week),
    exceptions: exceptions.map(({ date, hours }) => {
      return { date, intervals: parseIntervals(hours), reason: null }
    }),
  }
}
