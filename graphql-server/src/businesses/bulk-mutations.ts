import { mostChosen } from '../../../schema/input/bulk-limits.ts'
import { changeCategoriesInput, chosenBusinesses } from '../../../schema/input/business-list.ts'
import { authorOf } from '../audit/record.ts'
import { builder } from '../builder.ts'
import { inTransaction, raiseVersion } from '../database/transaction.ts'
import { parseId } from '../lists/keys.ts'
import { parseInput } from '../parse-input.ts'
import { changeCategories } from './change-categories.ts'
import { deleteBusinessRows } from './save.ts'

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

builder.mutationFields((t) => ({
  deleteBusinesses: t.idList({
    authScopes: { admin: true },
    description:
      'Deletes several establishments with their photos and favorites, all or none; answers the ids of those that were there. They can be restored for 30 days.',
    args: {
      ids: t.arg.idList({ required: true, description: `Their ids, 1 to ${mostChosen}.` }),
    },
    resolve: async (_root, args, context) => {
      const wanted = parseInput(chosenBusinesses, args.ids, 'ids').flatMap((id) => parseId(id) ?? [])
      if (wanted.length === 0) return []
      const author = await authorOf(context)
      return inTransaction(context.prisma, async (transaction) => {
        const ids = await deleteBusinessRows(transaction, author, wanted)
        if (ids.length > 0) await raiseVersion(transaction)
        return ids
      })
    },
  }),
  changeBusinessCategories: t.field({
    type: ['Business'],
    authScopes: { admin: true },
    description:
      'Changes the categories of several establishments, all or none; refused when any of them would break a rule. Answers them as they are then, in the order of their ids.',
    complexity: ({ input }) => ({
      field: 1,
      multiplier: Math.min(Math.max(input.ids.length, 1), mostChosen),
    }),
    args: { input: t.arg({ type: ChangeCategoriesInput, required: true, description: 'What changes.' }) },
    resolve: async (_root, args, context) => {
      const change = parseInput(changeCategoriesInput, args.input)
      const author = await authorOf(context)
      await inTransaction(context.prisma, async (transaction) => {
        const changed = await changeCategories(transaction, author, change)
        if (changed.length > 0) await raiseVersion(transaction)
      })
      const ids = change.ids.flatMap((id) => parseId(id) ?? []).sort((a, b) => a - b)
      return context.search.fullBusinesses([...new Set(ids)])
    },
  }),
}))
