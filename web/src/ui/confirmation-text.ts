import { formatDate } from '../../../schema/hours/exceptions.ts'
import type { Confirmation } from '../ask/schema-types.generated.ts'
import { confirmationMessages as texts } from '../messages/proposals/confirmations.ts'

export type ShownConfirmation = Pick<Confirmation, 'topic' | 'correctedOn' | 'confirmedOn' | 'confirmedBy'>

/** @returns text about a value's confirmation, or else its correction; null if there is neither */
export function confirmationText(
  confirmations: readonly ShownConfirmation[],
  topic: ShownConfirmation['topic'],
): string | null {
  const { confirmedOn, confirmedBy, correctedOn } = confirmations.find((each) => each.topic === topic) ?? {}
  if (confirmedOn && confirmedBy) return texts.confirmed(topic, formatDate(confirmedOn), confirmedBy)
  return correctedOn ? texts.corrected(formatDate(correctedOn)) : null
}
