import {
  type ConfirmationMethod,
  type ConfirmationTopic,
  confirmationMethods,
} from '../../../schema/confirmations/topics.ts'
import { localDate } from '../../../schema/hours/calendar.ts'
import type { StoredBusiness } from '../businesses/stored.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { type Author, changeOfBusiness, recordChange } from '../writes/trail.ts'
import { type ConfirmedValues, valueHash } from './values.ts'

const columns = { confirmedOn: true, confirmedBy: true, method: true, valueHash: true } as const

/**
 * Records that a stored value of a locked establishment is correct (confirmations).
 *
 * @returns false if the same was already recorded today
 */
export async function recordConfirmation(
  transaction: Prisma.TransactionClient,
  author: Author,
  { id, fields }: StoredBusiness,
  topic: ConfirmationTopic,
  method: ConfirmationMethod,
): Promise<boolean> {
  const where = { businessId_topic: { businessId: id, topic } }
  const former = await transaction.confirmation.findUnique({ where, select: columns })
  const hash = valueHash(topic, fields)
  const holds = former?.valueHash === hash
  const data = {
    confirmedOn: localDate(Date.now()),
    confirmedBy: confirmationMethods[method].by,
    method,
    valueHash: hash,
    ...(!holds && { correctedOn: null }),
  }
  const field = `${topic.toLowerCase()}Confirmed`
  const before = {
    [field]: holds && former.confirmedOn ? { on: former.confirmedOn, how: former.method } : null,
  }
  const after = { [field]: { on: data.confirmedOn, how: method } }
  const change = changeOfBusiness(id, { name: fields.name, before, after })
  if (!(await recordChange(transaction, author, change))) return false
  await transaction.confirmation.upsert({ where, create: { businessId: id, topic, ...data }, update: data })
  return true
}

/**
 * Records that an accepted proposal corrected a value today, which voids its confirmation.
 *
 * @param fields values after the change
 */
export async function recordCorrection(
  transaction: Prisma.TransactionClient,
  businessId: number,
  topic: ConfirmationTopic,
  fields: ConfirmedValues,
): Promise<void> {
  const data = {
    correctedOn: localDate(Date.now()),
    confirmedOn: null,
    confirmedBy: null,
    method: null,
    valueHash: valueHash(topic, fields),
  }
  const where = { businessId_topic: { businessId, topic } }
  await transaction.confirmation.upsert({ where, create: { businessId, topic, ...data }, update: data })
}
