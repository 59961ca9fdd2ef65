import { builder } from '../builder.ts'
import { parseId } from '../catalogue/keys.ts'
import { checkedPage, pageArgs, pageCost, pageType } from '../catalogue/page.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { AuditEntity } from './type.ts'

const AuditFilter = builder.inputType('AuditFilter', {
  description: 'Which entries of the audit trail a list shows.',
  fields: (t) => ({
    entity: t.field({ type: AuditEntity, description: 'Only what was done to this kind of thing.' }),
    entityId: t.id({ description: 'Only what was done to the thing with this id.' }),
    actorId: t.id({ description: 'Only what this account did.' }),
  }),
})

interface AuditPageRequest {
  where: Prisma.AuditEntryWhereInput
  page: number
  perPage: number
}

const AuditEntryPage = pageType<'AuditEntry', AuditPageRequest>('AuditEntry', {
  find: (prisma, query, { where }) =>
    prisma.auditEntry.findMany({ ...query, where, orderBy: { id: 'desc' } }),
  count: (prisma, { where }) => prisma.auditEntry.count({ where }),
})

builder.queryField('auditEntries', (t) =>
  t.field({
    type: AuditEntryPage,
    description: 'Who changed what in the catalogue and its accounts, the latest first.',
    authScopes: { admin: true },
    args: {
      filter: t.arg({ type: AuditFilter, description: 'Which entries; all when absent.' }),
      ...pageArgs(20),
    },
    complexity: pageCost,
    resolve: (_root, { filter, ...args }) => ({
      ...checkedPage(args),
      where: {
        ...(filter?.entity && { entity: filter.entity }),
        ...whereId('entityId', filter?.entityId),
        ...whereId('actorId', filter?.actorId),
      },
    }),
  }),
)

/** A malformed id is as good as an absent one: it matches nothing (decision 31). */
function whereId(column: 'entityId' | 'actorId', text: string | null | undefined) {
  return text == null ? {} : { [column]: parseId(text) ?? -1 }
}
