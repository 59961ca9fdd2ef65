import { deleteAccountInput, updateProfileInput } from '../../../schema/input/account.ts'
import { onlyDigits } from '../../../schema/phone-format.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { TooManyRequestsError } from '../errors.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { deletionMails } from '../limits/rules.ts'
import { deleteUnusedImages, withImages } from '../media/uploads/request-images.ts'
import type { Upload } from '../media/uploads/upload.ts'
import { mails } from '../messages/mails.ts'
import { parseInput } from '../parse-input.ts'
import { requireViewer } from '../sessions/viewer.ts'
import { recordChange, requestAuthor } from '../writes/trail.ts'
import { confirmOwner, lockAccount, orSignedOut, ownAccount } from './account.ts'
import { endInvitations } from './invitation-rows.ts'
import { keepAnAdmin, lockAdminsWith } from './roles.ts'

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'Changes to an account; absent fields stay.',
  fields: (t) => ({
    name: t.string({ description: 'Name of the owner.' }),
    phone: t.string({ description: 'Phone digits with area code, in any format.' }),
    photo: t.field({ type: 'Upload', description: 'New photo; null removes it.' }),
  }),
})

builder.queryField('me', (t) =>
  t.prismaField({
    type: 'User',
    authScopes: { signedIn: true },
    description: "The viewer's account.",
    resolve: async (query, _root, _args, context) => {
      const { id } = await requireViewer(context)
      return orSignedOut(await context.prisma.user.findUnique({ ...query, where: { id } }))
    },
  }),
)

builder.mutationField('updateProfile', (t) =>
  t.prismaField({
    type: 'User',
    authScopes: { signedIn: true },
    description: "Changes the name, phone or photo of the viewer's account.",
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: 'Changes.' }) },
    resolve: async (query, _root, { input }, context) => {
      const { prisma, images } = context
      const { id } = await requireViewer(context)
      const sent = await withoutStoredPhone(prisma, id, input)
      const { photo, ...data } = parseInput(updateProfileInput, sent)
      const photos = photo ? [photo as Upload] : []
      const replaced = await withImages(images, photos, ([taken]) =>
        inTransaction(prisma, async (transaction) => {
          const { photoId } = await lockAccount(transaction, id)
          const kept = photo === null ? null : photoId
          const next = taken ? await images.addRow(transaction, taken) : kept
          await transaction.user.update({ where: { id }, data: { ...data, photoId: next } })
          return next === photoId ? null : photoId
        }),
      )
      await deleteUnusedImages(context, [replaced])
      return orSignedOut(await prisma.user.findUnique({ ...query, where: { id } }))
    },
  }),
)

/** Drops an unchanged phone that predates the current rule (stored-values). */
async function withoutStoredPhone<Input extends { phone?: string | null | undefined }>(
  prisma: PrismaClient,
  id: number,
  input: Input,
): Promise<Input> {
  const { phone, ...rest } = input
  if (phone == null || updateProfileInput.shape.phone.safeParse(phone).success) return input
  const stored = await prisma.user.findUnique({ where: { id }, select: { phone: true } })
  return stored?.phone === onlyDigits(phone) ? (rest as Input) : input
}

builder.mutationField('deleteAccount', (t) =>
  t.boolean({
    authScopes: { signedIn: true },
    description:
      "Deletes the viewer's account with its favorites, photo and sessions, and mails its address a last time. Its establishments stay, without an owner. CONFLICT for the last administrator. An account with a passkey also needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN).",
    args: {
      password: t.arg.string({ required: true, description: 'Current password.' }),
    },
    resolve: async (_root, args, context) => {
      const { password } = parseInput(deleteAccountInput, args, '')
      const user = await ownAccount(context)
      await confirmOwner(context, user, password, 'password')
      const author = await requestAuthor(context)
      const { photoId, email, ended } = await inTransaction(context.prisma, async (transaction) => {
        const isAnotherLeft = await lockAdminsWith(transaction, user.id)
        const account = await lockAccount(transaction, user.id)
        keepAnAdmin(account, isAnotherLeft)
        const change = { before: { role: account.role }, after: null }
        await recordChange(transaction, author, { entity: 'user', entityId: user.id, ...change })
        const lost = { OR: [{ invitedById: user.id }, { email: account.email }] }
        const ended = await endInvitations(transaction, author, lost)
        // Foreign keys cascade to favorites, sessions and links, and null the reference in establishments and trail.
        await transaction.user.delete({ where: { id: user.id } })
        return { ...account, ended }
      })
      await deleteUnusedImages(context, [photoId])
      for (const address of [email, ...ended]) await context.mail.forget(address, context)
      await sendLastMail(context, email)
      return true
    },
  }),
)

/** Limited per hour: the account may have been registered with another person's address. */
async function sendLastMail({ limiter, mail, ...context }: Context, email: string): Promise<void> {
  try {
    await limiter.count(deletionMails(context.address, email))
  } catch (error) {
    if (error instanceof TooManyRequestsError) return
    throw error
  }
  mail.send(email, mails.accountDeleted(), context)
}
