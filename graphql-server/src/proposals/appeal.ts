import { addDays, localDate } from '../../../schema/hours/calendar.ts'
import { appealInput } from '../../../schema/input/claim.ts'
import { builder } from '../builder.ts'
import { lockOneStored } from '../businesses/stored.ts'
import { inTransaction } from '../database/transaction.ts'
import { BadUserInputError, ConflictError } from '../errors.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { invalidResetLinks } from '../limits/rules.ts'
import { texts } from '../messages/texts.ts'
import { readStatus, SubmissionStatus } from './confirm.ts'
import { removalDays } from './submit.ts'
import { readSubmissionToken } from './tokens.ts'

builder.mutationField('appealRemoval', (t) =>
  t.field({
    type: SubmissionStatus,
    authScopes: { public: true },
    description: 'Appeals against a refused removal request: reopens it with a new due date. Only once.',
    args: {
      token: t.arg.string({ required: true, description: 'Token of the status page.' }),
      note: t.arg.string({ required: true, description: 'Reason, plain text of at most 1,000 characters.' }),
    },
    validate: appealInput,
    resolve: async (_root, { token, note }, context) => {
      const status = await context.limiter.attempt(invalidResetLinks(context.address), async () => {
        const id = readSubmissionToken(context, 'status', token)
        if (id === null) return null
        await appeal(context.prisma, id, note)
        return readStatus(context, token)
      })
      if (!status) throw new BadUserInputError({ token: texts.proposals.deadLink })
      return status
    },
  }),
)

/** @throws NotFoundError, ConflictError when there is no refusal to appeal against, or no longer */
function appeal(prisma: PrismaClient, submissionId: number, note: string): Promise<void> {
  return inTransaction(prisma, async (transaction) => {
    const where = {
      ...{ topic: 'REMOVAL', state: 'REFUSED' as const, appealedAt: null },
      submissions: { some: { submissionId } },
    }
    const found = await transaction.proposal.findFirst({ where, select: { id: true, businessId: true } })
    if (!found) throw new ConflictError('ALREADY_DECIDED', texts.proposals.noAppeal)
    const { id, businessId } = found
    await lockOneStored(transaction, businessId)
    const now = new Date()
    const { count } = await transaction.proposal.updateMany({
      where: { id, state: 'REFUSED', appealedAt: null },
      data: {
        ...{ state: 'OPEN', appealedAt: now, decidedAt: null, decidedById: null },
        dueOn: addDays(localDate(now.getTime()), removalDays),
      },
    })
    if (count === 0) throw new ConflictError('ALREADY_DECIDED', texts.proposals.noAppeal)
    // The note is read and erased like that of any submission.
    await transaction.submission.create({
      data: { businessId, note, proposals: { create: { proposalId: id } } },
      select: { id: true },
    })
  })
}
