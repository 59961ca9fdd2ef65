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
  description: 'A page of a search; its totals are of the same moment as its items.',
  fields: (t) => ({
    items: t.expose('items', {
      type: [BusinessCard],
      // The search itself counts once for each item of its page.
      complexity: { field: 1, multiplier: 1 },
      description: 'The establishments of this page, in order.',
    }),
    pagination: t.expose('pagination', {
      type: Pagination,
      description: 'The position of this page in the list.',
    }),
  }),
})

const NearFilter = builder.inputType('NearFilter', {
  description:
    'A circle on the map. It filters and never orders. The position is rounded to some 500 m and stored nowhere.',
  fields: (t) => ({
    latitude: t.float({ required: true, description: 'Degrees, -90 to 90.' }),
    longitude: t.float({ required: true, description: 'Degrees, -180 to 180.' }),
    km: t.int({ required: true, description: 'Kilometres around the position: 1, 3, 5 or 10.' }),
  }),
})

const WithinFilter = builder.inputType('WithinFilter', {
  description: 'A part of the map between two parallels and two meridians. It filters and never orders.',
  fields: (t) => ({
    south: t.float({ required: true, description: 'Degrees, -90 to 90.' }),
    west: t.float({ required: true, description: 'Degrees, -180 to 180.' }),
    north: t.float({ required: true, description: 'Degrees, not south of `south`.' }),
    east: t.float({ required: true, description: 'Degrees, not west of `west`.' }),
  }),
})

const AttributeFilter = builder.inputType('AttributeFilter', {
  description: 'An answer to an attribute that visitors can filter by.',
  fields: (t) => ({
    slug: t.string({ required: true, description: 'Slug or id of the attribute.' }),
    value: t.string({
      description:
        '"yes" or "no", the slug of an option, or "yes" for those that have a link; absent is "yes".',
    }),
  }),
})

export const BusinessFilter = builder.inputType('BusinessFilter', {
  description:
    'What to look for. Places and categories are named by slug or by id; an unknown one matches nothing, an absent or empty one excludes nothing.',
  fields: (t) => ({
    name: t.string({
      description:
        'Words that the name must contain, all of them, inside a word too, without regard to case or accents.',
    }),
    city: t.string({ description: 'Slug or id of a city: those that are in it or serve it match.' }),
    neighborhood: t.string({
      description:
        'Slug or id of a neighborhood; without a city, a slug means the neighborhoods of that slug in all cities.',
    }),
    category: t.string({ description: 'Slug or id of a category.' }),
    subcategory: t.string({ description: 'Slug or id of a subcategory.' }),
    near: t.field({
      type: NearFilter,
      description: 'Only establishments within a distance; those without coordinates never match.',
    }),
    within: t.field({
      type: WithinFilter,
      description: 'Only establishments on a part of the map; those without coordinates never match.',
    }),
    openNow: t.boolean({
      description:
        'Only establishments that are open at the minute of the search; those without hours match with `includeUnknownHours` only. It never orders, and the counts of alternatives leave it aside.',
    }),
    includeUnknownHours: t.boolean({
      description: 'With `openNow`: also establishments that tell no hours of that day. Ignored without it.',
    }),
    stepFree: t.boolean({
      description:
        'Only establishments that can be entered without a step; those for which it is not known never match.',
      deprecationReason: `Use \`attributes\`, slug \`${deprecatedFilters.stepFree}\`.`,
    }),
    attributes: t.field({
      type: [AttributeFilter],
      description: `Only establishments that give all of these answers, at most ${searchLimits.attributes}; what is not answered never matches, and two answers to one attribute match nothing.`,
    }),
    onlyThere: t.boolean({
      description:
        'Only establishments that are in the city and neighborhood, without those that serve them from elsewhere. Ignored without a place.',
    }),
  }),
})

const BusinessOrder = builder.enumType('BusinessOrder', {
  description: 'An order of establishments. There is no other: no place in a list can be bought.',
  values: {
    NEWEST: { description: 'Those registered last come first.' },
    RANDOM: {
      description:
        'Every establishment has the same chance of every place; one seed keeps one order until midnight in São Paulo. As long as the same establishments match, its pages never repeat one and never leave one out.',
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
    without: t.expose('without', { type: BusinessFilterField, description: 'The filter that is left out.' }),
    total: t.exposeInt('total', { description: 'How many establishments match the others.' }),
  }),
})

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
        countsServing: selects(info, ['pagination', 'serving']),
      }),
  }),
  latestBusinesses: t.field({
    type: [BusinessCard],
    authScopes: { public: true },
    description:
      'The establishments first published last, newest first. Of those that one act published together, a quarter of the list at most is among them, drawn for the visitor.',
    complexity: ({ limit }) => perItem(limit),
    args: {
      limit: t.arg.int({ required: true, defaultValue: 8, description: 'At most so many, 1 to 100.' }),
    },
    validate: latestInput,
    resolve: (_root, { limit }, { search, visitor }, info) =>
      search.latest(limit, { visitor, isFull: selects(info, ['business']) }),
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
    resolve: (_root, { filter }, { search }) => search.alternatives(filter),
  }),
}))
