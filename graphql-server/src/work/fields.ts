import { localDate } from '../../../schema/hours/calendar.ts'
import { builder } from '../builder.ts'
import { lockBusiness } from '../businesses/write.ts'
import { inTransaction } from '../database/transaction.ts'
import { BadUserInputError } from '../errors.ts'
import { idOrZero } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'
import { type WorkItem as Item, workOfTheDay } from './day.ts'
import { type WorkKind as Kind, type WorkKindName, workKinds } from './kinds.ts'

/** Days for which an item is put off. */
const laterDays = 30

const dayMs = 24 * 60 * 60 * 1000

const WorkKind = builder.enumType('WorkKind', {
  description: 'What there is to do about an establishment, the most urgent first.',
  values: workKinds as { [Name in WorkKindName]: { description: string } },
})

const WorkBusiness = builder.objectRef<Item['business']>('WorkBusiness').implement({
  description: 'The establishment that something is to be done about.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    slug: t.exposeString('slug', { description: 'Its slug.' }),
  }),
})

const WorkItem = builder.objectRef<Item>('WorkItem').implement({
  description: 'Something to do about an establishment.',
  fields: (t) => ({
    kind: t.expose('kind', { type: WorkKind, description: 'What there is to do.' }),
    business: t.expose('business', { type: WorkBusiness, description: 'The establishment.' }),
    dueOn: t.exposeString('dueOn', {
      nullable: true,
      description: 'Until when it must be done, yyyy-MM-dd; null without a legal due date.',
    }),
    canWait: t.boolean({
      description: 'Whether `putOffWork` takes it off the list; others are decided.',
      resolve: ({ kind }) => canWait(kind),
    }),
    canAskByChat: t.exposeBoolean('canAskByChat', {
      description: 'Whether `requestChatConfirmation` makes a message that asks the establishment.',
    }),
  }),
})

const canWait = (kind: WorkKindName) => (workKinds[kind] as Kind).canWait === true

builder.queryField('workOfTheDay', (t) =>
  t.field({
    type: [WorkItem],
    authScopes: { admin: true },
    description:
      'What there is to do today, the most urgent first: at most twenty items, one for each establishment, less those that were done today.',
    complexity: { field: 1, multiplier: 20 },
    resolve: (_root, _args, { prisma }) => workOfTheDay(prisma),
  }),
)

builder.mutationField('putOffWork', (t) =>
  t.boolean({
    authScopes: { admin: true },
    description: 'Takes an item off the work of the day, for 30 days or for good. Always true.',
    args: {
      businessId: t.arg.id({ required: true, description: 'The establishment.' }),
      kind: t.arg({ type: WorkKind, required: true, description: 'What there is to do.' }),
      forGood: t.arg.boolean({
        required: true,
        description: 'Whether it does not apply to the establishment.',
      }),
    },
    resolve: async (_root, { businessId: sent, kind, forGood }, { prisma }) => {
      if (!canWait(kind)) throw new BadUserInputError({ kind: texts.work.decideFirst })
      const businessId = idOrZero(sent)
      const now = Date.now()
      const hiddenUntil = forGood ? null : localDate(now + laterDays * dayMs)
      const mark = { markedOn: localDate(now), hiddenUntil }
      await inTransaction(prisma, async (transaction) => {
        await lockBusiness(transaction, businessId)
        const where = { businessId_kind: { businessId, kind } }
        await transaction.workMark.upsert({ where, create: { businessId, kind, ...mark }, update: mark })
      })
      return true
    },
  }),
)
