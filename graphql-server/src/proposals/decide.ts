import { updateBusinessInput } from '../../../schema/input/business.ts'
import type { ProposalTopicName } from '../../../schema/proposals/topics.ts'
import { businessColumns } from '../businesses/fields.ts'
import { lockOneStored, type StoredBusiness } from '../businesses/stored.ts'
import { changesSearches, updateBusinessRow } from '../businesses/write.ts'
import { recordCorrection } from '../confirmations/write.ts'
import { raiseContentVersion, raiseVersion } from '../database/catalogue-version.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import type { Prisma, Proposal } from '../generated/prisma/client.ts'
import type { Images } from '../media/images.ts'
import { texts } from '../messages/texts.ts'
import { parseInput } from '../parse-input.ts'
import type { Author } from '../writes/trail.ts'
import { changesOfTopic, toUpdateInput, type Values } from './content.ts'
import { deleteNewPhotos, writeProposedPhotos } from './owner-photos.ts'
import { writeProposal } from './submit.ts'
import { needsSecondKey, proposalWarnings } from './warnings.ts'

/** Options of accepting a proposal. */
export interface Acceptance {
  /** Whether the warnings were shown and confirmed (proposal-keys). */
  isConfirmed: boolean
  /** Whether to take the value waiting behind it instead of its own. */
  usesOverflow: boolean
}

/** Result of a decision. */
export interface Decided {
  proposal: Proposal
  stored: StoredBusiness
  /** Names of the changed fields of the establishment. */
  changed: string[]
  /** Ids of images that may now be unused, for `deleteUnusedImages` after the transaction. */
  images: number[]
}

interface Accepting {
  author: Author
  images: Images
}

/**
 * Accepts a proposal: writes its values with the form's rules and audit trail, in the same transaction.
 *
 * @throws NotFoundError, ConflictError when it is already decided or its warnings were not confirmed,
 * BadUserInputError when a value has become invalid
 */
export async function acceptProposal(
  transaction: Prisma.TransactionClient,
  accepting: Accepting,
  id: number,
  { isConfirmed, usesOverflow }: Acceptance,
): Promise<Decided> {
  const { proposal, stored } = await lockOpen(transaction, id)
  const topic = proposal.topic as ProposalTopicName
  if (topic === 'REMOVAL') throw new ConflictError('CONFIRMATION_NEEDED', texts.erasures.ownSteps)
  if (topic === 'CLAIM') throw new ConflictError('CONFIRMATION_NEEDED', texts.claims.ownSteps)
  const values = (usesOverflow ? proposal.overflow : proposal.proposed) as Values | null
  const found = proposalWarnings(topic, proposal.seen as Values, values, stored.fields)
  if (values && !isConfirmed && needsSecondKey(topic, found))
    throw new ConflictError('CONFIRMATION_NEEDED', texts.proposals.needsConfirmation)
  const { author } = accepting
  const isOwners = topic === 'PHOTOS' && proposal.kind === 'OWNER'
  const images = values && isOwners ? await writeProposedPhotos(transaction, accepting, proposal) : []
  const changed = values && topic !== 'PHOTOS' ? await write(transaction, author, stored, topic, values) : []
  await transaction.proposal.updateMany({ where: { id }, data: decision('ACCEPTED', author) })
  if (!usesOverflow) await openOverflow(transaction, proposal)
  return { proposal, stored, changed, images }
}

/** Refuses a proposal. @param reason shown to its senders @throws as `acceptProposal` */
export async function refuseProposal(
  transaction: Prisma.TransactionClient,
  author: Author,
  id: number,
  reason: string,
): Promise<Decided> {
  const locked = await lockOpen(transaction, id)
  await transaction.proposal.updateMany({ where: { id }, data: { ...decision('REFUSED', author), reason } })
  await openOverflow(transaction, locked.proposal)
  return { ...locked, changed: [], images: await deleteNewPhotos(transaction, id) }
}

const decision = (state: 'ACCEPTED' | 'REFUSED', { actorId }: Author) => ({
  state,
  decidedAt: new Date(),
  decidedById: actorId,
  actKey: null,
})

/** Opens a proposal for the values that waited behind one that was decided by its own values (proposal-limits). */
async function openOverflow(
  transaction: Prisma.TransactionClient,
  { id, businessId, topic, overflow, overflowActKey }: Proposal,
): Promise<void> {
  if (!overflow) return
  const stored = await lockOneStored(transaction, businessId)
  const name = topic as ProposalTopicName
  const values = overflow as Values
  const changes = name === 'PHOTOS' ? values : changesOfTopic(name, stored.fields, values)
  if (!changes) return
  const { proposalId } = await writeProposal(transaction, stored, name, 'CORRECTION', changes, overflowActKey)
  const newest = await transaction.submittedProposal.findFirst({
    where: { proposalId: id },
    orderBy: { submissionId: 'desc' },
    select: { submissionId: true },
  })
  if (!newest) return
  await transaction.submittedProposal.createMany({ data: { ...newest, proposalId }, skipDuplicates: true })
}

/** Locks the establishment first, as the writers of proposals do. */
export async function lockOpen(transaction: Prisma.TransactionClient, id: number) {
  const found = await transaction.proposal.findUnique({ where: { id }, select: { businessId: true } })
  if (!found) throw new NotFoundError(texts.proposals.notFound)
  const stored = await lockOneStored(transaction, found.businessId)
  const proposal = await transaction.proposal.findUniqueOrThrow({ where: { id } })
  if (proposal.state !== 'OPEN') throw new ConflictError('ALREADY_DECIDED', texts.proposals.decided)
  return { proposal, stored }
}

async function write(
  transaction: Prisma.TransactionClient,
  author: Author,
  stored: StoredBusiness,
  topic: ProposalTopicName,
  values: Values,
): Promise<string[]> {
  const input = parseInput(updateBusinessInput, toUpdateInput(values, stored.fields))
  const changed = await updateBusinessRow(transaction, author, stored, input)
  if (changed.length > 0 && (topic === 'PHONE' || topic === 'WHATSAPP' || topic === 'ADDRESS'))
    await recordCorrection(transaction, stored.id, topic, { ...stored.fields, ...businessColumns(input) })
  if (await changesSearches(transaction, changed))
    await raiseVersion(transaction, changed.includes('name') ? [stored.id] : [])
  else if (changed.length > 0) await raiseContentVersion(transaction)
  return changed
}
