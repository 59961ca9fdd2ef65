import type { BusinessUpdate } from '../businesses/write.ts'
import type { Prisma } from '../generated/prisma/client.ts'

/** Topic of a proposal by contact field. */
const topicByField = { phone: 'PHONE', whatsapp: 'WHATSAPP', email: 'EMAIL' } as const

type ContactTopic = (typeof topicByField)[keyof typeof topicByField]

/** Topics of the contacts among changed fields. */
export const contactTopics = (changed: readonly string[]): ContactTopic[] =>
  Object.entries(topicByField).flatMap(([field, topic]) => (changed.includes(field) ? [topic] : []))

export const hasContact = (changed: readonly string[]): boolean => contactTopics(changed).length > 0

/**
 * Records which owners get a mail about a changed contact (contact-notices). Call in the transaction of the change,
 * after writing its audit entries. `mailContactChanges` then sends the mails, or `mailContactsOfAct` once all lines of
 * an act are written.
 *
 * @param updates of establishments locked by the transaction
 */
export async function writeContactNotices(
  transaction: Prisma.TransactionClient,
  updates: readonly Pick<BusinessUpdate, 'id' | 'before' | 'changed'>[],
): Promise<void> {
  const owners = new Map(
    updates.flatMap(({ id, before: { ownerId }, changed }) =>
      ownerId !== null && hasContact(changed) ? [[id, ownerId] as const] : [],
    ),
  )
  if (owners.size === 0) return
  // The newest entry of each is that of this change: the establishments are locked.
  const newest = await transaction.auditEntry.groupBy({
    by: ['entityId'],
    where: { entity: 'business', entityId: { in: [...owners.keys()] } },
    _max: { id: true },
  })
  const entries = await transaction.auditEntry.findMany({
    where: { id: { in: newest.flatMap(({ _max: { id } }) => id ?? []) } },
    select: { id: true, partOfId: true, entityId: true },
  })
  const data = entries.flatMap(({ id: auditEntryId, partOfId, entityId: businessId }) => {
    const recipientId = owners.get(businessId)
    return recipientId === undefined ? [] : [{ auditEntryId, partOfId, businessId, recipientId }]
  })
  await transaction.contactNotice.createMany({ data, skipDuplicates: true })
}
