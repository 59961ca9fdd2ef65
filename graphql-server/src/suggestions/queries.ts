import { suggestionsInput } from '../../../schema/input/search.ts'
import { builder } from '../builder.ts'
import type { SuggestedFilter, Suggestion } from './suggest.ts'

const SuggestionKind = builder.enumType('SuggestionKind', {
  description: 'What a suggestion leads to.',
  values: {
    CATEGORY: { description: 'A category, also in a place.' },
    SUBCATEGORY: { description: 'A subcategory, also in a place.' },
    CITY: { description: 'A city.' },
    NEIGHBORHOOD: { description: 'A neighborhood.' },
    BUSINESS: { description: 'One establishment.' },
  } as const,
})

const SuggestedFilterType = builder.objectRef<SuggestedFilter>('SuggestedFilter').implement({
  description: 'Filters of a search, by slugs, as BusinessFilter takes them; null where it does not filter.',
  fields: (t) => ({
    city: t.exposeString('city', { nullable: true, description: 'Slug of a city.' }),
    neighborhood: t.exposeString('neighborhood', {
      nullable: true,
      description: 'Slug of a neighborhood; never without its city.',
    }),
    category: t.exposeString('category', { nullable: true, description: 'Slug of a category.' }),
    subcategory: t.exposeString('subcategory', {
      nullable: true,
      description: 'Slug of a subcategory; never without its category.',
    }),
  }),
})

const SuggestionType = builder.objectRef<Suggestion>('Suggestion').implement({
  description: 'Something that a typed text may mean.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SuggestionKind, description: 'What it leads to.' }),
    label: t.exposeString('label', {
      description: 'What people read, such as "Padarias em Taubaté" or the name of an establishment.',
    }),
    matched: t.exposeString('matched', {
      nullable: true,
      description:
        'The synonym that was understood, where the label does not show it: "oculista" for "Óticas".',
    }),
    isCorrection: t.exposeBoolean('isCorrection', {
      description: 'Whether a typing error was mended: "você quis dizer …?"',
    }),
    isExact: t.exposeBoolean('isExact', {
      description: 'Whether the text is the whole name of what it leads to, without a typing error.',
    }),
    filter: t.expose('filter', {
      type: SuggestedFilterType,
      nullable: true,
      description: 'The search that it leads to; null for an establishment.',
    }),
    slug: t.exposeString('slug', { nullable: true, description: 'Of the establishment; otherwise null.' }),
    count: t.exposeInt('count', {
      description: 'How many establishments the filter finds; 1 for an establishment.',
    }),
  }),
})

builder.queryField('suggestions', (t) =>
  t.field({
    type: [SuggestionType],
    authScopes: { public: true },
    description:
      'What a typed text may mean, the likeliest first: categories, subcategories, cities and neighborhoods that find something, at most six, then at most three establishments by name.',
    complexity: { field: 20, multiplier: 9 },
    args: {
      text: t.arg.string({
        required: true,
        description: 'What was typed so far; without a space at its end the last word may go on.',
      }),
      seed: t.arg.string({
        description:
          "What fixes the order of establishments: at most 64 characters. Without one it is the visitor's own for an hour.",
      }),
    },
    validate: suggestionsInput,
    resolve: (_root, request, { suggestions, visitor }) => suggestions.suggest({ ...request, visitor }),
  }),
)
