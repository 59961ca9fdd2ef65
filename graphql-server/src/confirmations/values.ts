import { createHash } from 'node:crypto'
import {
  type ConfirmationTopic,
  type Confirmer,
  confirmationTopicNames,
} from '../../../schema/confirmations/topics.ts'
import { proposalTopics } from '../../../schema/proposals/topics.ts'
import type { Business, Confirmation } from '../generated/prisma/client.ts'

/** The values that are confirmed, by field. */
export type ConfirmedValues = Pick<
  Business,
  | 'phone'
  | 'whatsapp'
  | 'street'
  | 'number'
  | 'zipCode'
  | 'cityId'
  | 'neighborhoodId'
  | 'latitude'
  | 'longitude'
>

/** What is known of one contact of an establishment. */
export interface ShownConfirmation {
  topic: ConfirmationTopic
  /** Days in São Paulo, yyyy-MM-dd. */
  correctedOn: string | null
  confirmedOn: string | null
  confirmedBy: Confirmer | null
}

const topicValues = (topic: ConfirmationTopic, fields: ConfirmedValues) =>
  proposalTopics[topic].fields.map((name) => fields[name])

/** Whether an establishment has what a topic is about. */
export const hasValue = (topic: ConfirmationTopic, fields: ConfirmedValues): boolean =>
  topicValues(topic, fields).some((value) => value !== null && value !== '')

/** Equal for equal values: a confirmation is bound to it. */
export function valueHash(topic: ConfirmationTopic, fields: ConfirmedValues): string {
  return createHash('sha256')
    .update(JSON.stringify(topicValues(topic, fields)))
    .digest('hex')
}

/** The confirmations that hold for the values of an establishment, in the order of the topics. */
export function validConfirmations(
  rows: readonly Omit<Confirmation, 'businessId' | 'method'>[],
  fields: ConfirmedValues,
): ShownConfirmation[] {
  return confirmationTopicNames.flatMap((topic) => {
    const row = rows.find((each) => each.topic === topic)
    if (row?.valueHash !== valueHash(topic, fields) || !hasValue(topic, fields)) return []
    const { valueHash: _, ...shown } = row
    return [shown]
  })
}
