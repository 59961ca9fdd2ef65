import { idOrSlug } from '../../../schema/input/rules.ts'
import { createSubcategoryInput, updateSubcategoryInput } from '../../../schema/input/taxonomy.ts'
import { synonymsIn } from '../../../schema/synonyms.ts'
import { builder } from '../builder.ts'
import type { Category, Subcategory } from '../generated/prisma/client.ts'
import { visibleByActive, wholeByName } from '../lists/filters.ts'
import { whereKey, whereNamed } from '../lists/keys.ts'
import { keyArgs } from '../lists/pages.ts'
import { Image, imageColumns } from '../media/type.ts'
import { defineEntryMutations, flag, picture, synonyms } from './entry-mutations.ts'
import { defineEntryPage } from './entry-page.ts'
import { entryTypes } from './entry-types.ts'

builder.prismaObject('Subcategory', {
  description: 'A more specific kind of establishment within a category.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the subcategory.' }),
    name: t.exposeString('name', { description: 'Name of the subcategory.' }),
    slug: t.exposeString('slug', { description: 'Slug of the subcategory, unique among subcategories.' }),
    synonyms: t.stringList({
      description: 'Alternative names, used by suggestions.',
      resolve: ({ synonyms }) => synonymsIn(synonyms),
    }),
    active: t.exposeBoolean('active', { description: 'Whether the subcategory is in public lists.' }),
    icon: t.field({
      type: Image,
      nullable: true,
      description: 'Icon of the subcategory.',
      select: { icon: { select: imageColumns } },
      resolve: (subcategory) => subcategory.icon,
    }),
    category: t.relation('category', {
      description: 'Category of the subcategory.',
      // Queries only if the category is not loaded: an establishment's subcategories come with theirs.
      resolve: (query, { category, categoryId }: Subcategory & { category?: Category }, _args, { prisma }) =>
        category && Object.keys(query).length === 0
          ? category
          : prisma.category.findUniqueOrThrow({ ...query, where: { id: categoryId } }),
    }),
    businessCount: t.relationCount('businesses', {
      description: 'Number of establishments in the subcategory.',
    }),
    sourceCategoryCount: t.relationCount('sources', {
      authScopes: { admin: true },
      description: 'Number of source categories mapped to the subcategory. Only for administrators.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last change.' }),
  }),
})

builder.queryFields((t) => ({
  subcategories: t.prismaField({
    type: ['Subcategory'],
    authScopes: { public: true },
    description: 'Subcategories, by name; inactive ones only for administrators.',
    complexity: { field: 1, multiplier: 100 },
    args: {
      active: t.arg.boolean({ description: 'Only active subcategories, or only inactive ones.' }),
      categories: t.arg.stringList({
        description: 'Slugs or ids of the categories to search in; unknown ones are ignored.',
      }),
    },
    resolve: async (query, _root, { active, categories }, context) =>
      context.prisma.subcategory.findMany({
        ...query,
        ...wholeByName,
        where: {
          ...(await visibleByActive(active, context)),
          ...(categories && { category: whereNamed(categories) }),
        },
      }),
  }),
  subcategory: t.prismaField({
    type: 'Subcategory',
    nullable: true,
    authScopes: { public: true },
    description:
      'One subcategory, by exactly one of id and slug; null when there is none. Inactive ones are visible only to administrators.',
    args: keyArgs,
    validate: idOrSlug,
    resolve: async (query, _root, key, context) => {
      const where = { ...whereKey(key), AND: await visibleByActive(null, context) }
      return context.prisma.subcategory.findUnique({ ...query, where })
    },
  }),
}))

defineEntryPage(entryTypes.subcategory, (t) => ({
  category: t.string({ description: 'Slug or id of a category; empty result for an unknown one.' }),
  active: t.boolean({ description: 'Only active subcategories, or only the others.' }),
}))

defineEntryMutations(entryTypes.subcategory, {
  create: createSubcategoryInput,
  update: updateSubcategoryInput,
  fields: (t, isNew) => ({
    categoryId: t.id({
      required: isNew,
      description: 'Id of the category; cannot be changed if the subcategory has establishments.',
    }),
    synonyms: synonyms(t, isNew),
    active: flag(t, isNew, true, 'Whether the public sees it.'),
    icon: picture(t, isNew, 'Its icon'),
  }),
})
