import type { BusinessState } from '../../../../schema/business/state-words.ts'
import { closureMessages as texts } from '../../messages/site.ts'

export interface Closure {
  state: BusinessState
  /** yyyy-MM-dd */
  reopensOn: string | null
}

/** From this distance on, dates include the year. */
const farDays = 300

/**
 * Text about a closure, in place of the hours; null if there is none.
 *
 * @param today yyyy-MM-dd in São Paulo; null if unknown, which omits dates
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
