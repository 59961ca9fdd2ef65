import { updateProfileInput } from '../../../schema/input/account.ts'
import { builder } from '../builder.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Upload } from '../media/uploads/file.ts'
import { forgetImages } from '../media/uploads/forget-images.ts'
import { withImages } from '../media/uploads/with-images.ts'
import { parseInput } from '../parse-input.ts'
import { requireViewer } from '../sessions/viewer.ts'
import { UpdateProfileInput } from './inputs.ts'
import { lockAccount, orSignedOut } from './own-account.ts'

builder.mutationField('updateProfile', (t) =>
  t.prismaField({
    type: 'User',
    authScopes: { signedIn: true },
    description: 'Changes name, phone or photo of the account of who asks.',
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: 'What changes.' }) },
    resolve: async (query, _root, { input }, context) => {
      const { prisma, images } = context
      const { photo, ...data } = parseInput(updateProfileInput, input)
      const { id } = await requireViewer(context)
      const sent = photo ? [photo as Upload] : []
      const before = await withImages(images, sent, ([taken]) =>
        inTransaction(prisma, async (transaction) => {
          const { photoId } = await lockAccount(transaction, id)
          const kept = photo === null ? null : photoId
          const next = taken ? await images.addRow(transaction, taken) : kept
          await transaction.user.update({ where: { id }, data: { ...data, photoId: next } })
          return next === photoId ? null : photoId
        }),
      )
      await forgetImages(context, [before])
      return orSignedOut(await prisma.user.findUnique({ ...query, where: { id } }))
    },
  }),
)
