import { deprecatedFilters } from '../../../schema/attributes/deprecated-names.ts'
import { searchLimits } from '../../../schema/input/limits.ts'
import {
  alternativesInput,
  latestInput,
  pointsInput,
  relatedInput,
  searchInput,
} from '../../../schema/input/search.ts'
import { builder } from '../builder.ts'
import { BusinessCard } from '../business-rows/cards.ts'
import { Pagination } from '../lists/pages.ts'
import { selects } from '../lists/selected-fields.ts'
import type { SearchResult } from './engine.ts'
import { type Alternative, type FilterField, filterFields } from './filter.ts'
import { BusinessPoints } from './points.ts'

const BusinessSearch = builder.objectRef<SearchResult>('BusinessSearch').implement({
  description: 'A page of a search, with totals and items of the same moment.',
  fields: (t) => ({
    items: t.expose('items', {
      type: [BusinessCard],
      // The search's own cost already counts once per item.
      complexity: { field: 1, multiplier: 1 },
      description: 'Establishments of this page, in order.',
    }),
    pagination: t.expose('pagination', {
      type: Pagination,
      description: 'Position of this page in the list.',
    }),
  }),
})

const NearFilter = builder.inputType('NearFilter', {
  description:
    'A circle on the map. It filters but never sorts. The position is rounded to some 500 m and never stored.',
  fields: (t) => ({
    latitude: t.float({ required: true, description: 'Latitude in degrees, -90 to 90.' }),
    longitude: t.float({ required: true, description: 'Longitude in degrees, -180 to 180.' }),
    km: t.int({ required: true, description: 'Radius in kilometres: 1, 3, 5 or 10.' }),
  }),
})

const WithinFilter = builder.inputType('WithinFilter', {
  description: 'A map area between two parallels and two meridians. It filters but never sorts.',
  fields: (t) => ({
    south: t.float({ required: true, description: 'Southern latitude in degrees, -90 to 90.' }),
    west: t.float({ required: true, description: 'Western longitude in degrees, -180 to 180.' }),
    north: t.float({ required: true, description: 'Northern latitude in degrees, at least `south`.' }),
    east: t.float({ required: true, description: 'Eastern longitude in degrees, at least `west`.' }),
  }),
})

const AttributeFilter = builder.inputType('AttributeFilter', {
  description: 'An answer to an attribute that visitors can filter by.',
  fields: (t) => ({
    slug: t.string({ required: true, description: 'Slug or id of the attribute.' }),
    value: t.string({
      description: '"yes" or "no", the slug of an option, or "yes" for any link; default: "yes".',
    }),
  }),
})

export const BusinessFilter = builder.inputType('BusinessFilter', {
  description:
    'Filter of a search. Places and categories are slugs or ids; an unknown one matches nothing, absent or empty fields exclude nothing.',
  fields: (t) => ({
    name: t.string({
      description:
        'Words that the name must contain, all of them, also inside a word; case and accents are ignored.',
    }),
    city: t.string({
      description: 'Slug or id of a city: matches establishments that are in it or serve it.',
    }),
    neighborhood: t.string({
      description:
        'Slug or id of a neighborhood; without a city, a slug refers to the neighborhoods with that slug in all cities.',
    }),
    category: t.string({ description: 'Slug or id of a category.' }),
    subcategory: t.string({ description: 'Slug or id of a subcategory.' }),
    near: t.field({
      type: NearFilter,
      description: 'Only establishments within a distance; those without coordinates never match.',
    }),
    within: t.field({
      type: WithinFilter,
      description: 'Only establishments in a map area; those without coordinates never match.',
    }),
    openNow: t.boolean({
      description:
        'Only establishments open at the minute of the search; those without hours match with `includeUnknownHours` only. Never affects the order, and alternatives are counted without it.',
    }),
    includeUnknownHours: t.boolean({
      description: 'With `openNow`: also establishments without hours for that day. Ignored without it.',
    }),
    stepFree: t.boolean({
      description: 'Only establishments with step-free access; unknown never matches.',
      deprecationReason: `Use \`attributes\`, slug \`${deprecatedFilters.stepFree}\`.`,
    }),
    attributes: t.field({
      type: [AttributeFilter],
      description: `Only establishments with all of these answers, at most ${searchLimits.attributes}; unanswered attributes never match, and two answers to one attribute match nothing.`,
    }),
    onlyThere: t.boolean({
      description:
        'Only establishments located in the city and neighborhood, without those that serve them from elsewhere. Ignored without a place.',
    }),
  }),
})

const BusinessOrder = builder.enumType('BusinessOrder', {
  description: 'Order of establishments. There is no other: positions in a list cannot be bought.',
  values: {
    NEWEST: { description: 'Latest registration first.' },
    RANDOM: {
      description:
        'Every establishment has the same chance of every position; a seed keeps the order until midnight in São Paulo. As long as the same establishments match, pages neither repeat nor omit one.',
    },
  } as const,
})

const BusinessFilterField = builder.enumType('BusinessFilterField', {
  description: 'A field of BusinessFilter.',
  values: Object.fromEntries(
    filterFields.map((value) => [
      value.replace(/[A-Z]/g, '_$&').toUpperCase(),
      { value, description: `The filter \`${value}\`.` },
    ]),
  ) as Record<string, { value: FilterField; description: string }>,
})

const SearchAlternative = builder.objectRef<Alternative>('SearchAlternative').implement({
  description: 'A search without one of its filters.',
  fields: (t) => ({
    without: t.expose('without', { type: BusinessFilterField, description: 'The omitted filter.' }),
    total: t.exposeInt('total', { description: 'Number of establishments that match the other filters.' }),
  }),
})

/** Cost by length argument. A length beyond the limits is refused by the validation, with a better message. */
const perItem = (count: number) => ({
  field: 1,
  multiplier: Math.min(Math.max(count, 1), searchLimits.limit),
})

/** Costs more: runs several statements. */
const alternativesCost = 500

builder.queryFields((t) => ({
  searchBusinesses: t.field({
    type: BusinessSearch,
    authScopes: { public: true },
    description: 'Establishments that match the filter, in a fair random order or newest first.',
    complexity: ({ perPage }) => perItem(perPage),
    args: {
      filter: t.arg({ type: BusinessFilter, description: 'Filter of the search; default: everything.' }),
      order: t.arg({
        type: BusinessOrder,
        required: true,
        defaultValue: 'NEWEST',
        description: 'Order of the establishments.',
      }),
      page: t.arg.int({ required: true, defaultValue: 1, description: 'Page number, from 1.' }),
      perPage: t.arg.int({ required: true, defaultValue: 9, description: 'Items per page, 1 to 100.' }),
      seed: t.arg.string({
        description:
          "Seed of a random order, at most 64 characters; default: the visitor's own for an hour, returned in the pagination.",
      }),
      moment: t.arg.string({
        description:
          'The whole minute evaluated by `filter.openNow`, in ISO 8601 (UTC): at most 24 hours back and not in the future; ignored without that filter. Default: the present minute, returned in the pagination.',
      }),
    },
    validate: searchInput,
    resolve: (_root, { filter, ...request }, { search, visitor }, info) =>
      search.search({
        ...request,
        filter: filter ?? {},
        visitor,
        isFull: selects(info, ['items', 'business']),
        countsServing: selects(info, ['pagination', 'serving']),
      }),
  }),
  latestBusinesses: t.field({
    type: [BusinessCard],
    authScopes: { public: true },
    description:
      'Latest first publications, newest first, with a random sample of those published together by one action: at most a quarter of the list.',
    complexity: ({ limit }) => perItem(limit),
    args: {
      limit: t.arg.int({
        required: true,
        defaultValue: 8,
        description: 'Maximum number of items, 1 to 100.',
      }),
    },
    validate: latestInput,
    resolve: (_root, { limit }, { search, visitor }, info) =>
      search.latest(limit, { visitor, isFull: selects(info, ['business']) }),
  }),
  relatedBusinesses: t.field({
    type: [BusinessCard],
    authScopes: { public: true },
    description: 'Other establishments of the same first category and city, in a fair random order.',
    complexity: ({ limit }) => perItem(limit),
    args: {
      slug: t.arg.string({
        required: true,
        description: 'Slug of the establishment; an unknown one has no related establishments.',
      }),
      limit: t.arg.int({
        required: true,
        defaultValue: 4,
        description: 'Maximum number of items, 1 to 100.',
      }),
      seed: t.arg.string({
        description:
          "Seed of the random order, at most 64 characters; default: the visitor's own for an hour.",
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
      'Map positions of a search’s establishments. If more match than are returned, each has the same chance of being included.',
    complexity: { field: 1, multiplier: searchLimits.points },
    args: {
      filter: t.arg({
        type: BusinessFilter,
        description: 'Filter of the search; `within` is the map area.',
      }),
      seed: t.arg.string({
        description:
          "Seed of the random sample, at most 64 characters; default: the visitor's own for an hour.",
      }),
      moment: t.arg.string({
        description:
          'The whole minute evaluated by `filter.openNow`, as in a search; default: the present one.',
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
      'Numbers of matches without each of the filters, for a search with few or no results; empty without filters.',
    complexity: { field: alternativesCost, multiplier: filterFields.length },
    args: {
      filter: t.arg({ type: BusinessFilter, required: true, description: 'Filter of the search.' }),
    },
    validate: alternativesInput,
    resolve: (_root, { filter }, { search }) => search.alternatives(filter),
  }),
}))
