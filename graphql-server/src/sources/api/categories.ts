import { sourceCategoryListInput } from '../../../../schema/input/lists.ts'
import { sourceCategoryInput, sourceCategoryName } from '../../../../schema/input/taxonomy.ts'
import { builder } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { NotFoundError } from '../../errors.ts'
import { itemsOfPage, type PageRange, pageArgs, pageCost, paginationField } from '../../lists/pages.ts'
import { texts } from '../../messages/texts.ts'
import { parseInput } from '../../parse-input.ts'
import { requestAuthor } from '../../writes/trail.ts'
import { changeCategory } from '../maps/change-category.ts'
import { filterCategories, type ListedCategory, listCategories } from '../maps/list-categories.ts'

const State = builder.enumType('SourceCategoryState', {
  description: 'What is known of a category of the sources.',
  values: {
    UNKNOWN: { value: 'unknown', description: 'Runs have met it, and nothing says what it is in the guide.' },
    CHANGED: { value: 'changed', description: 'Administrators said what it is.' },
    STANDARD: { value: 'standard', description: 'The map that the product has says what it is.' },
  } as const,
})

const SourceCategory = builder.objectRef<ListedCategory>('SourceCategory').implement({
  description: 'What foreign sources call a category, and what the guide makes of it.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'As the source writes it: "gas_station" of Overture Maps, "shop=kiosk" of OpenStreetMap.',
    }),
    state: t.expose('state', { type: State, description: 'What is known of it.' }),
    target: t.exposeString('target', {
      nullable: true,
      description:
        'What it is in the guide, "Categoria > Subcategoria"; null for what is unknown or not listed.',
    }),
    categoryId: t.exposeID('categoryId', {
      nullable: true,
      description: 'Of a changed one: the category, where no subcategory was chosen.',
    }),
    subcategoryId: t.exposeID('subcategoryId', {
      nullable: true,
      description: 'Of a changed one: the subcategory.',
    }),
    places: t.exposeInt('places', {
      description: 'How many places had it in the last run that did not know it.',
    }),
    lastRunOn: t.exposeString('lastRunOn', {
      nullable: true,
      description: 'The day of that run in São Paulo: yyyy-MM-dd.',
    }),
  }),
})

interface CategoryPage extends PageRange {
  found: readonly ListedCategory[]
}

const Page = builder.objectRef<CategoryPage>('SourceCategoryPage').implement({
  description: 'A page of a list, with its totals.',
  fields: (t) => ({
    items: t.field({
      ...itemsOfPage,
      type: [SourceCategory],
      resolve: ({ found, page, perPage }) => found.slice((page - 1) * perPage, page * perPage),
    }),
    pagination: paginationField(t, async ({ found }) => found.length),
  }),
})

const Filter = builder.inputType('SourceCategoryListFilter', {
  description: 'Which categories of the sources a list shows.',
  fields: (t) => ({
    search: t.string({ description: 'Words of its name, or of what it is in the guide.' }),
    state: t.field({ type: State, description: 'Only those.' }),
    category: t.string({ description: 'Slug or id of a category: only what was changed to it.' }),
  }),
})

builder.queryField('sourceCategoryPage', (t) =>
  t.field({
    type: Page,
    authScopes: { admin: true },
    description: 'Categories of the sources, those of most places first, then by name.',
    complexity: pageCost,
    args: { filter: t.arg({ type: Filter, description: 'Which to show; all when absent.' }), ...pageArgs() },
    resolve: async (_root, args, { prisma }) => {
      const { filter, page, perPage } = parseInput(sourceCategoryListInput, args, '')
      return { page, perPage, found: filterCategories(await listCategories(prisma), filter ?? {}) }
    },
  }),
)

const Input = builder.inputType('SourceCategoryInput', {
  description: 'What a category of the sources is in the guide.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'As the source writes it.' }),
    isListed: t.boolean({ required: true, description: 'Whether the guide lists such places.' }),
    categoryId: t.id({ description: 'Of what is listed: exactly one of this and `subcategoryId`.' }),
    subcategoryId: t.id({ description: 'The subcategory, which brings its category.' }),
  }),
})

builder.mutationFields((t) => ({
  setSourceCategory: t.field({
    type: SourceCategory,
    authScopes: { admin: true },
    description:
      'Says what a category of the sources is in the guide; the next run of the same file gives it to drafts that nobody has edited. NOT_FOUND for one that neither the product nor a run knows.',
    args: { input: t.arg({ type: Input, required: true, description: 'What.' }) },
    resolve: async (_root, { input }, context) => {
      const { name, ...decision } = parseInput(sourceCategoryInput, input)
      await changeCategory(context.prisma, await requestAuthor(context), name, decision)
      return readCategory(context, name)
    },
  }),
  resetSourceCategory: t.field({
    type: SourceCategory,
    authScopes: { admin: true },
    description: 'Takes back what administrators said of a category of the sources.',
    args: { name: t.arg.string({ required: true, description: 'As the source writes it.' }) },
    resolve: async (_root, args, context) => {
      const name = parseInput(sourceCategoryName, args.name, 'name')
      await changeCategory(context.prisma, await requestAuthor(context), name, null)
      return readCategory(context, name)
    },
  }),
}))

async function readCategory({ prisma }: Context, name: string): Promise<ListedCategory> {
  const [category] = await listCategories(prisma, name)
  if (!category) throw new NotFoundError(texts.sources.noCategory)
  return category
}
