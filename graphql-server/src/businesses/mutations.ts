import { localDate } from '../../../schema/hours/calendar.ts'
import { createInputRule, updateInputRule } from '../../../schema/input/business.ts'
import { builder } from '../builder.ts'
import { readBusiness } from '../business-rows/full-business.ts'
import { mailContactChanges } from '../contact-changes/mail.ts'
import { hasContact } from '../contact-changes/notices.ts'
import { raiseContentVersion, raiseVersion } from '../database/catalogue-version.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { idOrZero } from '../lists/keys.ts'
import { waitUntilPrivate } from '../media/private-images.ts'
import { deleteUnusedImages, withImages } from '../media/uploads/request-images.ts'
import { parseInput } from '../parse-input.ts'
import { createOnce, requestKeyArg } from '../writes/create-once.ts'
import { type Author, changeOfBusiness, recordChange, requestAuthor, saveKeyArg } from '../writes/trail.ts'
import { deleteBusinessRows } from './delete.ts'
import { mailHiding } from './hiding-mail.ts'
import { type PhotosWriting, setPhotos } from './photos/photos.ts'
import { lockOneStored } from './stored.ts'
import { CreateBusinessInput, UpdateBusinessInput } from './type.ts'
import { withoutStored } from './unchanged.ts'
import {
  changesSearches,
  createBusinessRows,
  lockBusiness,
  lockRequested,
  updateBusinessRow,
} from './write.ts'

builder.mutationFields((t) => ({
  createBusiness: t.field({
    type: 'Business',
    authScopes: { admin: true },
    description: 'Creates an establishment with its photos.',
    args: {
      input: t.arg({ type: CreateBusinessInput, required: true, description: 'Data of the establishment.' }),
      ...requestKeyArg,
    },
    resolve: async (_root, args, context) => {
      const { photos: _, ...input } = parseInput(createInputRule(args.input), args.input)
      const { images } = context
      const { requestKey } = args
      const call = { mutation: 'createBusiness', requestKey, input, files: args.input.photos ?? [] }
      const id = await createOnce(context, call, async (transaction, caller, taken) => {
        const author = { ...caller, saveKey: requestKey ?? null }
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
    description: 'Updates an establishment, and adds or replaces its photos.',
    args: {
      id: t.arg.id({ required: true, description: 'Id of the establishment.' }),
      input: t.arg({ type: UpdateBusinessInput, required: true, description: 'Changes.' }),
      ...saveKeyArg,
    },
    resolve: async (_root, args, context) => {
      const { images, prisma } = context
      const id = idOrZero(args.id)
      const sent = await withoutStored(prisma, id, args.input)
      const { photos, photosAction, ...input } = parseInput(updateInputRule(sent), sent)
      const author = await requestAuthor(context, args.saveKey)
      const writing: PhotosWriting = { author, images, path: 'input.photos' }
      const { replaced, changed } = await withImages(images, args.input.photos ?? [], (taken) =>
        inTransaction(prisma, async (transaction) => {
          const stored = await lockOneStored(transaction, id)
          await context.checkPreconditions?.(transaction)
          const changed = await updateBusinessRow(transaction, author, stored, input, true)
          const replaced = photos
            ? await setPhotos(transaction, writing, id, (saved) =>
                photosAction === 'REPLACE' ? taken : [...saved, ...taken],
              )
            : []
          if (hasContact(changed)) await mailContactChanges(transaction, context, id)
          await mailHiding(transaction, context, stored, changed)
          if (await changesSearches(transaction, changed))
            await raiseVersion(transaction, changed.includes('name') ? [id] : [])
          else if (changed.length > 0) await raiseContentVersion(transaction)
          return { replaced, changed }
        }),
      )
      context.mail.wake()
      await deleteUnusedImages(context, replaced)
      if (input.state === 'DRAFT' && changed.includes('state')) await waitUntilPrivate()
      return readBusiness(context, id)
    },
  }),
  deleteBusiness: t.id({
    authScopes: { admin: true },
    description:
      'Deletes an establishment with its photos and favorites and returns its id. It can be restored for 30 days.',
    args: { id: t.arg.id({ required: true, description: 'Id of the establishment.' }) },
    resolve: async (_root, args, context) => {
      const id = idOrZero(args.id)
      const author = await requestAuthor(context)
      await inTransaction(context.prisma, async (transaction) => {
        await lockRequested(context, transaction, id)
        await deleteBusinessRows(transaction, author, [id])
        await raiseVersion(transaction, [id])
      })
      return id
    },
  }),
}))

builder.mutationField('confirmBusinessHours', (t) =>
  t.field({
    type: 'Business',
    authScopes: { admin: true },
    description:
      'Confirms that the hours of an establishment are current: they count as entered today. Does not raise its version; without hours it changes nothing.',
    args: { id: t.arg.id({ required: true, description: 'Id of the establishment.' }) },
    resolve: async (_root, args, context) => {
      const id = idOrZero(args.id)
      const author = await requestAuthor(context)
      await inTransaction(context.prisma, (transaction) => confirmHours(transaction, author, id))
      return readBusiness(context, id)
    },
  }),
)

/** @throws NotFoundError */
async function confirmHours(
  transaction: Prisma.TransactionClient,
  author: Author,
  id: number,
): Promise<void> {
  const name = await lockBusiness(transaction, id)
  const where = { id }
  const before = await transaction.business.findUniqueOrThrow({ where, select: { hoursInformedOn: true } })
  const after = { hoursInformedOn: localDate(Date.now()) }
  if (before.hoursInformedOn === null || before.hoursInformedOn === after.hoursInformedOn) return
  await transaction.business.update({ where, data: after, select: { id: true } })
  await recordChange(transaction, author, changeOfBusiness(id, { name, before, after }))
  await raiseContentVersion(transaction)
}
