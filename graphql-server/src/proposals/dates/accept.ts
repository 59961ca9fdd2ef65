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
  description: 'A proposal from `ownersDates`.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of the proposal.' }),
    content: t.string({ required: true, description: '`content` of the proposal.' }),
  }),
})

const SkippedProposal = builder.objectRef<Skipped>('SkippedProposal').implement({
  description: 'A proposal that was not accepted and stays open, or was already decided.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the proposal.' }),
    reason: t.exposeString('reason', { description: 'Reason, for users.' }),
  }),
})

const AcceptedDates = builder.objectRef<Result>('AcceptedDates').implement({
  description: 'Result of accepting several owners’ dates.',
  fields: (t) => ({
    accepted: t.exposeInt('accepted', { description: 'Number of accepted proposals.' }),
    skipped: t.field({
      type: [SkippedProposal],
      description: 'Proposals that were not accepted.',
      resolve: ({ skipped }) => skipped,
    }),
  }),
})

builder.mutationField('acceptOwnersDates', (t) =>
  t.field({
    type: AcceptedDates,
    authScopes: { admin: true },
    description:
      'Accepts proposals from `ownersDates`, each in its own transaction, as one action in the audit trail. Skips what was changed or decided since, or is outdated.',
    args: {
      proposals: t.arg({
        type: [OwnersDatesInput],
        required: true,
        description: 'Proposals from the list, at most 100.',
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
