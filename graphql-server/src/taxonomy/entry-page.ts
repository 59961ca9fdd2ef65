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
  description: 'Sort field of a list of cities, neighborhoods, categories, subcategories or attributes.',
  values: {
    NAME: { value: 'name', description: 'Name, in Portuguese collation.' },
    CREATED_AT: { value: 'createdAt', description: 'Time of creation.' },
    UPDATED_AT: { value: 'updatedAt', description: 'Time of the last change.' },
  } as const,
})

const Sort = builder.inputType('PlaceSort', {
  description: 'Order of a list of cities, neighborhoods, categories, subcategories or attributes.',
  fields: (t) => ({
    field: t.field({
      type: SortField,
      required: true,
      defaultValue: 'name',
      description: 'Field to sort by; ties by id.',
    }),
    direction: t.field({
      type: SortDirection,
      required: true,
      defaultValue: 'asc',
      description: 'Sort direction.',
    }),
  }),
})

const byName = { field: 'name', direction: 'asc' } as const

/**
 * Defines the administrators' paged list of one type.
 *
 * @param filters fields of `entryFilter` other than the search
 */
export function defineEntryPage(type: EntryType, filters: (t: InputFields) => InputFieldMap): void {
  const name = graphqlName(type)
  const rows = (prisma: PrismaClient) => prisma[type.name as 'city']
  const page = pageType<'City', PageRequest<object, object[]>>(name, {
    find: (prisma, query, { where, orderBy }) => rows(prisma).findMany({ ...query, where, orderBy }),
    count: (prisma, { where }) => rows(prisma).count({ where }),
  })
  const filter = builder.inputType(`${name}ListFilter`, {
    description: `Filter of a list of ${type.table}.`,
    fields: (t) => ({ search: t.string({ description: 'Words of the name or the slug.' }), ...filters(t) }),
  })
  builder.queryField(`${type.name}Page`, (t) =>
    t.field({
      type: page,
      authScopes: { admin: true },
      description: `All ${type.table}, paginated.`,
      complexity: pageCost,
      args: {
        filter: t.arg({ type: filter, description: 'Filter of the list; default: all.' }),
        sort: t.arg({ type: Sort, description: 'Order of the list; default: by name.' }),
        ...pageArgs(),
      },
      resolve: (_root, { sort, ...args }) => {
        const { filter, page, perPage } = parseInput(adminListInput, args, '')
        const { field, direction } = sort ?? byName
        // The same direction for both, so that an index can be used.
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
