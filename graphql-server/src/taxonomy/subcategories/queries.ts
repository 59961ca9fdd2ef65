import { idOrSlug } from '../../../../schema/input/one-of.ts'
import { builder } from '../../builder.ts'
import { limits } from '../../limits.ts'
import { byName, visibleSubcategories } from '../../lists/filters.ts'
import { whereKey, whereNamed } from '../../lists/keys.ts'
import { keyArgs } from '../../lists/page-type.ts'

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
        where: {
          ...(await visibleSubcategories(active, context)),
          ...(categories && { category: whereNamed(categories) }),
        },
        orderBy: byName,
        take: limits.wholeList,
      }),
  }),
  subcategory: t.prismaField({
    type: 'Subcategory',
    nullable: true,
    authScopes: { public: true },
    description: 'One subcategory, active or not, by exactly one of id and slug; null when there is none.',
    args: keyArgs,
    validate: idOrSlug,
    resolve: (query, _root, key, { prisma }) => {
      const where = whereKey(key)
      return where && prisma.subcategory.findUnique({ ...query, where })
    },
  }),
}))
