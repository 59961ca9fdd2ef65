import { readPhone } from '../../../../schema/phone.ts'
import { tidyLine } from '../../../../schema/text.ts'
import { builder } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { raiseVersion } from '../../database/catalogue-version.ts'
import { inTransaction } from '../../database/transaction.ts'
import { BadUserInputError, NotFoundError } from '../../errors.ts'
import type { Prisma, Proposal } from '../../generated/prisma/client.ts'
import { idOrZero } from '../../lists/keys.ts'
import { deleteUnusedImages } from '../../media/uploads/request-images.ts'
import { mails } from '../../messages/mails.ts'
import { texts } from '../../messages/texts.ts'
import { readContacts } from '../claims/steps.ts'
import { lockOpen } from '../decide.ts'
import { type ErasureRecord, eraseRows, erasureFile, erasureRecord, imageIdsStatement } from './erase.ts'

const ErasureBasis = builder.enumType('ErasureBasis', {
  description: 'Proof of a removal request.',
  values: {
    OWNER: { description: 'The sender owns the establishment.' },
    CONTACT: { description: 'Confirmed by a listed contact that could prove a claim.' },
    EVIDENCE: { description: 'Evidence checked by an administrator.' },
  } as const,
})

const Erasure = builder.objectRef<Pick<ErasureRecord, 'protocol' | 'erasedOn'>>('Erasure').implement({
  description: 'Record of an erased establishment.',
  fields: (t) => ({
    protocol: t.string({
      description: 'Protocol number of the request.',
      resolve: ({ protocol }) => protocolNumber(protocol),
    }),
    erasedOn: t.exposeString('erasedOn', { description: 'Date of the erasure, yyyy-MM-dd.' }),
  }),
})

const protocolNumber = (id: number) => String(id).padStart(6, '0')

interface Request {
  name: string
  basis: 'OWNER' | 'CONTACT' | 'EVIDENCE'
  contact: string | null
}

builder.mutationField('eraseBusiness', (t) =>
  t.field({
    type: Erasure,
    authScopes: { admin: true },
    description:
      'Accepts a removal request: permanently erases the establishment with photos, trail, proposals and favorites. Its slug, phones and e-mail address are refused from then on.',
    args: {
      proposalId: t.arg.id({ required: true, description: 'Open proposal with the topic REMOVAL.' }),
      name: t.arg.string({ required: true, description: 'Name of the establishment, typed again.' }),
      basis: t.arg({ type: ErasureBasis, required: true, description: 'Proof of the request.' }),
      contact: t.arg.string({ description: 'With CONTACT: the phone or e-mail address that confirmed it.' }),
    },
    resolve: async (_root, { proposalId, name, basis, contact = null }, context) => {
      const id = idOrZero(proposalId)
      const request = { name, basis, contact } as Request
      const { store } = context.images
      let record: ErasureRecord | null = null
      try {
        // Writes the record first, so that a backup cannot bring erased data back.
        record = await inTransaction(context.prisma, (transaction) => check(transaction, id, request))
        await store.putErasure(erasureFile(id), Buffer.from(JSON.stringify(record)))
        const images = await inTransaction(context.prisma, async (transaction) => {
          const again = await check(transaction, id, request)
          if (again.hashes.join() !== record?.hashes.join()) throw new NotFoundError(texts.proposals.notFound)
          return erase(transaction, context, id, again)
        })
        context.mail.wake()
        await deleteUnusedImages(context, images)
        return record
      } catch (error) {
        const isErased = await context.prisma.erasure.findFirst({ where: { protocol: id } })
        if (record && !isErased) await store.deleteErasure(erasureFile(id))
        throw error
      }
    },
  }),
)

/** @throws NotFoundError, ConflictError, BadUserInputError when the proof does not hold */
async function check(
  transaction: Prisma.TransactionClient,
  proposalId: number,
  { name, basis, contact }: Request,
): Promise<ErasureRecord> {
  const { proposal, stored } = await lockOpen(transaction, proposalId)
  if (proposal.topic !== 'REMOVAL') throw new NotFoundError(texts.proposals.notFound)
  if (tidyLine(name) !== stored.fields.name) throw new BadUserInputError({ name: texts.erasures.otherName })
  if (basis === 'OWNER' && !(await isSentBy(transaction, proposal, stored.fields.ownerId)))
    throw new BadUserInputError({ basis: texts.erasures.notOwner })
  const { qualified } = await readContacts(transaction, stored)
  const value = contact && (readPhone(contact).digits ?? tidyLine(contact))
  if (basis === 'CONTACT' && !qualified.some((each) => each.value === value))
    throw new BadUserInputError({ contact: texts.erasures.notListed })
  return erasureRecord(transaction, stored.id, proposalId)
}

async function isSentBy(transaction: Prisma.TransactionClient, { id }: Proposal, senderId: number | null) {
  if (senderId === null) return false
  const where = { senderId, channel: 'SITE' as const, proposals: { some: { proposalId: id } } }
  return (await transaction.submission.findFirst({ where, select: { id: true } })) !== null
}

/** @returns ids of images that may now be unused */
async function erase(
  transaction: Prisma.TransactionClient,
  context: Context,
  proposalId: number,
  { protocol, erasedOn, hashes }: ErasureRecord,
): Promise<number[]> {
  const { businessId } = await transaction.proposal.findUniqueOrThrow({ where: { id: proposalId } })
  const { name, owner } = await transaction.business.findUniqueOrThrow({
    where: { id: businessId },
    select: { name: true, owner: { select: { email: true } } },
  })
  const senders = await transaction.submission.findMany({
    where: { proposals: { some: { proposalId } }, email: { not: null }, confirmedAt: { not: null } },
    select: { email: true },
  })
  const addresses = new Set([...senders.map(({ email }) => email ?? ''), ...(owner ? [owner.email] : [])])
  for (const address of addresses)
    await context.mail.write(transaction, address, mails.erased(protocolNumber(protocol), name))
  const images = await transaction.$queryRawUnsafe<{ id: number }[]>(
    imageIdsStatement,
    businessId,
    businessId,
    businessId,
    businessId,
  )
  await transaction.erasure.createMany({
    data: hashes.map((hash) => ({ hash, protocol, erasedOn })),
    skipDuplicates: true,
  })
  await eraseRows((sql, values) => transaction.$executeRawUnsafe(sql, ...values), businessId)
  await raiseVersion(transaction, [businessId])
  return images.map(({ id }) => Number(id))
}
