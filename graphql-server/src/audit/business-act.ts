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
  description: 'An import, merge or bulk change of establishments, as an entry of the audit trail.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the audit entry.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When the act began.' }),
    action: t.field({
      type: AuditAction,
      description: 'Kind of act.',
      resolve: ({ action }) => action as typeof AuditAction.$inferType,
    }),
    actorName: t.exposeString('actorName', {
      nullable: true,
      description: 'Name of the account that acted; null for a command or a deleted account.',
    }),
    total: t.exposeInt('total', { description: 'Number of establishments created, changed or deleted.' }),
    gone: t.exposeInt('gone', { description: 'Number of these that no longer exist.' }),
  }),
})

builder.queryField('businessAct', (t) =>
  t.field({
    type: BusinessAct,
    nullable: true,
    description:
      'An import, merge or bulk change of establishments; null if there is none. The filter `changedBy` of `businessPage` lists its establishments.',
    authScopes: { admin: true },
    args: {
      act: t.arg.id({
        required: true,
        description: 'Id of the audit entry, or the `actKey` that was sent.',
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
