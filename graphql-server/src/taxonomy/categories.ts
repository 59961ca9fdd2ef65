import { idOrSlug } from '../../../schema/input/rules.ts'
import { createCategoryInput, updateCategoryInput } from '../../../schema/input/taxonomy.ts'
import { localBusinessTypes } from '../../../schema/local-business-types.ts'
import { synonymsIn } from '../../../schema/synonyms.ts'
import { builder } from '../builder.ts'
import { visibleByActive, wholeByName } from '../lists/filters.ts'
import { whereKey } from '../lists/keys.ts'
import { keyArgs } from '../lists/pages.ts'
import { Image, imageColumns } from '../media/type.ts'
import { defineEntryMutations, flag, picture, synonyms } from './entry-mutations.ts'
import { defineEntryPage } from './entry-page.ts'
import { entryTypes } from './entry-types.ts'

builder.prismaObject('Category', {
  description: 'A kind of establishment.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the category.' }),
    name: t.exposeString('name', { description: 'Name of the category.' }),
    slug: t.exposeString('slug', { description: 'Slug of the category, unique among categories.' }),
    synonyms: t.stringList({
      description: 'Alternative names, used by suggestions.',
      resolve: ({ synonyms }) => synonymsIn(synonyms),
    }),
    isPopular: t.exposeBoolean('isPopular', { description: 'Whether the category is marked as popular.' }),
    schemaType: t.exposeString('schemaType', {
      nullable: true,
      description: `The schema.org type of its establishments in structured data; null is LocalBusiness. One of ${localBusinessTypes.join(', ')}.`,
    }),
    icon: t.field({
      type: Image,
      nullable: true,
      description: 'Icon of the category.',
      select: { icon: { select: imageColumns } },
      resolve: (category) => category.icon,
    }),
    subcategories: t.relation('subcategories', {
      description: 'Subcategories by name; inactive ones only for administrators.',
      args: { active: t.arg.boolean({ description: 'Only active subcategories, or only inactive ones.' }) },
      complexity: { field: 1, multiplier: 6 },
      query: ({ active }, context) => {
        const where = visibleByActive(active, context)
        return where instanceof Promise
          ? where.then((visible) => ({ where: visible, ...wholeByName }))
          : { where, ...wholeByName }
      },
    }),
    subcategoryCount: t.relationCount('subcategories', {
      description: 'Number of subcategories; inactive ones count only for administrators.',
      where: (_args, context) => visibleByActive(null, context),
    }),
    businessCount: t.relationCount('businesses', {
      description: 'Number of establishments in the category.',
    }),
    sourceCategoryCount: t.relationCount('sources', {
      authScopes: { admin: true },
      description: 'Number of source categories mapped to the category. Only for administrators.',
    }),
    attributeCount: t.relationCount('attributes', {
      description: 'Number of attributes specific to its establishments. Only for administrators.',
      authScopes: { admin: true },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last change.' }),
  }),
})

builder.queryFields((t) => ({
  categories: t.prismaField({
    type: ['Category'],
    authScopes: { public: true },
    description: 'All categories, by name.',
    complexity: { field: 1, multiplier: 20 },
    resolve: (query, _root, _args, { prisma }) => prisma.category.findMany({ ...query, ...wholeByName }),
  }),
  category: t.prismaField({
    type: 'Category',
    nullable: true,
    authScopes: { public: true },
    description: 'One category, by exactly one of id and slug; null when there is none.',
    args: keyArgs,
    validate: idOrSlug,
    resolve: (query, _root, key, { prisma }) =>
      prisma.category.findUnique({ ...query, where: whereKey(key) }),
  }),
}))

defineEntryPage(entryTypes.category, () => ({}))

defineEntryMutations(entryTypes.category, {
  create: createCategoryInput,
  update: updateCategoryInput,
  fields: (t, isNew) => ({
    synonyms: synonyms(t, isNew),
    isPopular: flag(t, isNew, false, 'Whether it is marked as popular.'),
    schemaType: t.string({
      description: `The schema.org type of its establishments in structured data, a subtype of LocalBusiness${isNew ? '' : '; null or blank removes it'}.`,
    }),
    icon: picture(t, isNew, 'Its icon'),
  }),
})
