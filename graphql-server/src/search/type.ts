import { searchLimits } from '../../../schema/input/limits.ts'
import { builder } from '../builder.ts'
import type { Card } from '../business-rows/cards.ts'
import type { FullBusiness } from '../business-rows/full-business.ts'
import { BusinessState } from '../business-rows/state.ts'
import { NotFoundError } from '../errors.ts'
import { Hours, hoursOrNull } from '../hours/type.ts'
import { Pagination } from '../lists/page-type.ts'
import { Photo } from '../media/type.ts'
import { texts } from '../messages/texts.ts'
import { type Alternative, filterFields } from './alternatives.ts'
import type { SearchEngine, SearchResult } from './engine.ts'
import type { Point, Points } from './points.ts'

/** A plain type whose fields are resolved synchronously: a page of nine has some hundred. */
export const BusinessCard = builder.objectRef<Card>('BusinessCard').implement({
  description: 'An establishment as lists show it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    slug: t.exposeString('slug', { description: 'Its name in addresses: the profile lives at /{slug}.' }),
    name: t.exposeString('name', { description: 'Its name, as people write it.' }),
    excerpt: t.exposeString('excerpt', {
      description: 'Its description as plain text, cut for cards; empty when there is none.',
    }),
    phone: t.exposeString('phone', { description: 'Digits only, with the area code.' }),
    whatsapp: t.exposeString('whatsapp', { nullable: true, description: 'Digits only, if it has one.' }),
    distance: t.float({
      nullable: true,
      description:
        'Kilometres from the position of the filter `near`, which is rounded to some 500 m, with one decimal; null without that filter.',
      resolve: ({ distance }) => distance ?? null,
    }),
    hours: t.field({
      type: Hours,
      nullable: true,
      description: 'When it is open; null when nothing is told, which does not mean closed.',
      resolve: hoursOrNull,
    }),
    state: t.expose('state', { type: BusinessState, description: 'Whether it is at work.' }),
    reopensOn: t.exposeString('reopensOn', {
      nullable: true,
      description:
        'Of what has closed for a while: the day on which it is to open again, yyyy-MM-dd, if told.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was registered.' }),
    city: t.expose('city', { type: 'City', description: 'The city that it is in.' }),
    neighborhood: t.expose('neighborhood', {
      type: 'Neighborhood',
      description: 'The neighborhood that it is in.',
    }),
    categories: t.expose('categories', {
      type: ['Category'],
      complexity: { field: 1, multiplier: 3 },
      description: 'Its categories; the first is the main one.',
    }),
    cover: t.expose('cover', {
      type: Photo,
      nullable: true,
      description: 'The first of its photos, if it has any.',
    }),
    business: t.field({
      type: 'Business',
      description: 'The whole establishment.',
      resolve: (card, _args, { search }) => (isFull(card) ? card : readFull(card, search)),
    }),
  }),
})

/** Lists read full establishments where an operation selects them. */
function isFull(card: Card): card is FullBusiness {
  return 'description' in card
}

/** @throws NotFoundError when it was deleted after the card was read */
async function readFull({ id }: Card, search: SearchEngine): Promise<FullBusiness> {
  const [business] = await search.fullBusinesses([id])
  if (!business) throw new NotFoundError(texts.businesses.notFound)
  return business
}

export const BusinessSearch = builder.objectRef<SearchResult>('BusinessSearch').implement({
  description: 'A page of a search; its totals are of the same moment as its items.',
  fields: (t) => ({
    items: t.expose('items', {
      type: [BusinessCard],
      // The search itself counts once for each item of its page.
      complexity: { field: 1, multiplier: 1 },
      description: 'The establishments of this page, in order.',
    }),
    pagination: t.expose('pagination', { type: Pagination, description: 'Where this page stands.' }),
  }),
})

export const NearFilter = builder.inputType('NearFilter', {
  description:
    'A circle on the map. It filters and never orders. The position is rounded to some 500 m and stored nowhere.',
  fields: (t) => ({
    latitude: t.float({ required: true, description: 'Degrees, -90 to 90.' }),
    longitude: t.float({ required: true, description: 'Degrees, -180 to 180.' }),
    km: t.int({ required: true, description: 'Kilometres around the position: 1, 3, 5 or 10.' }),
  }),
})

export const WithinFilter = builder.inputType('WithinFilter', {
  description: 'A part of the map between two parallels and two meridians. It filters and never orders.',
  fields: (t) => ({
    south: t.float({ required: true, description: 'Degrees, -90 to 90.' }),
    west: t.float({ required: true, description: 'Degrees, -180 to 180.' }),
    north: t.float({ required: true, description: 'Degrees, not south of `south`.' }),
    east: t.float({ required: true, description: 'Degrees, not west of `west`.' }),
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
    city: t.string({ description: 'Slug or id of a city.' }),
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
        'Only establishments that can be entered without a step; those of which nobody has told never match.',
    }),
  }),
})

export const BusinessOrder = builder.enumType('BusinessOrder', {
  description: 'An order of establishments. There is no other: no place in a list can be bought.',
  values: {
    NEWEST: { description: 'Those registered last come first.' },
    RANDOM: {
      description:
        'Every establishment has the same chance of every place; one seed keeps one order for a day, so that its pages never repeat one and never leave one out.',
    },
  } as const,
})

const BusinessPoint = builder.objectRef<Point>('BusinessPoint').implement({
  description: 'Where an establishment is on the map.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    slug: t.exposeString('slug', { description: 'Its name in addresses: the profile lives at /{slug}.' }),
    name: t.exposeString('name', { description: 'Its name, as people write it.' }),
    latitude: t.exposeFloat('latitude', { description: 'Degrees.' }),
    longitude: t.exposeFloat('longitude', { description: 'Degrees.' }),
  }),
})

export const BusinessPoints = builder.objectRef<Points>('BusinessPoints').implement({
  description: 'Establishments on a part of the map; the totals are of the same moment.',
  fields: (t) => ({
    items: t.expose('items', {
      type: [BusinessPoint],
      // The question itself counts once for each of them.
      complexity: { field: 1, multiplier: 1 },
      description: `Those that are shown, in drawn order: at most ${searchLimits.points}.`,
    }),
    total: t.exposeInt('total', {
      description: 'How many match on this part of the map, those that are left out included.',
    }),
    unplaced: t.exposeInt('unplaced', {
      description: 'How many match the other filters and have no coordinates.',
    }),
  }),
})

const FilterField = builder.enumType('BusinessFilterField', {
  description: 'A field of BusinessFilter.',
  values: Object.fromEntries(
    filterFields.map((value) => [
      value.replace(/[A-Z]/g, '_$&').toUpperCase(),
      { value, description: `The filter \`${value}\`.` },
    ]),
  ) as Record<string, { value: Alternative['without']; description: string }>,
})

export const SearchAlternative = builder.objectRef<Alternative>('SearchAlternative').implement({
  description: 'A search without one of its filters.',
  fields: (t) => ({
    without: t.expose('without', { type: FilterField, description: 'The filter that is left out.' }),
    total: t.exposeInt('total', { description: 'How many establishments match the others.' }),
  }),
})
