import type { InputFieldMap } from '@pothos/core'
import { adminListInput, type EntryFilter } from '../../../schema/input/lists.ts'
import { builder } from '../builder.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { whereAskedOf, whereWords } from '../lists/filters.ts'
import { whereNamed } from '../lists/keys.ts'
import { type PageRequest, pageArgs, pageCost, pageType } from '../lists/pages.ts'
import { parseInput } from '../parse-input.ts'
import { SortDirection } from '../scalars.ts'
import type { InputFields } from './entry-mutations.ts'
import { type EntryType, graphqlName } from './entry-types.ts'

const SortField = builder.enumType('PlaceSortField', {
  description: 'What a list of cities, neighborhoods, categories, subcategories or attributes is ordered by.',
  values: {
    NAME: { value: 'name', description: 'Their names, as Portuguese sorts them.' },
    CREATED_AT: { value: 'createdAt', description: 'When they were added.' },
    UPDATED_AT: { value: 'updatedAt', description: 'When they were last changed.' },
  } as const,
})

const Sort = builder.inputType('PlaceSort', {
  description: 'The order of a list of cities, neighborhoods, categories, subcategories or attributes.',
  fields: (t) => ({
    field: t.field({
      type: SortField,
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
 * Defines the administrators' paged list of one type.
 *
 * @param filters what it can be filtered by besides the search: fields of `entryFilter`
 */
export function defineEntryPage(type: EntryType, filters: (t: InputFields) => InputFieldMap): void {
  const name = graphqlName(type)
  const rows = (prisma: PrismaClient) => prisma[type.name as 'city']
  const page = pageType<'City', PageRequest<object, object[]>>(name, {
    find: (prisma, query, { where, orderBy }) => rows(prisma).findMany({ ...query, where, orderBy }),
    count: (prisma, { where }) => rows(prisma).count({ where }),
  })
  const filter = builder.inputType(`${name}ListFilter`, {
    description: `Which ${type.table} a list shows.`,
    fields: (t) => ({ search: t.string({ description: 'Words of the name or the slug.' }), ...filters(t) }),
  })
  builder.queryField(`${type.name}Page`, (t) =>
    t.field({
      type: page,
      authScopes: { admin: true },
      description: `All ${type.table}, page by page.`,
      complexity: pageCost,
      args: {
        filter: t.arg({ type: filter, description: 'Which to show; all when absent.' }),
        sort: t.arg({ type: Sort, description: 'Their order; by name when absent.' }),
        ...pageArgs(),
      },
      resolve: (_root, { sort, ...args }) => {
        const { filter, page, perPage } = parseInput(adminListInput, args, '')
        const { field, direction } = sort ?? byName
        // The same direction for both, so that an index is read from one end.
        const orderBy = [{ [field]: direction }, { id: direction }]
        return { page, perPage, where: whereFilter(type, filter ?? {}), orderBy }
      },
    }),
  )
}

/** A type's filter has only fields that the type has. */
function whereFilter(
  { namesCategories }: EntryType,
  { search, active, isPopular, city, category, kind }: EntryFilter,
): object {
  return {
    ...whereWords(search, ['name', 'slug']),
    ...(active != null && { active }),
    ...(isPopular != null && { isPopular }),
    ...(kind && { kind }),
    ...(city && { city: whereNamed([city]) }),
    ...(category && (namesCategories ? whereAskedOf([category]) : { category: whereNamed([category]) })),
  }
}
