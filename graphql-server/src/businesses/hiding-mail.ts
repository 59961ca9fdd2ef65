import type { Context } from '../context.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { mails } from '../messages/mails.ts'
import type { StoredBusiness } from './stored.ts'

/**
 * Writes the mail to the owner when the address has just been hidden (hidden-address). The caller wakes the mailer after its
 * transaction.
 *
 * @param stored as it was
 * @param changed names of the fields that have changed
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
