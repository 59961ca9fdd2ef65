import { searchLimits } from '../../../schema/input/limits.ts'
import { latestInput, relatedInput, searchInput } from '../../../schema/input/search.ts'
import { builder } from '../builder.ts'
import { selects } from '../lists/selected-fields.ts'
import { BusinessCard, BusinessFilter, BusinessOrder, BusinessSearch } from './type.ts'

/**
 * Cost of a list by its length argument. A length beyond the limits is refused by the validation, with a better message.
 */
const perItem = (count: number) => ({
  field: 1,
  multiplier: Math.min(Math.max(count, 1), searchLimits.limit),
})

builder.queryFields((t) => ({
  searchBusinesses: t.field({
    type: BusinessSearch,
    authScopes: { public: true },
    description: 'Establishments that match the filter, in a fair random order or newest first.',
    complexity: ({ perPage }) => perItem(perPage),
    args: {
      filter: t.arg({ type: BusinessFilter, description: 'What to look for; without it, everything.' }),
      order: t.arg({
        type: BusinessOrder,
        required: true,
        defaultValue: 'NEWEST',
        description: 'Their order.',
      }),
      page: t.arg.int({ required: true, defaultValue: 1, description: 'The page, from 1.' }),
      perPage: t.arg.int({ required: true, defaultValue: 9, description: 'Items on a page, 1 to 100.' }),
      seed: t.arg.string({
        description:
          "What fixes a random order: at most 64 characters. Without one it is the visitor's own for an hour, and comes back in the pagination.",
      }),
      moment: t.arg.string({
        description:
          'The whole minute at which `filter.openNow` looks, in ISO 8601 (UTC): at most 24 hours back and none ahead; ignored without that filter. Without one it is the present minute, and comes back in the pagination.',
      }),
    },
    validate: searchInput,
    resolve: (_root, { filter, ...request }, { search, visitor }, info) =>
      search.search({
        ...request,
        filter: filter ?? {},
        visitor,
        isFull: selects(info, ['items', 'business']),
      }),
  }),
  latestBusinesses: t.field({
    type: [BusinessCard],
    authScopes: { public: true },
    description: 'The establishments registered last, newest first.',
    complexity: ({ limit }) => perItem(limit),
    args: {
      limit: t.arg.int({ required: true, defaultValue: 8, description: 'At most so many, 1 to 100.' }),
    },
    validate: latestInput,
    resolve: (_root, { limit }, { search }, info) =>
      selects(info, ['business']) ? search.latestFull(limit) : search.latest(limit),
  }),
  relatedBusinesses: t.field({
    type: [BusinessCard],
    authScopes: { public: true },
    description:
      'Establishments of the same first category and city, in a fair random order, without the establishment itself.',
    complexity: ({ limit }) => perItem(limit),
    args: {
      slug: t.arg.string({
        required: true,
        description: 'The establishment; an unknown one has no relations.',
      }),
      limit: t.arg.int({ required: true, defaultValue: 4, description: 'At most so many, 1 to 100.' }),
      seed: t.arg.string({
        description:
          "What fixes the order: at most 64 characters. Without one it is the visitor's own for an hour.",
      }),
    },
    validate: relatedInput,
    resolve: (_root, request, { search, visitor }, info) =>
      search.related({ ...request, visitor, isFull: selects(info, ['business']) }),
  }),
}))
