import { formatDate } from './exceptions.ts'
import { exceptionLimits } from './typed-exceptions.ts'

const beginning = 'Plantão: Decreto '
const ending = '. Ligue antes'

/**
 * Why an establishment on duty is open on a date: it names the decree that says so, and asks people to call first.
 *
 * @param decree its number, such as "123/2027"
 * @param decreeDate yyyy-MM-dd
 */
export const dutyReason = (decree: string, decreeDate: string) =>
  `${beginning}${decree} de ${formatDate(decreeDate)}${ending}`

/** Characters of a decree's number at most, so that the reason is within its bound. */
export const longestDecree = exceptionLimits.reason - dutyReason('', '2026-01-01').length

export const isDutyReason = (reason: string): boolean =>
  reason.startsWith(beginning) && reason.endsWith(ending)
