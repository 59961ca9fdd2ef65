import type { BusinessState } from '../../../../schema/business/state-words.ts'
import { closureMessages as texts } from '../../messages/site.ts'

/** What is said of an establishment's state. */
export interface Closure {
  state: BusinessState
  /** yyyy-MM-dd */
  reopensOn: string | null
}

/** From here on the day needs its year. */
const farDays = 300

/**
 * The line that takes the place of the hours; null for what is at work.
 *
 * @param today yyyy-MM-dd in São Paulo; null where it is not known, and then no day is said
 * @param look short on cards
 */
export function closureText(
  { state, reopensOn }: Closure,
  today: string | null,
  look: 'long' | 'short' = 'long',
): string | null {
  if (state === 'PUBLISHED') return null
  if (state === 'CLOSED_FOR_GOOD') return texts.forGood
  if (state === 'DRAFT') return texts.draft
  if (!reopensOn || !today) return texts.forNow
  const [year = '', month = '', day = ''] = reopensOn.split('-')
  const date = `${day}/${month}/${year}`
  const days = (Date.parse(reopensOn) - Date.parse(today)) / 86_400_000
  if (days < 0) return look === 'short' ? texts.shortOverdue : texts.overdue(date)
  const until = look === 'short' ? texts.shortUntil : texts.until
  return until(days < farDays ? `${day}/${month}` : date)
}
