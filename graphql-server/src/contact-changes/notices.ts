import type { BusinessUpdate } from '../businesses/write.ts'
import type { Prisma } from '../generated/prisma/client.ts'

/** The topic of a proposal about each contact, by the name of its field. */
const topicByField = { phone: 'PHONE', whatsapp: 'WHATSAPP', email: 'EMAIL' } as const

type ContactTopic = (typeof topicByField)[keyof typeof topicByField]

/** The topics of the contacts among the names of changed fields. */
export const contactTopics = (changed: readonly string[]): ContactTopic[] =>
  Object.entries(topicByField).flatMap(([field, topic]) => (changed.includes(field) ? [topic] : []))

export const hasContact = (changed: readonly string[]): boolean => contactTopics(changed).length > 0

/**
 * Writes down whose owners get a mail about a changed contact (contact-notices), in the transaction of the change and after its
 * entries of the trail. `mailContactChanges` makes the mails of it, for an act once all of its lines are written.
 *
 * @param updates of establishments that the transaction has locked
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
  // The newest of each: no one else writes entries of what is locked.
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
