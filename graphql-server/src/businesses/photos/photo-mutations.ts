import {
  addedPhotos,
  deletedPhoto,
  photoTurn,
  photoWords,
  replacedPhotos,
} from '../../../../schema/input/business.ts'
import { builder } from '../../builder.ts'
import type { FullBusiness } from '../../business-rows/full-business.ts'
import { readBusiness } from '../../business-rows/full-business.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { BadUserInputError, NotFoundError } from '../../errors.ts'
import { idOrZero } from '../../lists/keys.ts'
import type { TakenImage } from '../../media/intake.ts'
import { Photo } from '../../media/type.ts'
import { deleteUnusedImages, withImages } from '../../media/uploads/request-images.ts'
import type { Upload } from '../../media/uploads/upload.ts'
import { texts } from '../../messages/texts.ts'
import { parseInput } from '../../parse-input.ts'
import { requestAuthor, saveKeyArg } from '../../writes/trail.ts'
import { lockRequested } from '../write.ts'
import type { SavedPhoto } from './photo-rows.ts'
import { describePhoto, setPhotos, turnPhoto } from './photos.ts'

builder.mutationFields((t) => {
  const businessId = t.arg.id({ required: true, description: 'Id of the establishment.' })
  const photos = t.arg({ type: ['Upload'], required: true, description: 'Photos in order, at most 15.' })
  return {
    addBusinessPhotos: t.field({
      type: 'Business',
      authScopes: { admin: true },
      description: 'Appends photos to those of an establishment; at most 15 in all.',
      args: { businessId, photos, ...saveKeyArg },
      resolve: (_root, args, context) => {
        parseInput(addedPhotos, args, '')
        return changePhotos(context, args, (saved, taken) => [...saved, ...taken])
      },
    }),
    replaceBusinessPhotos: t.field({
      type: 'Business',
      authScopes: { admin: true },
      description: 'Replaces the photos of an establishment.',
      args: { businessId, photos },
      resolve: (_root, args, context) => {
        parseInput(replacedPhotos, args, '')
        return changePhotos(context, args, (_saved, taken) => taken)
      },
    }),
    orderBusinessPhotos: t.field({
      type: 'Business',
      authScopes: { admin: true },
      description: 'Reorders the photos of an establishment; the first becomes the cover.',
      args: {
        businessId,
        photoIds: t.arg.idList({ required: true, description: 'Ids of all its photos, each once.' }),
        ...saveKeyArg,
      },
      resolve: (_root, args, context) =>
        changePhotos(context, args, (saved) => inThisOrder(saved, args.photoIds)),
    }),
    deleteBusinessPhoto: t.field({
      type: 'Business',
      authScopes: { admin: true },
      description: 'Deletes a photo of an establishment, by exactly one of id and URL.',
      args: {
        businessId,
        photoId: t.arg.id({ description: 'Id of the photo.' }),
        url: t.arg.string({ description: 'URL of the image, relative or absolute, of any variant.' }),
      },
      resolve: (_root, args, context) => {
        parseInput(deletedPhoto, args, '')
        return changePhotos(context, args, (saved) => {
          const photo = findPhoto(saved, args)
          return saved.filter((other) => other !== photo)
        })
      },
    }),
    updateBusinessPhoto: t.field({
      type: Photo,
      authScopes: { admin: true },
      description: 'Sets the alternative text of a photo.',
      args: {
        id: t.arg.id({ required: true, description: 'Id of the photo.' }),
        alt: t.arg.string({ description: 'Alternative text, at most 200 characters; null removes it.' }),
        ...saveKeyArg,
      },
      resolve: (_root, args, context) =>
        describePhoto(context, args.id, parseInput(photoWords, args, '').alt, args.saveKey),
    }),
    turnBusinessPhoto: t.field({
      type: Photo,
      authScopes: { admin: true },
      description: 'Rotates a photo clockwise.',
      args: {
        id: t.arg.id({ required: true, description: 'Id of the photo.' }),
        quarterTurns: t.arg.int({ required: true, description: 'Number of quarter turns, 1 to 3.' }),
        ...saveKeyArg,
      },
      resolve: (_root, args, context) =>
        turnPhoto(context, args.id, parseInput(photoTurn, args, '').quarterTurns, args.saveKey),
    }),
  }
})

interface PhotosArgs {
  businessId: string
  photos?: readonly Upload[]
  saveKey?: string | null | undefined
}

/** Sets the photos that `choose` returns, given the saved and the uploaded ones. */
async function changePhotos(
  context: Context,
  { businessId, photos = [], saveKey }: PhotosArgs,
  choose: (
    saved: readonly SavedPhoto[],
    taken: readonly TakenImage[],
  ) => readonly (SavedPhoto | TakenImage)[],
): Promise<FullBusiness> {
  const id = idOrZero(businessId)
  const { images, prisma } = context
  const writing = { author: await requestAuthor(context, saveKey), images, path: 'photos' } as const
  const removed = await withImages(images, photos, (taken) =>
    inTransaction(prisma, async (transaction) => {
      await lockRequested(context, transaction, id)
      return setPhotos(transaction, writing, id, (saved) => choose(saved, taken))
    }),
  )
  await deleteUnusedImages(context, removed)
  return readBusiness(context, id)
}

function inThisOrder(saved: readonly SavedPhoto[], ids: readonly string[]): SavedPhoto[] {
  const byId = new Map(saved.map((photo) => [String(photo.id), photo]))
  const ordered = [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
  if (ordered.length !== ids.length || ordered.length !== saved.length)
    throw new BadUserInputError({ photoIds: texts.businesses.photoOrder })
  return ordered
}

/** Finds the first match: the same image may occur more than once. */
function findPhoto(
  saved: readonly SavedPhoto[],
  { photoId, url }: { photoId?: string | null | undefined; url?: string | null | undefined },
): SavedPhoto {
  const hash = /\/media\/([0-9a-f]{64})(?:[?#]|$)/.exec(url ?? '')?.[1]
  const photo = saved.find(({ id, hash: own }) => (photoId == null ? own === hash : String(id) === photoId))
  if (!photo) throw new NotFoundError(texts.businesses.noPhoto)
  return photo
}
