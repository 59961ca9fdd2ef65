import type { Context } from '../context.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { mails } from '../messages/mails.ts'
import type { StoredBusiness } from './stored.ts'

/**
 * Queues a mail to the owner if the address was just hidden (hidden-address). The caller wakes the mailer after its
 * transaction.
 *
 * @param stored values before the change
 * @param changed names of changed fields
 */
export async function mailHiding(
  transaction: Prisma.TransactionClient,
  { mail, origin }: Pick<Context, 'mail' | 'origin'>,
  { id, fields }: StoredBusiness,
  changed: readonly string[],
): Promise<void> {
  if (fields.addressHidden || !changed.includes('addressHidden')) return
  const { name, slug, owner } = await transaction.business.findUniqueOrThrow({
    where: { id },
    select: { name: true, slug: true, owner: { select: { email: true } } },
  })
  if (owner) await mail.write(transaction, owner.email, mails.addressHidden(`${origin}/${slug}`, name))
}
