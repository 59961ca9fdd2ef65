import { searchLimits } from '../../../schema/input/limits.ts'
import {
  alternativesInput,
  latestInput,
  pointsInput,
  relatedInput,
  searchInput,
} from '../../../schema/input/search.ts'
import { builder } from '../builder.ts'
import { selects } from '../lists/selected-fields.ts'
import { filterFields, readAlternatives } from './alternatives.ts'
import {
  BusinessCard,
  BusinessFilter,
  BusinessOrder,
  BusinessPoints,
  BusinessSearch,
  SearchAlternative,
} from './type.ts'

/**
 * Cost of a list by its length argument. A length beyond the limits is refused by the validation, with a better message.
 */
const perItem = (count: number) => ({
  field: 1,
  multiplier: Math.min(Math.max(count, 1), searchLimits.limit),
})

/** Several statements, where a page of a search costs one. */
const alternativesCost = 500

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
  businessPoints: t.field({
    type: BusinessPoints,
    authScopes: { public: true },
    description:
      'Where the establishments of a search are, for a map. Where more match than are shown, each has the same chance of being shown.',
    complexity: { field: 1, multiplier: searchLimits.points },
    args: {
      filter: t.arg({
        type: BusinessFilter,
        description: 'What to look for; `within` says on which part of the map.',
      }),
      seed: t.arg.string({
        description:
          "What fixes the draw: at most 64 characters. Without one it is the visitor's own for an hour.",
      }),
      moment: t.arg.string({
        description:
          'The whole minute at which `filter.openNow` looks, as a search has it; without one, the present one.',
      }),
    },
    validate: pointsInput,
    resolve: (_root, { filter, ...request }, { search, visitor }) =>
      search.points({ ...request, filter: filter ?? {}, visitor, limit: searchLimits.points }),
  }),
  searchAlternatives: t.field({
    type: [SearchAlternative],
    authScopes: { public: true },
    description:
      'What a search would find without each of its filters, for one that finds nothing or little; empty without filters.',
    complexity: { field: alternativesCost, multiplier: filterFields.length },
    args: {
      filter: t.arg({ type: BusinessFilter, required: true, description: 'What was looked for.' }),
    },
    validate: alternativesInput,
    resolve: (_root, { filter }, { search }) => search.read((snapshot) => readAlternatives(snapshot, filter)),
  }),
}))
