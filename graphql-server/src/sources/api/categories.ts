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
  description: 'How a source category is mapped.',
  values: {
    UNKNOWN: { value: 'unknown', description: 'Found by imports and not mapped yet.' },
    CHANGED: { value: 'changed', description: 'Mapped by an administrator.' },
    STANDARD: { value: 'standard', description: 'Mapped by the map that comes with the product.' },
  } as const,
})

const SourceCategory = builder.objectRef<ListedCategory>('SourceCategory').implement({
  description: 'A category of a foreign source and its category in the guide.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'Key in the source: "gas_station" in Overture Maps, "shop=kiosk" in OpenStreetMap.',
    }),
    state: t.expose('state', { type: State, description: 'How it is mapped.' }),
    target: t.exposeString('target', {
      nullable: true,
      description: 'Category in the guide, "Categoria > Subcategoria"; null if unknown or not listed.',
    }),
    categoryId: t.exposeID('categoryId', {
      nullable: true,
      description: 'Category that an administrator chose without a subcategory.',
    }),
    subcategoryId: t.exposeID('subcategoryId', {
      nullable: true,
      description: 'Subcategory that an administrator chose.',
    }),
    places: t.exposeInt('places', {
      description: 'Number of places with it in the last import in which it was unknown.',
    }),
    lastRunOn: t.exposeString('lastRunOn', {
      nullable: true,
      description: 'Day of that import in São Paulo: yyyy-MM-dd.',
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
  description: 'Filter of the list of source categories.',
  fields: (t) => ({
    search: t.string({ description: 'Words of the name in the source or in the guide.' }),
    state: t.field({ type: State, description: 'Only categories in this state.' }),
    category: t.string({
      description: 'Slug or id of a category: only keys that administrators mapped to it.',
    }),
  }),
})

builder.queryField('sourceCategoryPage', (t) =>
  t.field({
    type: Page,
    authScopes: { admin: true },
    description: 'Source categories, those with the most places first, then by name.',
    complexity: pageCost,
    args: { filter: t.arg({ type: Filter, description: 'The filter; all when absent.' }), ...pageArgs() },
    resolve: async (_root, args, { prisma }) => {
      const { filter, page, perPage } = parseInput(sourceCategoryListInput, args, '')
      return { page, perPage, found: filterCategories(await listCategories(prisma), filter ?? {}) }
    },
  }),
)

const Input = builder.inputType('SourceCategoryInput', {
  description: 'Maps a source category to the guide.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Key in the source.' }),
    isListed: t.boolean({ required: true, description: 'Whether the guide lists such places.' }),
    categoryId: t.id({ description: 'Category; if listed, exactly one of this and `subcategoryId`.' }),
    subcategoryId: t.id({ description: 'Subcategory, which implies its category.' }),
  }),
})

builder.mutationFields((t) => ({
  setSourceCategory: t.field({
    type: SourceCategory,
    authScopes: { admin: true },
    description:
      'Maps a source category. The next import of the same file assigns it to drafts that were not edited. NOT_FOUND for a key that neither the product nor an import has.',
    args: { input: t.arg({ type: Input, required: true, description: 'The mapping.' }) },
    resolve: async (_root, { input }, context) => {
      const { name, ...decision } = parseInput(sourceCategoryInput, input)
      await changeCategory(context.prisma, await requestAuthor(context), name, decision)
      return readCategory(context, name)
    },
  }),
  resetSourceCategory: t.field({
    type: SourceCategory,
    authScopes: { admin: true },
    description: 'Resets a source category to the map that comes with the product.',
    args: { name: t.arg.string({ required: true, description: 'Key in the source.' }) },
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
