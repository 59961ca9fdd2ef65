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
  description: 'Action on the categories of several establishments.',
  values: {
    ADD: { description: 'Appends the given categories to the existing ones.' },
    REPLACE: { description: 'Replaces the existing categories.' },
    REMOVE: { description: 'Removes the given categories, along with their subcategories.' },
  } as const,
})

const CategoriesEditInput = builder.inputType('CategoriesEditInput', {
  description: 'Edit of the categories of several establishments.',
  fields: (t) => ({
    action: t.field({ type: CategoriesAction, required: true, description: 'Action on the categories.' }),
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
  description: 'Bulk edit of several establishments; absent fields stay unchanged.',
  fields: (t) => ({
    ids: t.idList({ required: true, description: chosenIds }),
    categories: t.field({ type: CategoriesEditInput, description: 'Edit of their categories.' }),
    neighborhoodId: t.id({
      description: 'Id of the new neighborhood, which also sets the city.',
    }),
    ownerId: t.id({
      description: "Id of the new owner's account; null removes the owner.",
    }),
    attribute: t.field({
      type: AnswerInput,
      description: 'New answer to an attribute; a null or blank value removes the answer.',
    }),
    fingerprint: t.string({
      description: 'Fingerprint from the preview; CONFLICT if the edit would now change something else.',
    }),
  }),
})

const ChangeStateInput = builder.inputType('ChangeStateInput', {
  description: 'Change of the state of several establishments.',
  fields: (t) => ({
    ids: t.idList({ required: true, description: chosenIds }),
    state: t.field({ type: BusinessState, required: true, description: 'New state.' }),
    skipIncomplete: t.boolean({
      required: true,
      defaultValue: false,
      description:
        'Whether to skip drafts that are incomplete for the state; otherwise the whole change is refused.',
    }),
  }),
})

/** Establishments deleted per set of statements. */
const deletionBatch = 200

/** Cost proportional to the number of establishments; ids and type names of `mostChosen` stay within the limit. */
const chosenCost = ({ input }: { input: { ids: readonly unknown[] } }) => ({
  field: 0,
  multiplier: Math.min(Math.max(input.ids.length, 1), mostChosen),
})

builder.mutationFields((t) => ({
  deleteBusinesses: t.idList({
    authScopes: { admin: true },
    description:
      'Deletes several establishments with their photos and favorites, all or none. Returns the ids of those that existed. They can be restored for 30 days.',
    args: {
      ids: t.arg.idList({ required: true, description: `Ids of the establishments, 1 to ${mostChosen}.` }),
      ...actKeyArg,
    },
    resolve: async (_root, args, context) => {
      const wantedIds = parseInput(chosenBusinesses, args.ids, 'ids').flatMap((id) => parseId(id) ?? [])
      // Sorted, so that two deletions do not deadlock.
      wantedIds.sort((a, b) => a - b)
      if (wantedIds.length === 0) return []
      const author = await authorOfAct(context, args.actKey)
      const writer = wantedIds.length > 1 || author.actKey ? asOneAct(author, 'bulk', 'business') : author
      return inBulk(context, async (transaction) => {
        const ids: number[] = []
        // The kept state of more would exceed one statement.
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
      'Changes categories, neighborhood, owner or the answer to an attribute of several establishments, all or none; refused if any would break a rule. Returns the updated establishments, sorted by id.',
    complexity: chosenCost,
    args: {
      input: t.arg({ type: EditBusinessesInput, required: true, description: 'Edit to make.' }),
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
      'Sets the state of several establishments, all or none; refused if a draft is incomplete for the state, unless incomplete ones are skipped. Returns the updated establishments without the skipped ones, sorted by id.',
    complexity: chosenCost,
    args: {
      input: t.arg({ type: ChangeStateInput, required: true, description: 'Change to make.' }),
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
  description: 'Display values of a field before and after a bulk edit.',
  fields: (t) => ({
    field: t.exposeString('field', {
      description: 'Name of the field in the audit trail, such as `neighborhoodId`.',
    }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'Value before the edit; null if empty.',
    }),
    after: t.exposeString('after', { nullable: true, description: 'Value after the edit; null if empty.' }),
  }),
})

const BusinessEdit = builder.objectRef<PreviewedEdit>('BusinessEdit').implement({
  description: 'Changes of a bulk edit to one establishment.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the establishment.' }),
    name: t.exposeString('name', { description: 'Name of the establishment.' }),
    changes: t.expose('changes', { type: [FieldEdit], description: 'Changes by field.' }),
  }),
})

const BusinessesEditPreview = builder
  .objectRef<{ total: number; changed: number; fingerprint: string; edits: PreviewedEdit[] }>(
    'BusinessesEditPreview',
  )
  .implement({
    description: 'Preview of a bulk edit.',
    fields: (t) => ({
      total: t.exposeInt('total', { description: 'Number of chosen establishments that exist.' }),
      changed: t.exposeInt('changed', { description: 'Number of establishments that would change.' }),
      fingerprint: t.exposeString('fingerprint', {
        description: 'Fingerprint to send with the edit, so that it changes only what was previewed.',
      }),
      edits: t.expose('edits', {
        type: [BusinessEdit],
        description: 'First 50 changes, in the order of `ids`.',
      }),
    }),
  })

builder.queryField('editBusinessesPreview', (t) =>
  t.field({
    type: BusinessesEditPreview,
    authScopes: { admin: true },
    description: 'Preview of `editBusinesses`, or the error that it would return; writes nothing.',
    args: { input: t.arg({ type: EditBusinessesInput, required: true, description: 'Edit to preview.' }) },
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
