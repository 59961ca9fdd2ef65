import { updateProfileInput } from '../../../schema/input/account.ts'
import { builder } from '../builder.ts'
import { inTransaction } from '../database/transaction.ts'
import { deleteUnusedImages, withImages } from '../media/uploads/request-images.ts'
import type { Upload } from '../media/uploads/upload.ts'
import { parseInput } from '../parse-input.ts'
import { requireViewer } from '../sessions/viewer.ts'
import { lockAccount, orSignedOut } from './account.ts'

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'What changes of an account; what is absent stays.',
  fields: (t) => ({
    name: t.string({ description: 'What its owner is called.' }),
    phone: t.string({ description: 'Digits with the area code, however they are written.' }),
    photo: t.field({ type: 'Upload', description: 'A photo; null removes it.' }),
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
    description: "Changes name, phone or photo of the viewer's account.",
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: 'What changes.' }) },
    resolve: async (query, _root, { input }, context) => {
      const { prisma, images } = context
      const { photo, ...data } = parseInput(updateProfileInput, input)
      const { id } = await requireViewer(context)
      const sent = photo ? [photo as Upload] : []
      const replaced = await withImages(images, sent, ([taken]) =>
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
