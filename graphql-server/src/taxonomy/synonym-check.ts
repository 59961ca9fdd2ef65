import { synonymsRule } from '../../../schema/input/rules.ts'
import { unaccent } from '../../../schema/slug.ts'
import { synonymsIn } from '../../../schema/synonyms.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { parseId } from '../lists/keys.ts'
import { parseInput } from '../parse-input.ts'

/** What an administrator should know of synonyms (synonyms). */
interface SynonymCheck {
  names: string[]
  count: number
}

const SynonymCheckType = builder.objectRef<SynonymCheck>('SynonymCheck').implement({
  description: 'What an administrator should know of synonyms before saving them.',
  fields: (t) => ({
    names: t.exposeStringList('names', {
      description: 'Those that are the whole name of an establishment, which people may be looking for.',
    }),
    count: t.exposeInt('count', {
      description:
        'How many establishments they lead to: those of the category or subcategory; 0 for a new one.',
    }),
  }),
})

/** @param synonyms are compared in the form of `businesses.search_name` */
async function namesAmong({ prisma }: Context, synonyms: readonly string[]): Promise<string[]> {
  const rows = await prisma.business.groupBy({
    by: ['searchName'],
    where: { searchName: { in: synonyms.map(unaccent) } },
  })
  const taken = new Set(rows.map(({ searchName }) => searchName))
  return synonyms.filter((synonym) => taken.has(unaccent(synonym)))
}

builder.queryField('synonymCheck', (t) =>
  t.field({
    type: SynonymCheckType,
    authScopes: { admin: true },
    description: 'Checks synonyms of a category, of a subcategory or of a new one; they are not saved.',
    args: {
      synonyms: t.arg.stringList({ required: true, description: 'As a category or subcategory takes them.' }),
      category: t.arg.id({ description: 'Id of the category.' }),
      subcategory: t.arg.id({ description: 'Id of the subcategory.' }),
    },
    resolve: async (_root, args, context) => {
      const synonyms = synonymsIn(parseInput(synonymsRule, args.synonyms, 'synonyms'))
      const categoryId = parseId(args.category ?? '')
      const subcategoryId = parseId(args.subcategory ?? '')
      const { businessCategory, businessSubcategory } = context.prisma
      const counts = [
        categoryId ? businessCategory.count({ where: { categoryId } }) : 0,
        subcategoryId ? businessSubcategory.count({ where: { subcategoryId } }) : 0,
      ]
      const [names, ...found] = await Promise.all([namesAmong(context, synonyms), ...counts])
      return { names, count: Math.max(...found) }
    },
  }),
)
