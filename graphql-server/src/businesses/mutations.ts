import { createInputOf, updateInputOf } from '../../../schema/input/business.ts'
import {
  changeCategoriesInput,
  changeStateInput,
  chosenBusinesses,
} from '../../../schema/input/business-list.ts'
import { mostChosen } from '../../../schema/input/limits.ts'
import { builder } from '../builder.ts'
import { BusinessState } from '../business-rows/state-type.ts'
import type { Context } from '../context.ts'
import { raiseContentVersion, raiseVersion } from '../database/catalogue-version.ts'
import { inTransaction } from '../database/transaction.ts'
import { NotFoundError } from '../errors.ts'
import { parseId } from '../lists/keys.ts'
import { deleteUnusedImages, withImages } from '../media/uploads/request-images.ts'
import { texts } from '../messages/texts.ts'
import { parseInput } from '../parse-input.ts'
import { createOnce, requestKeyArg } from '../writes/create-once.ts'
import { authorOf } from '../writes/trail.ts'
import { changeCategories } from './change-categories.ts'
import { changeState } from './change-state.ts'
import { deleteBusinessRows } from './delete.ts'
import { type PhotosWriting, setPhotos } from './photos.ts'
import { businessIdOf, CreateBusinessInput, readBusiness, UpdateBusinessInput } from './type.ts'
import { changesSearches, createBusinessRows, updateBusinessRow } from './write.ts'

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
      const { photos: _, ...input } = parseInput(createInputOf(args.input), args.input)
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
      const { photos, photosAction, ...input } = parseInput(updateInputOf(args.input), args.input)
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
          if (changesSearches(changed)) await raiseVersion(transaction, changed.includes('name') ? [id] : [])
          else if (changed.length > 0) await raiseContentVersion(transaction)
          return replaced
        }),
      )
      await deleteUnusedImages(context, replaced)
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
        const [deleted] = await deleteBusinessRows(transaction, author, [id])
        if (deleted === undefined) throw new NotFoundError(texts.businesses.notFound)
        await raiseVersion(transaction, [id])
      })
      return id
    },
  }),
}))

const CategoriesAction = builder.enumType('CategoriesAction', {
  description: 'What happens to the categories of several establishments.',
  values: {
    ADD: { description: 'The given ones come behind those that are there.' },
    REPLACE: { description: 'The given ones are there instead.' },
    REMOVE: { description: 'The given ones go; a category takes its subcategories along.' },
  } as const,
})

const ChangeCategoriesInput = builder.inputType('ChangeCategoriesInput', {
  description: 'A change of the categories of several establishments.',
  fields: (t) => ({
    ids: t.idList({
      required: true,
      description: `Ids of the establishments, 1 to ${mostChosen}; those that are gone are left out.`,
    }),
    action: t.field({ type: CategoriesAction, required: true, description: 'What happens.' }),
    categoryIds: t.idList({
      required: true,
      defaultValue: [],
      description: 'Ids of categories, at most 10, in order.',
    }),
    subcategoryIds: t.idList({
      required: true,
      defaultValue: [],
      description: 'Ids of subcategories, at most 30, in order.',
    }),
  }),
})

const ChangeStateInput = builder.inputType('ChangeStateInput', {
  description: 'A change of the state of several establishments.',
  fields: (t) => ({
    ids: t.idList({
      required: true,
      description: `Ids of the establishments, 1 to ${mostChosen}; those that are gone are left out.`,
    }),
    state: t.field({ type: BusinessState, required: true, description: 'What all of them are then.' }),
  }),
})

/** An operation on several costs as much as they are. */
const chosenCost = ({ input }: { input: { ids: readonly unknown[] } }) => ({
  field: 1,
  multiplier: Math.min(Math.max(input.ids.length, 1), mostChosen),
})

builder.mutationFields((t) => ({
  deleteBusinesses: t.idList({
    authScopes: { admin: true },
    description:
      'Deletes several establishments with their photos and favorites, all or none; answers the ids of those that were there. They can be restored for 30 days.',
    args: {
      ids: t.arg.idList({ required: true, description: `Their ids, 1 to ${mostChosen}.` }),
    },
    resolve: async (_root, args, context) => {
      const wantedIds = parseInput(chosenBusinesses, args.ids, 'ids').flatMap((id) => parseId(id) ?? [])
      if (wantedIds.length === 0) return []
      const author = await authorOf(context)
      return inTransaction(context.prisma, async (transaction) => {
        const ids = await deleteBusinessRows(transaction, author, wantedIds)
        if (ids.length > 0) await raiseVersion(transaction, ids)
        return ids
      })
    },
  }),
  changeBusinessCategories: t.field({
    type: ['Business'],
    authScopes: { admin: true },
    description:
      'Changes the categories of several establishments, all or none; refused when any of them would break a rule. Answers them as they are then, in the order of their ids.',
    complexity: chosenCost,
    args: { input: t.arg({ type: ChangeCategoriesInput, required: true, description: 'What changes.' }) },
    resolve: async (_root, args, context) => {
      const change = parseInput(changeCategoriesInput, args.input)
      const author = await authorOf(context)
      await inTransaction(context.prisma, async (transaction) => {
        const changed = await changeCategories(transaction, author, change)
        if (changed.length > 0) await raiseVersion(transaction, [])
      })
      return readChosen(context, change.ids)
    },
  }),
  changeBusinessState: t.field({
    type: ['Business'],
    authScopes: { admin: true },
    description:
      'Puts several establishments into one state, all or none; refused when a draft among them lacks what the state needs. Answers them as they are then, in the order of their ids.',
    complexity: chosenCost,
    args: { input: t.arg({ type: ChangeStateInput, required: true, description: 'What changes.' }) },
    resolve: async (_root, args, context) => {
      const change = parseInput(changeStateInput, args.input)
      const author = await authorOf(context)
      await inTransaction(context.prisma, async (transaction) => {
        const changed = await changeState(transaction, author, change)
        if (changed.length > 0) await raiseVersion(transaction, [])
      })
      return readChosen(context, change.ids)
    },
  }),
}))

function readChosen({ search }: Context, chosen: readonly string[]) {
  const ids = chosen.flatMap((id) => parseId(id) ?? []).sort((a, b) => a - b)
  return search.fullBusinesses([...new Set(ids)])
}
