import { type DateAcceptance, ownersDatesInput } from '../../../../schema/input/owners-dates.ts'
import { builder } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { BadUserInputError, ConflictError, NotFoundError } from '../../errors.ts'
import { idOrZero } from '../../lists/keys.ts'
import { texts } from '../../messages/texts.ts'
import { parseInput } from '../../parse-input.ts'
import { type Author, asOneAct, requestAuthor } from '../../writes/trail.ts'
import { writeAnswers } from '../answers.ts'
import { acceptProposal, lockOpen } from '../decide.ts'
import { areSoon } from './changes.ts'
import { isOutdated, proposedDates } from './owners-dates.ts'

/** A proposal that was not accepted. */
interface Skipped {
  id: string
  reason: string
}

interface Result {
  accepted: number
  skipped: Skipped[]
}

const OwnersDatesInput = builder.inputType('OwnersDatesInput', {
  description: 'One proposal, as `ownersDates` listed it.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Its id.' }),
    content: t.string({ required: true, description: 'Its `content`.' }),
  }),
})

const SkippedProposal = builder.objectRef<Skipped>('SkippedProposal').implement({
  description: 'A proposal that was not accepted and stays open, or was decided by somebody else.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    reason: t.exposeString('reason', { description: 'Why, for people to read.' }),
  }),
})

const AcceptedDates = builder.objectRef<Result>('AcceptedDates').implement({
  description: 'What became of owners’ dates that were accepted together.',
  fields: (t) => ({
    accepted: t.exposeInt('accepted', { description: 'How many were accepted.' }),
    skipped: t.field({
      type: [SkippedProposal],
      description: 'The others.',
      resolve: ({ skipped }) => skipped,
    }),
  }),
})

builder.mutationField('acceptOwnersDates', (t) =>
  t.field({
    type: AcceptedDates,
    authScopes: { admin: true },
    description:
      'Accepts what `ownersDates` listed, each in a transaction of its own, as one act of the audit trail. What was changed or decided since, or is outdated, is skipped.',
    args: {
      proposals: t.arg({
        type: [OwnersDatesInput],
        required: true,
        description: 'What was listed, at most 100.',
      }),
    },
    resolve: async (_root, args, context) => {
      const { proposals } = parseInput(ownersDatesInput, args, '')
      const author = asOneAct(await requestAuthor(context), 'bulk', 'business')
      const skipped: Skipped[] = []
      for (const each of proposals) {
        const reason = await accept(context, author, each)
        if (reason !== null) skipped.push({ id: each.id, reason })
      }
      context.mail.wake()
      return { accepted: proposals.length - skipped.length, skipped }
    },
  }),
)

/** @returns why it was not accepted; null when it was */
async function accept(
  context: Context,
  author: Author,
  { id, content }: DateAcceptance,
): Promise<string | null> {
  try {
    await inTransaction(context.prisma, async (transaction) => {
      const { proposal, stored } = await lockOpen(transaction, idOrZero(id))
      const isListed = proposal.kind === 'OWNER' && proposal.topic === 'SPECIAL_HOURS'
      if (!isListed || proposal.contentHash !== content || !areSoon(proposedDates(proposal)))
        throw new ConflictError('CHANGED_SINCE', texts.proposals.changedSince)
      if (isOutdated(proposal, stored.fields.specialHours))
        throw new ConflictError('CHANGED_SINCE', texts.proposals.outdated)
      const acceptance = { isConfirmed: false, usesOverflow: false }
      const decided = await acceptProposal(
        transaction,
        { author, images: context.images },
        proposal.id,
        acceptance,
      )
      await writeAnswers(transaction, context, decided, 'ACCEPTED')
    })
    return null
  } catch (error) {
    const isExpected =
      error instanceof ConflictError || error instanceof NotFoundError || error instanceof BadUserInputError
    if (!isExpected) throw error
    return error instanceof BadUserInputError
      ? (Object.values(error.fields ?? {})[0] ?? error.message)
      : error.message
  }
}
