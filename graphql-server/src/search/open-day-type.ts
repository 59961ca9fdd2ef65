import { searchLimits } from '../../../schema/input/limits.ts'
import { openDayInput } from '../../../schema/input/search.ts'
import { builder } from '../builder.ts'
import { BusinessCard } from '../business-rows/cards.ts'
import { Holiday } from '../time/holiday-type.ts'
import type { DrawnCards, OpenCategory, OpenDay } from './open-day.ts'

const DrawnList = builder.objectRef<DrawnCards>('DrawnList').implement({
  description: 'Some establishments of a list; each has the same chance to be among them.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'How many the whole list has.' }),
    items: t.expose('items', {
      type: [BusinessCard],
      complexity: { field: 1, multiplier: 1 },
      description: 'At most `limit` of them, drawn.',
    }),
  }),
})

const OpenCategoryType = builder.objectRef<OpenCategory>('OpenCategory').implement({
  description: 'What opens of a category on a day.',
  fields: (t) => ({
    category: t.expose('category', { type: 'Category', description: 'The category.' }),
    open: t.expose('open', { type: DrawnList, description: 'Open at the minute; empty on a day ahead.' }),
    later: t.expose('later', {
      type: DrawnList,
      description: 'Opening later that day; on a day ahead all that open.',
    }),
  }),
})

const OpenDayType = builder.objectRef<OpenDay>('OpenDay').implement({
  description:
    'What opens on a day in a city or in the whole region. On a holiday only hours for that date count, never those of the week.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'The day, yyyy-MM-dd.' }),
    city: t.expose('city', { type: 'City', nullable: true, description: 'Null for the whole region.' }),
    holiday: t.expose('holiday', {
      type: Holiday,
      nullable: true,
      description: 'The holiday on that day, if it is one.',
    }),
    holidays: t.expose('holidays', {
      type: [Holiday],
      description: `Holidays from today to ${searchLimits.openDays} days ahead.`,
    }),
    unknown: t.expose('unknown', {
      type: DrawnList,
      description: 'Without hours of that day; on a holiday those that have not said whether they open.',
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
    description: 'What opens on a day, by category, in a fair random order; null for an unknown city.',
    complexity: { field: 200, multiplier: 1 },
    args: {
      city: t.arg.string({ description: 'Slug or id of a city; without it, the whole region.' }),
      date: t.arg.string({ description: 'From today to 14 days ahead, yyyy-MM-dd; without it, today.' }),
      limit: t.arg.int({
        required: true,
        defaultValue: 4,
        description: `Establishments of each list, 1 to ${searchLimits.openDay}.`,
      }),
      seed: t.arg.string({
        description:
          "What fixes the draw: at most 64 characters. Without one it is the visitor's own for an hour.",
      }),
    },
    validate: openDayInput,
    resolve: (_root, { city = null, date = null, limit, seed }, { search, visitor }) =>
      search.openDay({ city, date, limit, seed, visitor }),
  }),
}))
