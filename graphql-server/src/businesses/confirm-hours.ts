import { dayOf } from '../../../schema/hours/calendar.ts'
import { builder } from '../builder.ts'
import { raiseContentVersion } from '../database/catalogue-version.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { type Author, authorOf, recordChange } from '../writes/trail.ts'
import { businessIdOf, readBusiness } from './type.ts'
import { lockBusiness } from './write.ts'

builder.mutationField('confirmBusinessHours', (t) =>
  t.field({
    type: 'Business',
    authScopes: { admin: true },
    description:
      'Says that the hours of an establishment hold as they are: they count as told today. Its version stays; without hours nothing changes.',
    args: { id: t.arg.id({ required: true, description: 'Its id.' }) },
    resolve: async (_root, args, context) => {
      const id = businessIdOf(args.id)
      const author = await authorOf(context)
      await inTransaction(context.prisma, (transaction) => confirmHours(transaction, author, id))
      return readBusiness(context, id)
    },
  }),
)

/** @throws NotFoundError */
async function confirmHours(
  transaction: Prisma.TransactionClient,
  author: Author,
  id: number,
): Promise<void> {
  const name = await lockBusiness(transaction, id)
  const where = { id }
  const before = await transaction.business.findUniqueOrThrow({ where, select: { hoursInformedOn: true } })
  const after = { hoursInformedOn: dayOf(Date.now()) }
  if (before.hoursInformedOn === null || before.hoursInformedOn === after.hoursInformedOn) return
  await transaction.business.update({ where, data: after, select: { id: true } })
  await recordChange(transaction, author, { entity: 'business', entityId: id, name, before, after })
  await raiseContentVersion(transaction)
}
