import { formatDate } from '../../../schema/hours/exceptions.ts'
import type { Confirmation } from '../ask/schema-types.generated.ts'
import { confirmationMessages as texts } from '../messages/proposals/confirmations.ts'

export type ShownConfirmation = Pick<Confirmation, 'topic' | 'correctedOn' | 'confirmedOn' | 'confirmedBy'>

/** @returns what is said of a value, which a confirmation says more exactly than a correction; null for nothing */
export function confirmationText(
  confirmations: readonly ShownConfirmation[],
  topic: ShownConfirmation['topic'],
): string | null {
  const { confirmedOn, confirmedBy, correctedOn } = confirmations.find((each) => each.topic === topic) ?? {}
  if (confirmedOn && confirmedBy) return texts.confirmed(topic, formatDate(confirmedOn), confirmedBy)
  return correctedOn ? texts.corrected(formatDate(correctedOn)) : null
}
