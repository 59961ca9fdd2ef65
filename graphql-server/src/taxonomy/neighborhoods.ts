import { idOrSlug } from '../../../schema/input/rules.ts'
import { createNeighborhoodInput, updateNeighborhoodInput } from '../../../schema/input/taxonomy.ts'
import { builder, limits } from '../builder.ts'
import { isHiddenNeighborhood } from '../business-rows/hidden-neighborhood.ts'
import { batchedPerRequest } from '../context.ts'
import { whereKey, whereNamed } from '../lists/keys.ts'
import { defineEntryMutations } from './entry-mutations.ts'
import { defineEntryPage } from './entry-page.ts'
import { entryTypes } from './entry-types.ts'

/** Counts, batched per request. */
const countPublic = batchedPerRequest<number, number>(async (prisma, ids) => {
  const rows = await prisma.business.groupBy({
    by: 'neighborhoodId',
    where: { neighborhoodId: { in: [...ids] }, OR: [{ addressHidden: false }, { showsNeighborhood: true }] },
    _count: true,
  })
  const counts = new Map(rows.map(({ neighborhoodId, _count: count }) => [neighborhoodId, count]))
  return ids.map((id) => counts.get(id) ?? 0)
})

builder.prismaObject('Neighborhood', {
  description: 'A neighborhood of a city.',
  fields: (t) => ({
    id: t.id({
      description: 'Id of the neighborhood; empty if it is not public.',
      resolve: (neighborhood) => (isHiddenNeighborhood(neighborhood) ? '' : neighborhood.id),
    }),
    name: t.exposeString('name', { description: 'Name of the neighborhood.' }),
    slug: t.exposeString('slug', { description: 'Slug of the neighborhood, unique only within its city.' }),
    city: t.relation('city', {
      description: 'City of the neighborhood.',
      resolve: (query, neighborhood, _args, { prisma }) =>
        isHiddenNeighborhood(neighborhood)
          ? neighborhood.city
          : prisma.city.findUniqueOrThrow({ ...query, where: { id: neighborhood.cityId } }),
    }),
    businessCount: t.int({
      description:
        'Number of establishments in the neighborhood, without those whose neighborhood is not public.',
      resolve: (neighborhood, _args, context) =>
        isHiddenNeighborhood(neighborhood) ? 0 : countPublic(context, neighborhood.id),
    }),
    areaCount: t.relationCount('areas', {
      description: 'Number of service areas that are the neighborhood. Only for administrators.',
      authScopes: { admin: true },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last change.' }),
  }),
})

builder.queryFields((t) => ({
  neighborhoods: t.prismaField({
    type: ['Neighborhood'],
    authScopes: { public: true },
    description: 'All neighborhoods, or those of one city, by name and then by city name.',
    complexity: { field: 1, multiplier: 300 },
    args: { city: t.arg.string({ description: 'Slug or id of a city; empty result for an unknown one.' }) },
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
      'One neighborhood, by exactly one of id and slug; null when there is none. If several cities have the slug, the first by city name.',
    args: {
      id: t.arg.id({ description: 'Id of the neighborhood.' }),
      slug: t.arg.string({ description: 'Slug of the neighborhood.' }),
      city: t.arg.string({ description: 'Slug or id of the city to search in.' }),
    },
    validate: idOrSlug,
    resolve: (query, _root, { city, ...key }, { prisma }) =>
      prisma.neighborhood.findFirst({
        ...query,
        where: { ...whereKey(key), ...(city != null && { city: whereNamed([city]) }) },
        orderBy: [{ city: { name: 'asc' } }, { id: 'asc' }],
      }),
  }),
}))

defineEntryPage(entryTypes.neighborhood, (t) => ({
  city: t.string({ description: 'Slug or id of a city; empty result for an unknown one.' }),
}))

defineEntryMutations(entryTypes.neighborhood, {
  create: createNeighborhoodInput,
  update: updateNeighborhoodInput,
  fields: (t, isNew) => ({
    cityId: t.id({
      required: isNew,
      description: 'Id of the city; cannot be changed if the neighborhood has establishments.',
    }),
  }),
})
