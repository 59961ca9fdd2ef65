import { formatDate } from './exceptions.ts'
import { exceptionLimits } from './typed-exceptions.ts'

const beginning = 'Plantão: Decreto '
const ending = '. Ligue antes'

/**
 * Reason for opening on duty: names the decree and asks people to call first.
 *
 * @param decree number, such as "123/2027"
 * @param decreeDate yyyy-MM-dd
 */
export const dutyReason = (decree: string, decreeDate: string) =>
  `${beginning}${decree} de ${formatDate(decreeDate)}${ending}`

/** Maximum length of a decree's number, so that the reason fits its limit. */
export const longestDecree = exceptionLimits.reason - dutyReason('', '2026-01-01').length

export const isDutyReason = (reason: string): boolean =>
  reason.startsWith(beginning) && reason.endsWith(ending)
