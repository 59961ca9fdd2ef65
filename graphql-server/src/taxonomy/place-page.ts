import type { InputFieldMap } from '@pothos/core'
import { type PlaceFilter, placeListInput } from '../../../schema/input/place.ts'
import { builder } from '../builder.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { whereWords } from '../lists/filters.ts'
import { whereNamed } from '../lists/keys.ts'
import { pageArgs, pageType } from '../lists/page-type.ts'
import { type PageRequest, pageCost } from '../lists/pagination.ts'
import { parseInput } from '../parse-input.ts'
import { SortDirection } from '../scalars.ts'
import type { InputFields } from './place-inputs.ts'
import { nounOf, type Place } from './places.ts'

const PlaceSortField = builder.enumType('PlaceSortField', {
  description: 'What a list of cities, neighborhoods, categories or subcategories is ordered by.',
  values: {
    NAME: { value: 'name', description: 'Their names, as Portuguese sorts them.' },
    CREATED_AT: { value: 'createdAt', description: 'When they were added.' },
    UPDATED_AT: { value: 'updatedAt', description: 'When they were last changed.' },
  } as const,
})

const PlaceSort = builder.inputType('PlaceSort', {
  description: 'The order of a list of cities, neighborhoods, categories or subcategories.',
  fields: (t) => ({
    field: t.field({
      type: PlaceSortField,
      required: true,
      defaultValue: 'name',
      description: 'What it is ordered by; the id settles what is equal.',
    }),
    direction: t.field({
      type: SortDirection,
      required: true,
      defaultValue: 'asc',
      description: 'Which way.',
    }),
  }),
})

const byName = { field: 'name', direction: 'asc' } as const

/**
 * Defines the administrators' list of one of the four nouns.
 *
 * @param place whose rows it lists
 * @param filters what it can be filtered by, beside the words that are looked for: fields of `placeFilter`
 */
export function placePage(place: Place, filters: (t: InputFields) => InputFieldMap): void {
  const noun = nounOf(place)
  const rows = (prisma: PrismaClient) => prisma[place.name as 'city']
  const page = pageType<'City', PageRequest<object, object[]>>(noun, {
    find: (prisma, query, { where, orderBy }) => rows(prisma).findMany({ ...query, where, orderBy }),
    count: (prisma, { where }) => rows(prisma).count({ where }),
  })
  const filter = builder.inputType(`${noun}ListFilter`, {
    description: `Which ${place.table} a list shows.`,
    fields: (t) => ({ search: t.string({ description: 'Words of the name or the slug.' }), ...filters(t) }),
  })
  builder.queryField(`${place.name}Page`, (t) =>
    t.field({
      type: page,
      authScopes: { admin: true },
      description: `All ${place.table}, page by page.`,
      complexity: pageCost,
      args: {
        filter: t.arg({ type: filter, description: 'Which to show; all when absent.' }),
        sort: t.arg({ type: PlaceSort, description: 'Their order; by name when absent.' }),
        ...pageArgs(),
      },
      resolve: (_root, { sort, ...args }) => {
        const { filter, page, perPage } = parseInput(placeListInput, args, '')
        const { field, direction } = sort ?? byName
        // One direction for both, so that an index is read from one end.
        const orderBy = [{ [field]: direction }, { id: direction }]
        return { page, perPage, where: whereFilter(filter ?? {}), orderBy }
      },
    }),
  )
}

/** A noun's filter names only what the noun has. */
function whereFilter({ search, active, isPopular, city, category }: PlaceFilter): object {
  return {
    ...whereWords(search, ['name', 'slug']),
    ...(active != null && { active }),
    ...(isPopular != null && { isPopular }),
    ...(city && { city: whereNamed([city]) }),
    ...(category && { category: whereNamed([category]) }),
  }
}
