import { builder } from '../builder.ts'
import { businessIdsOfAct } from '../businesses/act.ts'
import { parseId } from '../lists/keys.ts'
import { AuditAction } from './type.ts'

interface Act {
  id: number
  at: Date
  action: string
  actorName: string | null
  total: number
  gone: number
}

const BusinessAct = builder.objectRef<Act>('BusinessAct').implement({
  description: 'An import or a change of several establishments, by its entry of the audit trail.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the entry.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it began.' }),
    action: t.field({
      type: AuditAction,
      description: 'What was done.',
      resolve: ({ action }) => action as typeof AuditAction.$inferType,
    }),
    actorName: t.exposeString('actorName', {
      nullable: true,
      description: 'Whose account did it; null for a command and for an account that has been deleted.',
    }),
    total: t.exposeInt('total', { description: 'How many establishments it created, changed or deleted.' }),
    gone: t.exposeInt('gone', { description: 'How many of them are not there any more.' }),
  }),
})

builder.queryField('businessAct', (t) =>
  t.field({
    type: BusinessAct,
    nullable: true,
    description:
      'An import or a change of several establishments; null when there is none. The filter `changedBy` of `businessPage` lists its establishments.',
    authScopes: { admin: true },
    args: {
      act: t.arg.id({
        required: true,
        description: 'Id of its entry of the audit trail, or the `actKey` under which it was made.',
      }),
    },
    resolve: async (_root, { act }, { prisma }) => {
      const id = parseId(act)
      const entry = await prisma.auditEntry.findFirst({
        where: { action: { in: ['import', 'bulk', 'merge'] }, ...(id === null ? { actKey: act } : { id }) },
        select: { id: true, at: true, action: true, actor: { select: { name: true } } },
      })
      if (!entry) return null
      const ids = await businessIdsOfAct(prisma, act)
      const there = await prisma.business.count({ where: { id: { in: ids } } })
      return { ...entry, actorName: entry.actor?.name ?? null, total: ids.length, gone: ids.length - there }
    },
  }),
)
