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
  description: 'Kind of task for an establishment, most urgent first.',
  values: workKinds as { [Name in WorkKindName]: { description: string } },
})

const WorkBusiness = builder.objectRef<Item['business']>('WorkBusiness').implement({
  description: 'Establishment of a task.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the establishment.' }),
    name: t.exposeString('name', { description: 'Name of the establishment.' }),
    slug: t.exposeString('slug', { description: 'Slug of the establishment.' }),
  }),
})

const WorkItem = builder.objectRef<Item>('WorkItem').implement({
  description: 'A task for an establishment.',
  fields: (t) => ({
    kind: t.expose('kind', { type: WorkKind, description: 'Kind of the task.' }),
    business: t.expose('business', { type: WorkBusiness, description: 'Establishment of the task.' }),
    dueOn: t.exposeString('dueOn', {
      nullable: true,
      description: 'Legal due date, yyyy-MM-dd; null if there is none.',
    }),
    canWait: t.boolean({
      description: 'Whether `putOffWork` can remove the task; others need a decision.',
      resolve: ({ kind }) => canWait(kind),
    }),
    canAskByChat: t.exposeBoolean('canAskByChat', {
      description: 'Whether `requestChatConfirmation` can create a message to the establishment.',
    }),
  }),
})

const canWait = (kind: WorkKindName) => (workKinds[kind] as Kind).canWait === true

builder.queryField('workOfTheDay', (t) =>
  t.field({
    type: [WorkItem],
    authScopes: { admin: true },
    description:
      'Today’s tasks, most urgent first: at most twenty, one per establishment, minus those done today.',
    complexity: { field: 1, multiplier: 20 },
    resolve: (_root, _args, { prisma }) => workOfTheDay(prisma),
  }),
)

builder.mutationField('putOffWork', (t) =>
  t.boolean({
    authScopes: { admin: true },
    description: 'Removes a task from the work of the day, for 30 days or permanently. Always true.',
    args: {
      businessId: t.arg.id({ required: true, description: 'Id of the establishment.' }),
      kind: t.arg({ type: WorkKind, required: true, description: 'Kind of the task.' }),
      forGood: t.arg.boolean({
        required: true,
        description: 'Whether to remove the task permanently, since it does not apply to the establishment.',
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
