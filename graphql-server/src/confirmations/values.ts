import { createHash } from 'node:crypto'
import {
  type ConfirmationTopic,
  type Confirmer,
  confirmationTopicNames,
} from '../../../schema/confirmations/topics.ts'
import { proposalTopics } from '../../../schema/proposals/topics.ts'
import type { Business, Confirmation } from '../generated/prisma/client.ts'

/** Fields that can be confirmed. */
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

/** Correction and confirmation of one contact. */
export interface ShownConfirmation {
  topic: ConfirmationTopic
  /** Days in São Paulo, yyyy-MM-dd. */
  correctedOn: string | null
  confirmedOn: string | null
  confirmedBy: Confirmer | null
}

const topicValues = (topic: ConfirmationTopic, fields: ConfirmedValues) =>
  proposalTopics[topic].fields.map((name) => fields[name])

export const hasValue = (topic: ConfirmationTopic, fields: ConfirmedValues): boolean =>
  topicValues(topic, fields).some((value) => value !== null && value !== '')

/** Hash of a topic's values, to which a confirmation is bound. */
export function valueHash(topic: ConfirmationTopic, fields: ConfirmedValues): string {
  return createHash('sha256')
    .update(JSON.stringify(topicValues(topic, fields)))
    .digest('hex')
}

/** Confirmations that are valid for an establishment's values, in the order of the topics. */
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
