import { createHash } from 'node:crypto'
import type { z } from 'zod'
import {
  type AddressFieldName,
  addressFieldNames,
  type PlainFieldName,
} from '../../../schema/business/per-field.ts'
import type { updateBusinessInput } from '../../../schema/input/business.ts'
import { type ProposalTopicName, proposalTopics } from '../../../schema/proposals/topics.ts'
import { type AnswerField, attributeId, isAnswerField, splitAnswers } from '../answers/fields.ts'
import type { BusinessFields } from '../businesses/fields.ts'

/** Values by field, in stored format. */
export type Values = Partial<BusinessFields>

/** Values of a topic's fields. */
export function valuesOfTopic(topic: ProposalTopicName, fields: Values): Values {
  const names: readonly string[] = proposalTopics[topic].fields
  const isOfTopic = topic === 'ATTRIBUTES' ? isAnswerField : (name: string) => names.includes(name)
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isOfTopic(name))) as Values
}

/**
 * Changes that a proposal would make.
 *
 * @param stored the establishment
 * @param proposed values of any fields
 * @returns the topic's proposed values that differ from the stored ones; null when there are none
 */
export function changesOfTopic(topic: ProposalTopicName, stored: Values, proposed: Values): Values | null {
  if (topic === 'CLOSED') return { state: 'CLOSED_FOR_GOOD' }
  const changed = Object.entries(valuesOfTopic(topic, proposed)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name as keyof Values] ?? null),
  )
  return changed.length > 0 ? (Object.fromEntries(changed) as Values) : null
}

/** Stored values of the fields that a proposal changes, or of its whole topic if it has no values. */
export function seenValues(topic: ProposalTopicName, stored: Values, proposed: Values | null): Values {
  if (!proposed) return valuesOfTopic(topic, stored)
  const names = Object.keys(proposed) as (keyof Values)[]
  return Object.fromEntries(names.map((name) => [name, stored[name] ?? null])) as Values
}

/** Equal for proposals of the same values. */
export function contentHash(proposed: Values | null): string {
  const entries = Object.entries(proposed ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex')
}

type Changes = z.input<typeof updateBusinessInput>

/**
 * Converts values to the input of an update.
 *
 * @param stored the establishment, since a proposal contains only those lists of areas that it changes
 */
export function toUpdateInput(values: Values, stored: Values): Changes {
  const { columns, answers } = splitAnswers(values)
  const { cityId, neighborhoodId, ownerId: _, categoryIds, subcategoryIds, ...others } = columns
  const { areaCityIds, areaNeighborhoodIds, ...scalars } = others
  const attributes = Object.entries(answers).map(([field, value]) => {
    return { slug: String(attributeId(field as AnswerField)), value }
  })
  const isAddress = (name: string) => addressFieldNames.includes(name as AddressFieldName)
  const entries = Object.entries(scalars)
  const address = {
    ...Object.fromEntries(entries.filter(([name]) => isAddress(name))),
    ...(cityId !== undefined && { cityId: String(cityId) }),
    ...(neighborhoodId !== undefined && { neighborhoodId: String(neighborhoodId) }),
  }
  return {
    ...(Object.fromEntries(entries.filter(([name]) => !isAddress(name))) as Pick<Changes, PlainFieldName>),
    ...(Object.keys(address).length > 0 && { address }),
    ...(categoryIds && { categoryIds: categoryIds.map(String) }),
    ...(subcategoryIds && { subcategoryIds: subcategoryIds.map(String) }),
    ...((areaCityIds || areaNeighborhoodIds) && { areas: toAreas({ ...stored, ...values }) }),
    ...(attributes.length > 0 && { attributes }),
  }
}

const toAreas = ({ areaCityIds = [], areaNeighborhoodIds = [] }: Values) => [
  ...areaCityIds.map((id) => ({ cityId: String(id) })),
  ...areaNeighborhoodIds.map((id) => ({ neighborhoodId: String(id) })),
]
