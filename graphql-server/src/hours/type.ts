import { type Exception as DateException, parseExceptions } from '../../../schema/hours/exceptions.ts'
import {
  type HoursTexts,
  hoursFields,
  isAlwaysOpen,
  readWeek,
  weekFields,
} from '../../../schema/hours/hours.ts'
import { formatIntervals } from '../../../schema/hours/intervals.ts'
import { builder } from '../builder.ts'

/** The hours in a row of an establishment. */
export interface HoursRow extends HoursTexts {
  /** The day in São Paulo on which they were last informed, yyyy-MM-dd. */
  hoursInformedOn: string | null
}

const HoursException = builder.objectRef<DateException>('HoursException').implement({
  description: 'What holds on one date in place of the week.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'The date, yyyy-MM-dd.' }),
    hours: t.string({
      description: 'Intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado".',
      resolve: ({ intervals }) => formatIntervals(intervals),
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why, such as "Natal".' }),
  }),
})

const weekTexts = (row: HoursRow) => weekFields.map((name) => row[name])

export const Hours = builder.objectRef<HoursRow>('Hours').implement({
  description: "When an establishment is open, by São Paulo's clocks.",
  fields: (t) => ({
    week: t.field({
      type: t.listRef('String', { nullable: true }),
      description:
        'Seven texts from Monday on: intervals such as "08:00-12:00, 13:30-18:00", "24h", "fechado", or null where it is not known. An interval that ends before it begins passes midnight.',
      resolve: weekTexts,
    }),
    exceptions: t.field({
      type: [HoursException],
      description: 'What holds on single dates, in their order.',
      resolve: ({ specialHours }) => (specialHours === null ? [] : parseExceptions(specialHours)),
    }),
    isAlwaysOpen: t.boolean({
      description: 'Whether every day of the week is open from midnight to midnight.',
      resolve: (row) => isAlwaysOpen(readWeek(weekTexts(row))),
    }),
    informedOn: t.exposeString('hoursInformedOn', {
      nullable: true,
      description: 'The day on which they were last informed, yyyy-MM-dd.',
    }),
  }),
})

/** An establishment's row as `Hours`; null without any. */
export const hoursOrNull = <Row extends HoursRow>(row: Row): Row | null =>
  hoursFields.some((name) => row[name] !== null) ? row : null
