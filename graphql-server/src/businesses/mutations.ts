import { createBusinessInput, updateBusinessInput } from '../../../schema/input/business.ts'
import { authorOf } from '../audit/record.ts'
import { builder } from '../builder.ts'
import { createOnce, requestKeyArg } from '../create-once.ts'
import { inTransaction, raiseContentVersion, raiseVersion } from '../database/transaction.ts'
import { forgetImages } from '../media/uploads/forget-images.ts'
import { withImages } from '../media/uploads/with-images.ts'
import { parseInput } from '../parse-input.ts'
import { createBusinessRows } from './create-rows.ts'
import { CreateBusinessInput, UpdateBusinessInput } from './inputs.ts'
import { type PhotosWriting, setPhotos } from './photos.ts'
import { businessIdOf, readBusiness } from './read-business.ts'
import { changesSearches, deleteBusinessRow, updateBusinessRow } from './save.ts'

builder.mutationFields((t) => ({
  createBusiness: t.field({
    type: 'Business',
    authScopes: { admin: true },
    description: 'Registers an establishment, with its photos.',
    args: {
      input: t.arg({ type: CreateBusinessInput, required: true, description: 'What it is.' }),
      ...requestKeyArg,
    },
    resolve: async (_root, args, context) => {
      const { photos: _, ...input } = parseInput(createBusinessInput, args.input)
      const { images } = context
      const { requestKey } = args
      const call = { mutation: 'createBusiness', requestKey, input, files: args.input.photos ?? [] }
      const id = await createOnce(context, call, async (transaction, author, taken) => {
        const [id = 0] = await createBusinessRows(transaction, author, [{ input }])
        const writing: PhotosWriting = { author, images, path: 'input.photos' }
        if (taken.length > 0) await setPhotos(transaction, writing, id, () => taken)
        return id
      })
      return readBusiness(context, id)
    },
  }),
  updateBusiness: t.field({
    type: 'Business',
    authScopes: { admin: true },
    description: 'Changes an establishment, and adds or replaces its photos.',
    args: {
      id: t.arg.id({ required: true, description: 'Its id.' }),
      input: t.arg({ type: UpdateBusinessInput, required: true, description: 'What changes.' }),
    },
    resolve: async (_root, args, context) => {
      const { photos, photosAction, ...input } = parseInput(updateBusinessInput, args.input)
      const { images, prisma } = context
      const id = businessIdOf(args.id)
      const writing: PhotosWriting = { author: await authorOf(context), images, path: 'input.photos' }
      const replaced = await withImages(images, args.input.photos ?? [], (taken) =>
        inTransaction(prisma, async (transaction) => {
          const changed = await updateBusinessRow(transaction, writing.author, id, input)
          const replaced = photos
            ? await setPhotos(transaction, writing, id, (saved) =>
                photosAction === 'REPLACE' ? taken : [...saved, ...taken],
              )
            : []
          if (changesSearches(changed)) await raiseVersion(transaction)
          else if (changed.length > 0) await raiseContentVersion(transaction)
          return replaced
        }),
      )
      await forgetImages(context, replaced)
      return readBusiness(context, id)
    },
  }),
  deleteBusiness: t.id({
    authScopes: { admin: true },
    description:
      'Deletes an establishment with its photos and favorites; answers its id. It can be restored for 30 days.',
    args: { id: t.arg.id({ required: true, description: 'Its id.' }) },
    resolve: async (_root, args, context) => {
      const id = businessIdOf(args.id)
      const author = await authorOf(context)
      await inTransaction(context.prisma, async (transaction) => {
        await deleteBusinessRow(transaction, author, id)
        await raiseVersion(transaction)
      })
      return id
    },
  }),
}))
