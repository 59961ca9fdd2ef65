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

/** Hours columns of an establishment. */
export interface HoursRow extends HoursTexts {
  /** Day in São Paulo on which the hours were last entered, yyyy-MM-dd. */
  hoursInformedOn: string | null
}

const HoursException = builder.objectRef<DateException>('HoursException').implement({
  description: 'Exception to the weekly hours on one date.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'Date of the exception, yyyy-MM-dd.' }),
    hours: t.string({
      description: 'Intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado".',
      resolve: ({ intervals }) => formatIntervals(intervals),
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'Reason, such as "Natal".' }),
  }),
})

const weekTexts = (row: HoursRow) => weekFields.map((name) => row[name])

export const Hours = builder.objectRef<HoursRow>('Hours').implement({
  description: 'Opening hours of an establishment, in São Paulo time.',
  fields: (t) => ({
    week: t.field({
      type: t.listRef('String', { nullable: true }),
      description:
        'Seven texts from Monday on: intervals such as "08:00-12:00, 13:30-18:00", "24h", "fechado", or null if unknown. An interval that ends before it begins passes midnight.',
      resolve: weekTexts,
    }),
    exceptions: t.field({
      type: [HoursException],
      description: 'Exceptions for single dates, in date order.',
      resolve: ({ specialHours }) => (specialHours === null ? [] : parseExceptions(specialHours)),
    }),
    isAlwaysOpen: t.boolean({
      description: 'Whether it is open around the clock on every day of the week.',
      resolve: (row) => isAlwaysOpen(readWeek(weekTexts(row))),
    }),
    informedOn: t.exposeString('hoursInformedOn', {
      nullable: true,
      description: 'Day on which the hours were last entered, yyyy-MM-dd.',
    }),
  }),
})

/** Returns the row if it has any hours, else null. */
export const hoursOrNull = <Row extends HoursRow>(row: Row): Row | null =>
  hoursFields.some((name) => row[name] !== null) ? row : null
