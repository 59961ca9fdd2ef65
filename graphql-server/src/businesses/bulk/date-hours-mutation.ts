import { dateHoursInput, dateHoursLimits } from '../../../../schema/input/date-hours.ts'
import { builder } from '../../builder.ts'
import { raiseVersion } from '../../database/catalogue-version.ts'
import { bulkTimeoutMs, inTransaction } from '../../database/transaction.ts'
import { parseInput } from '../../parse-input.ts'
import { actKeyArg, authorOfAct } from '../act.ts'
import { type RefusedEntry, setDateHours } from './date-hours.ts'

const RefusedDateHoursCode = builder.enumType('RefusedDateHoursCode', {
  description: 'Why the hours of a date were not set for an establishment.',
  values: {
    GONE: { description: 'It does not exist any more.' },
    CHANGED: { description: 'It was changed since the `version` that was sent.' },
    RULE: { description: 'Its hours by date would break a rule, as with more than 60 dates ahead.' },
  } as const,
})

const RefusedDateHours = builder.objectRef<RefusedEntry>('RefusedDateHours').implement({
  description: 'An establishment for which the hours of a date were not set: it is as it was.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', { nullable: true, description: 'Its name; null for one that is gone.' }),
    code: t.expose('code', { type: RefusedDateHoursCode, description: 'Why, for programs.' }),
    message: t.exposeString('message', { description: 'Why, for people.' }),
    version: t.exposeInt('version', {
      nullable: true,
      description: 'Its version, to be sent after the change was looked at; null for one that is gone.',
    }),
  }),
})

const SavedDateHours = builder
  .objectRef<Pick<Awaited<ReturnType<typeof setDateHours>>, 'saved' | 'refused'>>('SavedDateHours')
  .implement({
    description: 'What became of the hours of a date for several establishments.',
    fields: (t) => ({
      saved: t.exposeIDList('saved', {
        description: 'Ids of those that have the hours now, in the order of `entries`.',
      }),
      refused: t.expose('refused', {
        type: [RefusedDateHours],
        description: 'The others, in the order of `entries`.',
      }),
    }),
  })

const DateHoursEntryInput = builder.inputType('DateHoursEntryInput', {
  description: 'The hours of a date for one establishment.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Its id.' }),
    version: t.int({ required: true, description: 'The version that was read.' }),
    hours: t.string({
      description:
        'Such as "8-12, 13:30-18", "24h" or "fechado". Null takes away what is entered for the date: it is not confirmed.',
    }),
  }),
})

const SetDateHoursInput = builder.inputType('SetDateHoursInput', {
  description: 'The hours of one date for several establishments.',
  fields: (t) => ({
    date: t.string({
      required: true,
      description: `From today to ${dateHoursLimits.daysAhead} days ahead, yyyy-MM-dd.`,
    }),
    reason: t.string({
      description: 'Why they differ, such as "Natal": at most 60 characters, without parentheses.',
    }),
    entries: t.field({
      type: [DateHoursEntryInput],
      required: true,
      description: `1 to ${dateHoursLimits.entries}, each establishment once.`,
    }),
  }),
})

builder.mutationField('setDateHours', (t) =>
  t.field({
    type: SavedDateHours,
    authScopes: { admin: true },
    description:
      'Sets the hours of one date, such as a holiday, for several establishments. Those that are gone, have changed since or would break a rule are left as they are and named in the answer.',
    complexity: ({ input }) => ({
      field: 1,
      multiplier: Math.min(Math.max(input.entries.length, 1), dateHoursLimits.entries),
    }),
    args: {
      input: t.arg({ type: SetDateHoursInput, required: true, description: 'What is set.' }),
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
