import type { Hours } from '../../../../schema/hours/hours.ts'
import { hoursMessages as texts } from '../../messages/hours.ts'
import { dayText } from './door-line.ts'

/**
 * Week in one line, with equal days grouped: "segunda a sexta: 08:00 às 18:00; sábado e domingo: fechado".
 */
export function weekText(week: Hours['week']): string {
  const runs: { first: number; last: number; hours: string }[] = []
  for (const [day, intervals] of week.entries()) {
    const hours = dayText(intervals)
    const run = runs.at(-1)
    if (run?.hours === hours) run.last = day
    else runs.push({ first: day, last: day, hours })
  }
  return runs.map(({ first, last, hours }) => texts.ofDays(first, last, hours)).join('; ')
}
