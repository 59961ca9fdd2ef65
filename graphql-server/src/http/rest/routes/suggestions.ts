import { optional, text } from '../fields.ts'
import { SuggestionsDocument, type SuggestionsQuery } from '../gql/documents.ts'
import { boolean, count, type JsonSchema, nullableString, objectSchema, string } from '../json-schema.ts'
import { type Entity, list, route } from '../route.ts'

/** A nullable text whose example is null. */
const none = (description: string): JsonSchema => ({
  type: ['string', 'null'],
  description,
  examples: [null],
})

const filter = objectSchema('Filters of `/businesses/search`, by slugs; null where it does not filter.', {
  city: nullableString('Slug of a city.', 'campos-do-jordao'),
  neighborhood: none('Slug of a neighborhood; never without its city.'),
  category: nullableString('Slug of a category.', 'mercados'),
  subcategory: nullableString('Slug of a subcategory; never without its category.', 'peixarias'),
})

const Suggestion: Entity<SuggestionsQuery['list'][number]> = {
  name: 'Suggestion',
  schema: objectSchema('Something that a typed text may mean.', {
    kind: {
      type: 'string',
      enum: ['CATEGORY', 'SUBCATEGORY', 'CITY', 'NEIGHBORHOOD', 'BUSINESS'],
      description: 'Kind of entity that it leads to.',
      examples: ['SUBCATEGORY'],
    },
    label: string('What people read.', 'Peixarias em Campos do Jordão'),
    matched: nullableString('The synonym that was understood, where the label does not show it.', 'pescados'),
    isCorrection: boolean('Whether a typing error was mended.', false),
    filter: { ...filter, type: ['object', 'null'] },
    slug: none('Slug of the establishment; null for all other kinds.'),
    count: count('How many establishments it leads to.', 12),
  }),
  serialize: (suggestion) => suggestion,
}

export const suggestionRoutes = [
  route({
    method: 'GET',
    path: '/suggestions',
    operationId: 'listSuggestions',
    summary: 'What a typed text may mean, the likeliest first',
    description:
      'At most six categories, subcategories, cities and neighborhoods with results, then at most three establishments by name. Case, accents, plurals and most typing errors are ignored. Without a `seed`, the order of establishments is the visitor’s own for an hour.',
    scope: 'public',
    document: SuggestionsDocument,
    query: {
      text: text(
        'What was typed so far; without a space at its end the last word may go on.',
        'peixaria campos do jordao',
        {
          missing: 'Informe o texto (text).',
        },
      ),
      seed: optional('What fixes the order of establishments.', 'bM2x0Zk1'),
    },
    success: list(Suggestion, (suggestion) => suggestion),
    isPersonal: ({ seed }) => !seed,
  }),
]
