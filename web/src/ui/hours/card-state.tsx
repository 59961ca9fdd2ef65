import { localDate } from '../../../../schema/hours/calendar.ts'
import { useMinute } from '../../browser/server-clock.ts'
import type { BusinessCard_CardFragment } from '../business-card/business-card.generated.ts'
import { classNames } from '../class-names.ts'
import styles from './card-hours.module.css'
import { closureText } from './closure-text.ts'
import { doorLine } from './door-line.ts'
import { readSentHours } from './sent-hours.ts'
import { weekText } from './week-text.ts'

export type CardDoors = Pick<BusinessCard_CardFragment, 'hours' | 'state' | 'reopensOn'>

/** Closure or opening state in one line of a card; in print, the week. */
export function CardState({ card }: { card: CardDoors }) {
  const minute = useMinute()
  const closure = closureText(card, minute === null ? null : localDate(minute * 60_000), 'short')
  if (closure) return <span>{closure}</span>
  const hours = card.hours && readSentHours(card.hours)
  const line = minute === null || !hours ? null : doorLine(hours, minute)
  return (
    <>
      <span className={classNames(styles.now, line?.isOpen && styles.open)}>{line?.text ?? '\u00a0'}</span>
      {hours && <span className={styles.week}>{weekText(hours.week)}</span>}
    </>
  )
}
