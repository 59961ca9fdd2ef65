import { hiddenUntil } from '../../business-rows/hidden.ts'
import { readStored } from '../../businesses/stored.ts'
import type { Context } from '../../context.ts'
import { NotFoundError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'
import { codeDigits, liveCode } from './codes.ts'
import { canDecideEvidence, contactOfMethod, readContacts } from './steps.ts'
import type { Options, OwnClaim, Review } from './type.ts'

const methods = ['WHATSAPP', 'PHONE', 'EVIDENCE'] as const

/** The viewer's options to claim an establishment, and the last claim. @throws NotFoundError */
export async function readOptions(context: Context, businessId: number, viewerId: number): Promise<Options> {
  const [stored] = await readStored(context.prisma, [businessId])
  if (!stored) throw new NotFoundError(texts.businesses.notFound)
  const { qualified } = await readContacts(context.prisma, stored)
  const { name, whatsapp, phone, ownerId } = stored.fields
  const isHidden = hiddenUntil(stored) !== null
  return {
    businessName: name,
    whatsapp: isHidden ? null : whatsapp,
    phone: isHidden ? '' : phone,
    isOwn: ownerId === viewerId,
    methods: methods.filter((each) => each === 'EVIDENCE' || contactOfMethod(each, qualified)),
    claim: await readOwnClaim(context, businessId, viewerId),
  }
}

async function readOwnClaim(
  { prisma, secret }: Context,
  businessId: number,
  claimantId: number,
): Promise<OwnClaim | null> {
  const found = await prisma.claim.findFirst({
    where: { claimantId, proposal: { businessId } },
    orderBy: { proposalId: 'desc' },
    include: { proposal: { select: { state: true, reason: true } } },
  })
  if (!found) return null
  const { proposalId, method, provedAt, effectiveAt, proposal } = found
  const isWaiting = method === 'WHATSAPP' && provedAt === null && proposal.state === 'OPEN'
  const code = isWaiting ? await liveCode(prisma, proposalId, method) : null
  return {
    ...{ method, effectiveAt, isProved: provedAt !== null, ...proposal },
    code: code && codeDigits(secret, code.id),
    codeExpiresAt: code?.expiresAt ?? null,
  }
}

/** A claim for administrators. @param proposalId its proposal @throws NotFoundError */
export async function readReview({ prisma, secret }: Context, proposalId: number): Promise<Review> {
  const found = await prisma.claim.findUnique({
    where: { proposalId },
    include: {
      contacts: true,
      claimant: { select: { email: true } },
      proposal: {
        include: {
          submissions: {
            orderBy: { submissionId: 'desc' },
            take: 1,
            select: { submission: { select: { note: true } } },
          },
        },
      },
    },
  })
  const [stored] = found ? await readStored(prisma, [found.proposal.businessId]) : []
  if (!found || !stored) throw new NotFoundError(texts.proposals.notFound)
  const { proposal, claimant, provedAt, method, effectiveAt } = found
  const { listed, qualified } = await readContacts(prisma, stored)
  const code = method === 'PHONE' && !provedAt ? await liveCode(prisma, proposalId, method) : null
  return {
    ...{ id: proposalId, method, effectiveAt, state: proposal.state, isProved: provedAt !== null },
    note: proposal.submissions[0]?.submission.note ?? null,
    claimant: claimant?.email ?? null,
    code: code && codeDigits(secret, code.id),
    canDecide: canDecideEvidence({ claim: found, listed }),
    contacts: listed.map((contact) => {
      const own = found.contacts.filter((each) => each.contact === contact.value)
      return {
        ...contact,
        qualifies: qualified.includes(contact),
        calls: own.filter(({ actorId, isReached }) => actorId !== null || isReached).length,
        isNotified: own.some(({ isNotice }) => isNotice),
      }
    }),
  }
}
