import { type Hours, readWeek } from '../../../../schema/hours/hours.ts'
import { parseIntervals } from '../../../../schema/hours/intervals.ts'
import { useMinute } from '../../browser/server-clock.ts'
import type { BusinessCard_CardFragment } from '../../gql/graphql.ts'
import styles from './card-hours.module.css'
import { doorLine } from './door-line.ts'

export type CardHours = NonNullable<BusinessCard_CardFragment['hours']>

/** Whether an establishment is open, in one line of a card. */
export default function CardState({ hours }: { hours: CardHours }) {
  const minute = useMinute()
  const line = minute === null ? null : doorLine(hoursOf(hours), minute)
  return <span className={line?.isOpen ? styles.open : undefined}>{line?.text ?? '\u00a0'}</span>
}

function hoursOf({ week, exceptions }: CardHours): Hours {
  return {
    week: readWeek(week),
    exceptions: exceptions.map(({ date, hours }) => {
      return { date, intervals: parseIntervals(hours), reason: null }
    }),
  }
}
