import { idOrSlug } from '../../../../schema/input/one-of.ts'
import { builder } from '../../builder.ts'
import { limits } from '../../limits.ts'
import { whereKey, whereNamed } from '../../lists/keys.ts'

builder.queryFields((t) => ({
  neighborhoods: t.prismaField({
    type: ['Neighborhood'],
    authScopes: { public: true },
    description: 'All neighborhoods, or those of one city, by name and then by the name of the city.',
    complexity: { field: 1, multiplier: 300 },
    args: { city: t.arg.string({ description: 'Slug or id of a city; an unknown one has none.' }) },
    resolve: (query, _root, { city }, { prisma }) =>
      prisma.neighborhood.findMany({
        ...query,
        where: city == null ? {} : { city: whereNamed([city]) },
        orderBy: [{ name: 'asc' }, { city: { name: 'asc' } }, { id: 'asc' }],
        take: limits.wholeList,
      }),
  }),
  neighborhood: t.prismaField({
    type: 'Neighborhood',
    nullable: true,
    authScopes: { public: true },
    description:
      'One neighborhood, by exactly one of id and slug; null when there is none. A slug that several cities have finds the first by the name of the city.',
    args: {
      id: t.arg.id({ description: 'Its id.' }),
      slug: t.arg.string({ description: 'Its slug.' }),
      city: t.arg.string({ description: 'Slug or id of the city to look in.' }),
    },
    validate: idOrSlug,
    resolve: (query, _root, { city, ...key }, { prisma }) => {
      const where = whereKey(key)
      return (
        where &&
        prisma.neighborhood.findFirst({
          ...query,
          where: city == null ? where : { ...where, city: whereNamed([city]) },
          orderBy: [{ city: { name: 'asc' } }, { id: 'asc' }],
        })
      )
    },
  }),
}))
