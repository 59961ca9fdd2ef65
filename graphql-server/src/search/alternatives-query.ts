import { alternativesInput } from '../../../schema/input/search.ts'
import { builder } from '../builder.ts'
import { type Alternative, filterFields, readAlternatives } from './alternatives.ts'
import { BusinessFilter } from './type.ts'

const FilterField = builder.enumType('BusinessFilterField', {
  description: 'A field of BusinessFilter.',
  values: Object.fromEntries(
    filterFields.map((value) => [
      value.replace(/[A-Z]/g, '_$&').toUpperCase(),
      { value, description: `The filter \`${value}\`.` },
    ]),
  ) as Record<string, { value: Alternative['without']; description: string }>,
})

const SearchAlternative = builder.objectRef<Alternative>('SearchAlternative').implement({
  description: 'A search without one of its filters.',
  fields: (t) => ({
    without: t.expose('without', { type: FilterField, description: 'The filter that is left out.' }),
    total: t.exposeInt('total', { description: 'How many establishments match the others.' }),
  }),
})

/** Several statements, where a page of a search costs one. */
const complexity = 500

builder.queryFields((t) => ({
  searchAlternatives: t.field({
    type: [SearchAlternative],
    authScopes: { public: true },
    description:
      'What a search would find without each of its filters, for one that finds nothing or little; empty without filters.',
    complexity: { field: complexity, multiplier: filterFields.length },
    args: {
      filter: t.arg({ type: BusinessFilter, required: true, description: 'What was looked for.' }),
    },
    validate: alternativesInput,
    resolve: (_root, { filter }, { search }) => search.read((snapshot) => readAlternatives(snapshot, filter)),
  }),
}))
