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
  description: 'A finer kind of establishment, within a category.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', { description: 'Its name, as people write it.' }),
    slug: t.exposeString('slug', { description: 'Its name in addresses, unique among subcategories.' }),
    synonyms: t.stringList({
      description: 'What else people call it; suggestions understand these.',
      resolve: ({ synonyms }) => synonymsIn(synonyms),
    }),
    active: t.exposeBoolean('active', { description: 'Whether the public sees it in lists.' }),
    icon: t.field({
      type: Image,
      nullable: true,
      description: 'Its icon, if it has one.',
      select: { icon: { select: imageColumns } },
      resolve: (subcategory) => subcategory.icon,
    }),
    category: t.relation('category', {
      description: 'The category that it belongs to.',
      // Called only for rows that Prisma has not read with the category: those of an establishment bring theirs.
      resolve: (query, { category, categoryId }: Subcategory & { category?: Category }, _args, { prisma }) =>
        category && Object.keys(query).length === 0
          ? category
          : prisma.category.findUniqueOrThrow({ ...query, where: { id: categoryId } }),
    }),
    businessCount: t.relationCount('businesses', { description: 'How many establishments have it.' }),
    sourceCategoryCount: t.relationCount('sources', {
      authScopes: { admin: true },
      description: 'How many categories of the sources are it; for administrators.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
})

builder.queryFields((t) => ({
  subcategories: t.prismaField({
    type: ['Subcategory'],
    authScopes: { public: true },
    description: 'Subcategories, by name; inactive ones only for administrators.',
    complexity: { field: 1, multiplier: 100 },
    args: {
      active: t.arg.boolean({ description: 'Only active ones, or only inactive ones.' }),
      categories: t.arg.stringList({
        description: 'Slugs or ids of the categories to look in; unknown ones have none.',
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
      'One subcategory, by exactly one of id and slug; null when there is none. An inactive one is there only for administrators.',
    args: keyArgs,
    validate: idOrSlug,
    resolve: async (query, _root, key, context) => {
      const where = { ...whereKey(key), AND: await visibleByActive(null, context) }
      return context.prisma.subcategory.findUnique({ ...query, where })
    },
  }),
}))

defineEntryPage(entryTypes.subcategory, (t) => ({
  category: t.string({ description: 'Slug or id of a category; an unknown one has none.' }),
  active: t.boolean({ description: 'Only active ones, or only the others.' }),
}))

defineEntryMutations(entryTypes.subcategory, {
  create: createSubcategoryInput,
  update: updateSubcategoryInput,
  fields: (t, isNew) => ({
    categoryId: t.id({
      required: isNew,
      description: 'The category; one with establishments stays where it is.',
    }),
    synonyms: synonyms(t, isNew),
    active: flag(t, isNew, true, 'Whether the public sees it.'),
    icon: picture(t, isNew, 'Its icon'),
  }),
})
