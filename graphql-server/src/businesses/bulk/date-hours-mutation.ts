import { dateHoursInput, dateHoursLimits } from '../../../../schema/input/date-hours.ts'
import { builder } from '../../builder.ts'
import { raiseVersion } from '../../database/catalogue-version.ts'
import { bulkTimeoutMs, inTransaction } from '../../database/transaction.ts'
import { parseInput } from '../../parse-input.ts'
import { actKeyArg, authorOfAct } from '../act.ts'
import { type RefusedEntry, setDateHours } from './date-hours.ts'

const RefusedDateHoursCode = builder.enumType('RefusedDateHoursCode', {
  description: 'Reasons why the hours of a date were not set.',
  values: {
    GONE: { description: 'The establishment no longer exists.' },
    CHANGED: { description: 'The establishment has changed since the `version` that was sent.' },
    RULE: { description: 'The hours by date would break a rule, such as the limit of 60 future dates.' },
  } as const,
})

const RefusedDateHours = builder.objectRef<RefusedEntry>('RefusedDateHours').implement({
  description: 'An establishment left unchanged because the hours of a date could not be set.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the establishment.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'Name of the establishment; null if it no longer exists.',
    }),
    code: t.expose('code', { type: RefusedDateHoursCode, description: 'Machine-readable reason.' }),
    message: t.exposeString('message', { description: 'Reason to show to people.' }),
    version: t.exposeInt('version', {
      nullable: true,
      description: 'Current version, to send after reviewing the change; null if it no longer exists.',
    }),
  }),
})

const SavedDateHours = builder
  .objectRef<Pick<Awaited<ReturnType<typeof setDateHours>>, 'saved' | 'refused'>>('SavedDateHours')
  .implement({
    description: 'Result of setting the hours of a date for several establishments.',
    fields: (t) => ({
      saved: t.exposeIDList('saved', {
        description: 'Ids of the establishments that now have the hours, in the order of `entries`.',
      }),
      refused: t.expose('refused', {
        type: [RefusedDateHours],
        description: 'Refused establishments, in the order of `entries`.',
      }),
    }),
  })

const DateHoursEntryInput = builder.inputType('DateHoursEntryInput', {
  description: 'Hours of a date for one establishment.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of the establishment.' }),
    version: t.int({ required: true, description: 'Version that was read.' }),
    hours: t.string({
      description:
        'Hours such as "8-12, 13:30-18", "24h" or "fechado". Null removes the entry for the date: its hours are unconfirmed.',
    }),
  }),
})

const SetDateHoursInput = builder.inputType('SetDateHoursInput', {
  description: 'Hours of one date for several establishments.',
  fields: (t) => ({
    date: t.string({
      required: true,
      description: `Date from today to ${dateHoursLimits.daysAhead} days ahead, yyyy-MM-dd.`,
    }),
    reason: t.string({
      description: 'Reason for different hours, such as "Natal": at most 60 characters, without parentheses.',
    }),
    entries: t.field({
      type: [DateHoursEntryInput],
      required: true,
      description: `Entries, 1 to ${dateHoursLimits.entries}, each establishment once.`,
    }),
  }),
})

builder.mutationField('setDateHours', (t) =>
  t.field({
    type: SavedDateHours,
    authScopes: { admin: true },
    description:
      'Sets the hours of one date, such as a holiday, for several establishments. Establishments that are deleted, changed since the sent version or would break a rule are left unchanged and returned.',
    complexity: ({ input }) => ({
      field: 1,
      multiplier: Math.min(Math.max(input.entries.length, 1), dateHoursLimits.entries),
    }),
    args: {
      input: t.arg({ type: SetDateHoursInput, required: true, description: 'Date, reason and hours.' }),
      ...actKeyArg,
    },
    resolve: async (_root, args, context) => {
      const input = parseInput(dateHoursInput, args.input)
      const author = await authorOfAct(context, args.actKey)
      return inTransaction(
        context.prisma,
        async (transaction) => {
          const result = await setDateHours(transaction, author, input)
          if (result.hasChanged) await raiseVersion(transaction, [])
          return result
        },
        { timeout: bulkTimeoutMs },
      )
    },
  }),
)
