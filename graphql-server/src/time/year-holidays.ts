import { addDays, localDate } from '../../../schema/hours/calendar.ts'
import { readLocalHolidays } from '../../../schema/hours/local-holidays.ts'
import { dateHoursLimits, yearHolidaysInput } from '../../../schema/input/date-hours.ts'
import { builder } from '../builder.ts'
import { whereNamed } from '../lists/keys.ts'
import { Holiday } from './holiday-type.ts'
import { holidaysBetween } from './holidays.ts'

const { daysAhead } = dateHoursLimits

builder.queryField('yearHolidays', (t) =>
  t.field({
    type: [Holiday],
    authScopes: { admin: true },
    description: `Holidays of the country, the state and, if one is given, a city, from today to ${daysAhead} days ahead, by date.`,
    args: { city: t.arg.string({ description: 'Slug or id of a city; an unknown one adds none.' }) },
    validate: yearHolidaysInput,
    resolve: async (_root, { city }, { prisma }) => {
      const where = city ? whereNamed([city]) : null
      const found = where && (await prisma.city.findFirst({ where, select: { holidays: true } }))
      const today = localDate(Date.now())
      return holidaysBetween(today, addDays(today, daysAhead), found ? readLocalHolidays(found.holidays) : [])
    },
  }),
)
