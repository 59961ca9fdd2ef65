import { synonymsRule } from '../../../schema/input/rules.ts'
import { searchedName } from '../../../schema/search-words.ts'
import { synonymsIn } from '../../../schema/synonyms.ts'
import { builder } from '../builder.ts'
import { idOrZero } from '../lists/keys.ts'
import { parseInput } from '../parse-input.ts'

/** Check of synonyms (synonyms). */
const SynonymCheck = builder.objectRef<{ names: string[]; count: number }>('SynonymCheck').implement({
  description: 'Check of synonyms before they are saved.',
  fields: (t) => ({
    names: t.exposeStringList('names', {
      description: 'Synonyms that are the whole name of an establishment, which people may be looking for.',
    }),
    count: t.exposeInt('count', {
      description:
        'Number of establishments that the synonyms lead to: those of the category or subcategory; 0 for a new one.',
    }),
  }),
})

builder.queryField('synonymCheck', (t) =>
  t.field({
    type: SynonymCheck,
    authScopes: { admin: true },
    description: 'Checks synonyms for a category, a subcategory or a new one, without saving them.',
    args: {
      synonyms: t.arg.stringList({
        required: true,
        description: 'Synonyms, as in the input of a category or subcategory.',
      }),
      category: t.arg.id({ description: 'Id of the category.' }),
      subcategory: t.arg.id({ description: 'Id of the subcategory.' }),
    },
    resolve: async (_root, args, context) => {
      const synonyms = synonymsIn(parseInput(synonymsRule, args.synonyms, 'synonyms'))
      const categoryId = idOrZero(args.category ?? '')
      const subcategoryId = idOrZero(args.subcategory ?? '')
      const { business, businessCategory, businessSubcategory } = context.prisma
      const [named, ...counts] = await Promise.all([
        business.groupBy({
          by: ['searchWords'],
          where: { searchWords: { in: synonyms.map((each) => searchedName(each)) } },
        }),
        categoryId ? businessCategory.count({ where: { categoryId } }) : 0,
        subcategoryId ? businessSubcategory.count({ where: { subcategoryId } }) : 0,
      ])
      const taken = new Set(named.map(({ searchWords }) => searchWords))
      return { names: synonyms.filter((each) => taken.has(searchedName(each))), count: Math.max(...counts) }
    },
  }),
)
