import { idOrSlug } from '../../../../schema/input/one-of.ts'
import { builder } from '../../builder.ts'
import { limits } from '../../limits.ts'
import { byName } from '../../lists/filters.ts'
import { whereKey } from '../../lists/keys.ts'
import { keyArgs } from '../../lists/page-type.ts'

builder.queryFields((t) => ({
  categories: t.prismaField({
    type: ['Category'],
    authScopes: { public: true },
    description: 'All categories, by name.',
    complexity: { field: 1, multiplier: 20 },
    resolve: (query, _root, _args, { prisma }) =>
      prisma.category.findMany({ ...query, orderBy: byName, take: limits.wholeList }),
  }),
  category: t.prismaField({
    type: 'Category',
    nullable: true,
    authScopes: { public: true },
    description: 'One category, by exactly one of id and slug; null when there is none.',
    args: keyArgs,
    validate: idOrSlug,
    resolve: (query, _root, key, { prisma }) => {
      const where = whereKey(key)
      return where && prisma.category.findUnique({ ...query, where })
    },
  }),
}))
