import { suggestionsInput } from '../../../schema/input/search.ts'
import { builder } from '../builder.ts'
import type { SuggestedFilter, Suggestion } from './suggest.ts'

const SuggestionKind = builder.enumType('SuggestionKind', {
  description: 'Kind of entity that a suggestion leads to.',
  values: {
    CATEGORY: { description: 'A category, optionally in a place.' },
    SUBCATEGORY: { description: 'A subcategory, optionally in a place.' },
    CITY: { description: 'A city.' },
    NEIGHBORHOOD: { description: 'A neighborhood.' },
    BUSINESS: { description: 'One establishment.' },
  } as const,
})

const SuggestedFilterType = builder.objectRef<SuggestedFilter>('SuggestedFilter').implement({
  description: 'Filters of a search by slug, as in BusinessFilter; null for absent filters.',
  fields: (t) => ({
    city: t.exposeString('city', { nullable: true, description: 'Slug of a city.' }),
    neighborhood: t.exposeString('neighborhood', {
      nullable: true,
      description: 'Slug of a neighborhood; always with its city.',
    }),
    category: t.exposeString('category', { nullable: true, description: 'Slug of a category.' }),
    subcategory: t.exposeString('subcategory', {
      nullable: true,
      description: 'Slug of a subcategory; always with its category.',
    }),
  }),
})

const SuggestionType = builder.objectRef<Suggestion>('Suggestion').implement({
  description: 'A possible meaning of a typed text.',
  fields: (t) => ({
    kind: t.expose('kind', {
      type: SuggestionKind,
      description: 'Kind of entity that the suggestion leads to.',
    }),
    label: t.exposeString('label', {
      description: 'Text to show, such as "Padarias em Taubaté" or the name of an establishment.',
    }),
    matched: t.exposeString('matched', {
      nullable: true,
      description: 'Matched synonym, if the label does not show it: "oculista" for "Óticas".',
    }),
    isCorrection: t.exposeBoolean('isCorrection', {
      description: 'Whether a typing error was corrected: "você quis dizer …?"',
    }),
    isExact: t.exposeBoolean('isExact', {
      description: 'Whether the text is the whole name of the target, without a typing error.',
    }),
    filter: t.expose('filter', {
      type: SuggestedFilterType,
      nullable: true,
      description: 'Search that the suggestion leads to; null for an establishment.',
    }),
    slug: t.exposeString('slug', {
      nullable: true,
      description: 'Slug of the establishment; null for other kinds.',
    }),
    count: t.exposeInt('count', {
      description: 'Number of establishments that the filter finds; 1 for an establishment.',
    }),
  }),
})

builder.queryField('suggestions', (t) =>
  t.field({
    type: [SuggestionType],
    authScopes: { public: true },
    description:
      'Possible meanings of a typed text, most likely first: at most six categories, subcategories, cities and neighborhoods with results, then at most three establishments by name.',
    complexity: { field: 20, multiplier: 9 },
    args: {
      text: t.arg.string({
        required: true,
        description: 'Text typed so far; without a trailing space, the last word may be incomplete.',
      }),
      seed: t.arg.string({
        description:
          "Seed of the order of establishments, at most 64 characters; default: the visitor's own for an hour.",
      }),
    },
    validate: suggestionsInput,
    resolve: (_root, request, { suggestions, visitor }) => suggestions.suggest({ ...request, visitor }),
  }),
)
