import { idOrSlug } from '../../../../schema/input/one-of.ts'
import { builder } from '../../builder.ts'
import { limits } from '../../limits.ts'
import { byName } from '../../lists/filters.ts'
import { whereKey } from '../../lists/keys.ts'
import { keyArgs } from '../../lists/page-type.ts'

/** Items that the cost of a list of cities counts with. */
const complexity = { field: 1, multiplier: 40 }

builder.queryFields((t) => ({
  cities: t.prismaField({
    type: ['City'],
    authScopes: { public: true },
    description: 'All cities, by name.',
    complexity,
    args: { active: t.arg.boolean({ description: 'Only those offered for choosing, or only the others.' }) },
    resolve: (query, _root, { active }, { prisma }) =>
      prisma.city.findMany({
        ...query,
        where: active == null ? {} : { active },
        orderBy: byName,
        take: limits.wholeList,
      }),
  }),
  popularCities: t.prismaField({
    type: ['City'],
    authScopes: { public: true },
    description: 'The popular cities among those offered for choosing, by name.',
    complexity,
    resolve: (query, _root, _args, { prisma }) =>
      prisma.city.findMany({
        ...query,
        where: { active: true, isPopular: true },
        orderBy: byName,
        take: limits.wholeList,
      }),
  }),
  city: t.prismaField({
    type: 'City',
    nullable: true,
    authScopes: { public: true },
    description: 'One city, by exactly one of id and slug; null when there is none.',
    args: keyArgs,
    validate: idOrSlug,
    resolve: (query, _root, key, { prisma }) => {
      const where = whereKey(key)
      return where && prisma.city.findUnique({ ...query, where })
    },
  }),
}))
