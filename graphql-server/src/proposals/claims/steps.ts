import { localDate } from '../../../../schema/hours/calendar.ts'
import { readPhone } from '../../../../schema/phone.ts'
import { lockOneStored, type StoredBusiness } from '../../businesses/stored.ts'
import type { Services } from '../../context.ts'
import { BadUserInputError, ConflictError, NotFoundError } from '../../errors.ts'
import type { Claim, ClaimContact, ClaimMethod, Prisma, Proposal } from '../../generated/prisma/client.ts'
import { mails } from '../../messages/mails.ts'
import { texts } from '../../messages/texts.ts'
import { writeProposal } from '../submit.ts'
import { submissionToken } from '../tokens.ts'
import { countAttempt, isCode } from './codes.ts'
import { type ListedContact, listedContacts, qualifies } from './contacts.ts'

const day = 24 * 60 * 60 * 1000

/** Days after the last notice during which a claim can be stopped (claim-notices). */
export const noticeDays = 7

/** Days on which the listed contacts must be tried before evidence is decided (claim-evidence). */
const attemptDays = 2

/** A claim whose establishment is locked. */
export interface LockedClaim {
  proposal: Proposal
  claim: Claim & { contacts: ClaimContact[] }
  stored: StoredBusiness
  listed: ListedContact[]
  /** Listed contacts that prove it now. */
  qualified: ListedContact[]
}

export type ClaimServices = Pick<Services, 'secret' | 'previousSecret' | 'origin' | 'mail'>

/** @throws NotFoundError, ConflictError when it is already decided */
export async function lockClaim(
  transaction: Prisma.TransactionClient,
  proposalId: number,
): Promise<LockedClaim> {
  const found = await transaction.claim.findUnique({
    where: { proposalId },
    select: { proposal: { select: { businessId: true } } },
  })
  if (!found) throw new NotFoundError(texts.proposals.notFound)
  const stored = await lockOneStored(transaction, found.proposal.businessId)
  const { proposal, ...claim } = await transaction.claim.findUniqueOrThrow({
    where: { proposalId },
    include: { proposal: true, contacts: { orderBy: { id: 'asc' } } },
  })
  if (proposal.state !== 'OPEN') throw new ConflictError('ALREADY_DECIDED', texts.proposals.decided)
  return { proposal, claim, stored, ...(await readContacts(transaction, stored)) }
}

/** Contacts of an establishment, and those that prove a claim now. */
export async function readContacts(transaction: Prisma.TransactionClient, stored: StoredBusiness) {
  const listed = await listedContacts(transaction, stored)
  const reached = await transaction.claimContact.findMany({
    where: { isReached: true, claim: { proposal: { businessId: stored.id } } },
    select: { contact: true, at: true },
  })
  return { listed, qualified: listed.filter((contact) => qualifies(contact, listed, reached)) }
}

const fieldsOfMethod = { WHATSAPP: 'whatsapp', PHONE: 'phone', EVIDENCE: null } as const

/** The contact that proves a claim by this method; undefined if there is none. */
export const contactOfMethod = (method: ClaimMethod, qualified: readonly ListedContact[]) =>
  qualified.find(({ field }) => field === fieldsOfMethod[method])

/** Input of a claim. */
interface SentClaim {
  claimantId: number
  method: ClaimMethod
  note: string | null
}

/**
 * Adds a claim to the queue, or changes the method of the claimant's open one.
 *
 * @throws BadUserInputError, ConflictError when it is already proved
 */
export async function fileClaim(
  transaction: Prisma.TransactionClient,
  stored: StoredBusiness,
  { claimantId, method, note }: SentClaim,
): Promise<number> {
  const { id: businessId, fields } = stored
  if (fields.ownerId === claimantId) throw new BadUserInputError({ slug: texts.claims.isYours })
  if (method === 'EVIDENCE' && !note) throw new BadUserInputError({ note: texts.claims.needsNote })
  const { qualified } = await readContacts(transaction, stored)
  if (method !== 'EVIDENCE' && !contactOfMethod(method, qualified))
    throw new BadUserInputError({ method: texts.claims.unqualified })
  const proposed = { ownerId: claimantId }
  const { proposalId } = await writeProposal(transaction, stored, 'CLAIM', 'CLAIM', proposed)
  const claim = await transaction.claim.findUnique({ where: { proposalId }, select: { provedAt: true } })
  if (claim?.provedAt) throw new ConflictError('ALREADY_DECIDED', texts.claims.alreadyProved)
  if (claim) await transaction.claim.updateMany({ where: { proposalId }, data: { method } })
  else await transaction.claim.create({ data: { proposalId, claimantId, method } })
  const sent = { businessId, senderId: claimantId, note, proposals: { create: { proposalId } } }
  await transaction.submission.create({ data: sent, select: { id: true } })
  return proposalId
}

/**
 * Compares a code with the claim's, and a message's number with the listing's, whatever name the message shows
 * (claims). Returns a failure instead of throwing it, so that the attempt is counted.
 *
 * @param number sender of the message; null for a code read out on the phone
 * @returns null when the claim is proved
 */
export async function proveByCode(
  transaction: Prisma.TransactionClient,
  services: ClaimServices,
  locked: LockedClaim,
  { number, code: typed, actorId }: { number: string | null; code: string; actorId: number | null },
): Promise<BadUserInputError | null> {
  const { claim, qualified } = locked
  const method = number === null ? 'PHONE' : 'WHATSAPP'
  const contact = contactOfMethod(method, qualified)
  if (claim.provedAt) return null
  if (!contact) return new BadUserInputError({ code: texts.claims.unqualified })
  const code = await countAttempt(transaction, claim.proposalId, method)
  if (!code) return new BadUserInputError({ code: texts.claims.deadCode })
  if (number !== null && readPhone(number).digits !== contact.value)
    return new BadUserInputError({ number: texts.claims.otherNumber })
  if (!isCode(services, code.id, typed)) return new BadUserInputError({ code: texts.claims.wrongCode })
  await prove(transaction, services, locked, { actorId: actorId ?? code.drawnById, spoken: contact.value })
  return null
}

/** Minimum number of days on which each listed number was called; 0 while one was not. */
export function triedDays({ claim, listed }: Pick<LockedClaim, 'claim' | 'listed'>): number {
  const present = listed.filter(({ field, until }) => until === null && field !== 'email')
  const days = present.map(({ value }) => {
    const calls = claim.contacts.filter(({ contact, isNotice }) => contact === value && !isNotice)
    return new Set(calls.map(({ at }) => localDate(at.getTime()))).size
  })
  return days.length > 0 ? Math.min(...days) : attemptDays
}

/** Whether an administrator may decide on evidence (claim-evidence). */
export const canDecideEvidence = (locked: Pick<LockedClaim, 'claim' | 'listed'>) =>
  locked.claim.provedAt === null && triedDays(locked) >= attemptDays

/** Marks a claim as proved. @param spoken the contact that proved it, which needs no notice */
export async function prove(
  transaction: Prisma.TransactionClient,
  services: ClaimServices,
  locked: LockedClaim,
  { actorId, spoken }: { actorId: number | null; spoken?: string },
): Promise<void> {
  const { proposalId } = locked.claim
  const data = { provedAt: new Date(), provedById: actorId }
  await transaction.claim.updateMany({ where: { proposalId }, data })
  if (spoken)
    await addContact(transaction, proposalId, { contact: spoken, isNotice: true, isReached: true, actorId })
  await notifyContacts(transaction, services, proposalId, locked)
}

type NewContact = Pick<ClaimContact, 'contact' | 'isNotice' | 'isReached' | 'actorId'>

const addContact = (transaction: Prisma.TransactionClient, proposalId: number, data: NewContact) =>
  transaction.claimContact.create({ data: { proposalId, ...data }, select: { id: true } })

/**
 * Records a call: an attempt to reach the listing before the proof, a notice afterwards. @throws BadUserInputError
 */
export async function recordCall(
  transaction: Prisma.TransactionClient,
  services: ClaimServices,
  locked: LockedClaim,
  call: Omit<NewContact, 'isNotice'>,
): Promise<void> {
  const { claim, listed } = locked
  if (!listed.some(({ field, value }) => field !== 'email' && value === call.contact))
    throw new BadUserInputError({ contact: texts.claims.unknownContact })
  await addContact(transaction, claim.proposalId, { ...call, isNotice: claim.provedAt !== null })
  if (claim.provedAt) await notifyContacts(transaction, services, claim.proposalId, locked)
}

/**
 * Mails contacts of a proved claim that have no notice yet, and sets when it takes effect once all numbers have been
 * called too. A contact added since then is also notified, and the seven days start again.
 *
 * @returns when it takes effect; null while a number has not been called
 */
export async function notifyContacts(
  transaction: Prisma.TransactionClient,
  services: ClaimServices,
  proposalId: number,
  { stored, listed }: Pick<LockedClaim, 'stored' | 'listed'>,
): Promise<Date | null> {
  const { contacts, effectiveAt } = await transaction.claim.findUniqueOrThrow({
    where: { proposalId },
    select: { effectiveAt: true, contacts: { where: { isNotice: true }, select: { contact: true } } },
  })
  const notified = new Set(contacts.map(({ contact }) => contact))
  const { ownerId, name } = stored.fields
  const owner =
    ownerId && (await transaction.user.findUnique({ where: { id: ownerId }, select: { email: true } }))
  const addresses = listed.filter(({ field }) => field === 'email').map(({ value }) => value)
  const unmailed = new Set(
    [...addresses, ...(owner ? [owner.email] : [])].filter((each) => !notified.has(each)),
  )
  const url = `${services.origin}/confirmar/${submissionToken(services, 'claim', proposalId)}/parar`
  for (const address of unmailed) {
    await services.mail.write(transaction, address, mails.claimNotice(url, name))
    await addContact(transaction, proposalId, {
      contact: address,
      isNotice: true,
      isReached: false,
      actorId: null,
    })
  }
  const isCalled = numbersToCall(listed).every((number) => notified.has(number))
  const isWhole = unmailed.size === 0 && effectiveAt !== null
  const at = !isCalled ? null : isWhole ? effectiveAt : new Date(Date.now() + noticeDays * day)
  await transaction.claim.updateMany({ where: { proposalId }, data: { effectiveAt: at } })
  return at
}

/** Distinct present and former numbers. */
export const numbersToCall = (listed: readonly ListedContact[]) => [
  ...new Set(listed.filter(({ field }) => field !== 'email').map(({ value }) => value)),
]
