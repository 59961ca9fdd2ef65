import { searchLimits } from '../../../schema/input/limits.ts'
import { openDayInput } from '../../../schema/input/search.ts'
import { builder } from '../builder.ts'
import { BusinessCard } from '../business-rows/cards.ts'
import { Holiday } from '../time/holiday-type.ts'
import type { DrawnCards, OpenCategory, OpenDay } from './open-day.ts'

const DrawnList = builder.objectRef<DrawnCards>('DrawnList').implement({
  description: 'A random sample of a list; each item has the same chance.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'Number of items in the whole list.' }),
    items: t.expose('items', {
      type: [BusinessCard],
      complexity: { field: 1, multiplier: 1 },
      description: 'At most `limit` items, drawn at random.',
    }),
  }),
})

const OpenCategoryType = builder.objectRef<OpenCategory>('OpenCategory').implement({
  description: 'Openings of one category on a day.',
  fields: (t) => ({
    category: t.expose('category', { type: 'Category', description: 'Category of the establishments.' }),
    open: t.expose('open', {
      type: DrawnList,
      description: 'Open at the current minute; empty for a future day.',
    }),
    later: t.expose('later', {
      type: DrawnList,
      description: 'Opening later that day; for a future day, all that open.',
    }),
  }),
})

const OpenDayType = builder.objectRef<OpenDay>('OpenDay').implement({
  description:
    'Openings on a day in a city or in the whole region. On a holiday only hours for that date count, never weekly hours.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'Date, yyyy-MM-dd.' }),
    city: t.expose('city', {
      type: 'City',
      nullable: true,
      description: 'City of the openings; null for the whole region.',
    }),
    holiday: t.expose('holiday', {
      type: Holiday,
      nullable: true,
      description: 'Holiday on that day; null on other days.',
    }),
    holidays: t.expose('holidays', {
      type: [Holiday],
      description: `Holidays from today to ${searchLimits.openDays} days ahead.`,
    }),
    unknown: t.expose('unknown', {
      type: DrawnList,
      description:
        'Establishments without hours for that day; on a holiday, those without hours for that date.',
    }),
    categories: t.expose('categories', {
      type: [OpenCategoryType],
      complexity: { field: 1, multiplier: 20 },
      description: 'Categories with anything open or opening, by name; at most 100.',
    }),
  }),
})

builder.queryFields((t) => ({
  openDay: t.field({
    type: OpenDayType,
    nullable: true,
    authScopes: { public: true },
    description: 'Openings on a day, by category, in a fair random order; null for an unknown city.',
    complexity: { field: 200, multiplier: 1 },
    args: {
      city: t.arg.string({ description: 'Slug or id of a city; default: the whole region.' }),
      date: t.arg.string({ description: 'Date from today to 14 days ahead, yyyy-MM-dd; default: today.' }),
      limit: t.arg.int({
        required: true,
        defaultValue: 4,
        description: `Maximum establishments per list, 1 to ${searchLimits.openDay}.`,
      }),
      seed: t.arg.string({
        description:
          "Seed of the random sample, at most 64 characters; default: the visitor's own for an hour.",
      }),
    },
    validate: openDayInput,
    resolve: (_root, { city = null, date = null, limit, seed }, { search, visitor }) =>
      search.openDay({ city, date, limit, seed, visitor }),
  }),
}))
