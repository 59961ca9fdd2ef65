import { placeListInput } from '../../../schema/input/place.ts'
import { builder } from '../builder.ts'
import { BusinessPage, pageArgs } from '../lists/page-type.ts'
import { pageCost } from '../lists/pagination.ts'
import { parseInput } from '../parse-input.ts'
import { SortDirection } from '../scalars.ts'
import { BusinessListFilter, whereListed } from './list-filter.ts'

const BusinessSortField = builder.enumType('BusinessSortField', {
  description: "By what the administrators' list of establishments is sorted.",
  values: {
    NAME: { description: 'By name, without regard to case and accents.' },
    CREATED_AT: { description: 'By when they were registered.' },
    UPDATED_AT: { description: 'By when they were last changed.' },
    CITY: { description: "By the city's name." },
  } as const,
})

const BusinessSort = builder.inputType('BusinessSort', {
  description: "How the administrators' list of establishments is sorted; the id settles ties.",
  fields: (t) => ({
    field: t.field({
      type: BusinessSortField,
      required: true,
      defaultValue: 'CREATED_AT',
      description: 'By what.',
    }),
    direction: t.field({
      type: SortDirection,
      required: true,
      defaultValue: 'desc',
      description: 'Which way.',
    }),
  }),
})

builder.queryField('businessPage', (t) =>
  t.field({
    type: BusinessPage,
    authScopes: { admin: true },
    description: 'Establishments as administrators look for them, newest first unless sorted otherwise.',
    complexity: pageCost,
    args: {
      filter: t.arg({ type: BusinessListFilter, description: 'Which ones; all of them when absent.' }),
      sort: t.arg({ type: BusinessSort, description: 'In which order.' }),
      ...pageArgs(),
    },
    resolve: async (_root, { filter, sort, ...args }, { prisma }) => {
      const { page, perPage } = parseInput(placeListInput, { filter, ...args }, '')
      const where = await whereListed(prisma, filter ?? {})
      return { where, orderBy: orderOf(sort ?? { field: 'CREATED_AT', direction: 'desc' }), page, perPage }
    },
  }),
)

/** The column's own order goes on by id, as its index does. */
function orderOf({ field, direction }: typeof BusinessSort.$inferInput) {
  const columns = {
    NAME: { searchName: direction },
    CREATED_AT: { createdAt: direction },
    UPDATED_AT: { updatedAt: direction },
    CITY: { city: { name: direction } },
  }
  return [columns[field], { id: direction }]
}
