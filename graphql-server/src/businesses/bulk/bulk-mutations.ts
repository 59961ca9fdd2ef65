import {
  changeStateInput,
  chosenBusinesses,
  editBusinessesInput,
} from '../../../../schema/input/business-list.ts'
import { mostChosen } from '../../../../schema/input/limits.ts'
import { AnswerInput } from '../../answers/type.ts'
import { builder } from '../../builder.ts'
import { BusinessState } from '../../business-rows/state.ts'
import type { Context } from '../../context.ts'
import { raiseContentVersion, raiseVersion } from '../../database/catalogue-version.ts'
import { bulkTimeoutMs, inTransaction } from '../../database/transaction.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { parseId } from '../../lists/keys.ts'
import { waitUntilPrivate } from '../../media/private-images.ts'
import { parseInput } from '../../parse-input.ts'
import { asOneAct } from '../../writes/trail.ts'
import { actKeyArg, authorOfAct } from '../act.ts'
import { deleteBusinessRows } from '../delete.ts'
import { editBusinesses, type PreviewedEdit, planEdit, previewEdits } from '../edit.ts'
import { changeState } from './change-state.ts'

const CategoriesAction = builder.enumType('CategoriesAction', {
  description: 'What happens to the categories of several establishments.',
  values: {
    ADD: { description: 'The given ones come behind those that are there.' },
    REPLACE: { description: 'The given ones are there instead.' },
    REMOVE: { description: 'The given ones go; a category takes its subcategories along.' },
  } as const,
})

const CategoriesEditInput = builder.inputType('CategoriesEditInput', {
  description: 'What happens to the categories of several establishments.',
  fields: (t) => ({
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

const chosenIds = `Ids of the establishments, 1 to ${mostChosen}; those that are gone are left out.`

const EditBusinessesInput = builder.inputType('EditBusinessesInput', {
  description: 'One edit of several establishments: an absent field is unchanged.',
  fields: (t) => ({
    ids: t.idList({ required: true, description: chosenIds }),
    categories: t.field({ type: CategoriesEditInput, description: 'What happens to their categories.' }),
    neighborhoodId: t.id({
      description: 'Id of the neighborhood where all of them are then, with its city.',
    }),
    ownerId: t.id({
      description: 'Id of the account that owns all of them then; null takes the owner away.',
    }),
    attribute: t.field({
      type: AnswerInput,
      description:
        'What all of them answer to an attribute then; null or blank as its value takes the answer away.',
    }),
    fingerprint: t.string({
      description:
        'That of the preview; the edit is refused with CONFLICT if it would now change something else.',
    }),
  }),
})

const ChangeStateInput = builder.inputType('ChangeStateInput', {
  description: 'A change of the state of several establishments.',
  fields: (t) => ({
    ids: t.idList({ required: true, description: chosenIds }),
    state: t.field({ type: BusinessState, required: true, description: 'What all of them are then.' }),
    skipIncomplete: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Whether drafts that lack what the state needs stay as they are; else all are refused.',
    }),
  }),
})

/** Establishments deleted with one set of statements. */
const deletionBatch = 200

/** An operation on several costs as much as they are; ids and type names of the most that can be chosen are within the limit. */
const chosenCost = ({ input }: { input: { ids: readonly unknown[] } }) => ({
  field: 0,
  multiplier: Math.min(Math.max(input.ids.length, 1), mostChosen),
})

builder.mutationFields((t) => ({
  deleteBusinesses: t.idList({
    authScopes: { admin: true },
    description:
      'Deletes several establishments with their photos and favorites, all or none; answers the ids of those that were there. They can be restored for 30 days.',
    args: {
      ids: t.arg.idList({ required: true, description: `Their ids, 1 to ${mostChosen}.` }),
      ...actKeyArg,
    },
    resolve: async (_root, args, context) => {
      const wantedIds = parseInput(chosenBusinesses, args.ids, 'ids').flatMap((id) => parseId(id) ?? [])
      // In one order, so that two deletions do not wait for each other.
      wantedIds.sort((a, b) => a - b)
      if (wantedIds.length === 0) return []
      const author = await authorOfAct(context, args.actKey)
      const writer = wantedIds.length > 1 || author.actKey ? asOneAct(author, 'bulk', 'business') : author
      return inBulk(context, async (transaction) => {
        const ids: number[] = []
        // What is kept of more would not fit into one statement.
        for (let start = 0; start < wantedIds.length; start += deletionBatch)
          ids.push(
            ...(await deleteBusinessRows(transaction, writer, wantedIds.slice(start, start + deletionBatch))),
          )
        if (ids.length > 0) await raiseVersion(transaction, ids)
        return ids
      })
    },
  }),
  editBusinesses: t.field({
    type: ['Business'],
    authScopes: { admin: true },
    description:
      'Changes categories, neighborhood, owner or the answer to an attribute of several establishments, all or none; refused when any of them would break a rule. Answers them as they are then, in the order of their ids.',
    complexity: chosenCost,
    args: {
      input: t.arg({ type: EditBusinessesInput, required: true, description: 'What changes.' }),
      ...actKeyArg,
    },
    resolve: async (_root, args, context) => {
      const edit = parseInput(editBusinessesInput, args.input)
      const author = await authorOfAct(context, args.actKey)
      await inBulk(context, async (transaction) => {
        const changed = await editBusinesses(transaction, author, edit)
        if (changed.length === 0) return
        if (edit.categories || edit.neighborhoodId || edit.attribute) await raiseVersion(transaction, [])
        else await raiseContentVersion(transaction)
      })
      return readChosen(context, edit.ids)
    },
  }),
  changeBusinessState: t.field({
    type: ['Business'],
    authScopes: { admin: true },
    description:
      'Puts several establishments into one state, all or none; refused when a draft among them lacks what the state needs, unless those are skipped. Answers them as they are then, without the skipped ones, in the order of their ids.',
    complexity: chosenCost,
    args: {
      input: t.arg({ type: ChangeStateInput, required: true, description: 'What changes.' }),
      ...actKeyArg,
    },
    resolve: async (_root, args, context) => {
      const change = parseInput(changeStateInput, args.input)
      const author = await authorOfAct(context, args.actKey)
      const { changed, skipped } = await inBulk(context, async (transaction) => {
        const result = await changeState(transaction, author, change)
        if (result.changed.length > 0) await raiseVersion(transaction, [])
        return result
      })
      if (change.state === 'DRAFT' && changed.length > 0) await waitUntilPrivate()
      return readChosen(context, change.ids, skipped)
    },
  }),
}))

const FieldEdit = builder.objectRef<PreviewedEdit['changes'][number]>('FieldEdit').implement({
  description: 'A field before and after a bulk edit, in words.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Its name in the audit trail, such as `neighborhoodId`.' }),
    before: t.exposeString('before', { nullable: true, description: 'Null where there is nothing.' }),
    after: t.exposeString('after', { nullable: true, description: 'Null where there is nothing then.' }),
  }),
})

const BusinessEdit = builder.objectRef<PreviewedEdit>('BusinessEdit').implement({
  description: 'What a bulk edit changes of an establishment.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    changes: t.expose('changes', { type: [FieldEdit], description: 'Field by field.' }),
  }),
})

const BusinessesEditPreview = builder
  .objectRef<{ total: number; changed: number; fingerprint: string; edits: PreviewedEdit[] }>(
    'BusinessesEditPreview',
  )
  .implement({
    description: 'What a bulk edit would change, if it was done now.',
    fields: (t) => ({
      total: t.exposeInt('total', { description: 'Establishments that were chosen and are there.' }),
      changed: t.exposeInt('changed', { description: 'Those of them that would change.' }),
      fingerprint: t.exposeString('fingerprint', {
        description: 'To be sent with the edit, so that it changes what was shown and nothing else.',
      }),
      edits: t.expose('edits', {
        type: [BusinessEdit],
        description: 'The first 50 that would change, in the order of `ids`.',
      }),
    }),
  })

builder.queryField('editBusinessesPreview', (t) =>
  t.field({
    type: BusinessesEditPreview,
    authScopes: { admin: true },
    description: 'What `editBusinesses` would change, or why it would be refused; nothing is written.',
    args: { input: t.arg({ type: EditBusinessesInput, required: true, description: 'What would change.' }) },
    resolve: (_root, args, context) => {
      const edit = parseInput(editBusinessesInput, args.input)
      return inBulk(context, async (transaction) => {
        const { total, changed, fingerprint } = await planEdit(transaction, edit)
        const edits = await previewEdits(transaction, changed, edit.ids)
        return { total, changed: changed.length, fingerprint, edits }
      })
    },
  }),
)

function inBulk<T>(
  { prisma }: Context,
  work: (transaction: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  return inTransaction(prisma, work, { timeout: bulkTimeoutMs })
}

function readChosen({ search }: Context, chosen: readonly string[], skipped: readonly number[] = []) {
  const left = new Set(skipped)
  const ids = new Set(chosen.flatMap((id) => parseId(id) ?? []).sort((a, b) => a - b))
  return search.fullBusinesses([...ids].filter((id) => !left.has(id)))
}
