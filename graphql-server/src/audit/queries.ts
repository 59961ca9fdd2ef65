import { addDays } from '../../../schema/hours/calendar.ts'
import { auditInput } from '../../../schema/input/lists.ts'
import { tidyLine } from '../../../schema/text.ts'
import { builder } from '../builder.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { whereWords } from '../lists/filters.ts'
import { parseId } from '../lists/keys.ts'
import { checkedPage, type PageRequest, pageArgs, pageCost, pageType } from '../lists/pages.ts'
import { startOfDay } from '../time/calendar.ts'
import { whereKind } from './entry-reads.ts'
import { AuditAction, AuditEntity } from './type.ts'

const AuditFilter = builder.inputType('AuditFilter', {
  description:
    'Which entries of the audit trail a list shows. An import and a change of several are one, and of the kind and the action of any of their lines; `search` and `entityId` find the lines themselves.',
  fields: (t) => ({
    search: t.string({ description: 'Words, each of them in what it was called then; accounts have none.' }),
    entity: t.field({ type: AuditEntity, description: 'Only what was done to this kind of thing.' }),
    entityId: t.id({ description: 'Only what was done to the thing with this id.' }),
    action: t.field({ type: AuditAction, description: 'Only this kind of action.' }),
    actorId: t.id({ description: 'Only what this account did.' }),
    partOf: t.id({
      description:
        'Only the lines of the entry with this id: of an import or a change of several, in their order.',
    }),
    from: t.string({ description: 'Only what was done on this day in São Paulo or later: yyyy-MM-dd.' }),
    to: t.string({ description: 'Only what was done on this day in São Paulo or before: yyyy-MM-dd.' }),
  }),
})

type AuditPageRequest = PageRequest<Prisma.AuditEntryWhereInput, Prisma.AuditEntryOrderByWithRelationInput[]>

const AuditEntryPage = pageType<'AuditEntry', AuditPageRequest>('AuditEntry', {
  find: (prisma, query, { where, orderBy }) => prisma.auditEntry.findMany({ ...query, where, orderBy }),
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
    validate: auditInput,
    resolve: (_root, { filter, ...args }) => {
      const order = filter?.partOf == null ? ('desc' as const) : ('asc' as const)
      const where = {
        ...whereWords(filter?.search, ['name']),
        ...whereId('entityId', filter?.entityId),
        ...whereId('actorId', filter?.actorId),
        ...whereId('partOfId', filter?.partOf),
        ...wherePeriod(filter?.from, filter?.to),
        ...whereKindOrWhole(filter ?? {}),
      }
      return { ...checkedPage(args), where, orderBy: [{ at: order }, { id: order }] }
    },
  }),
)

/** A list of what is whole shows no lines; what names a thing, or what they are lines of, finds them (one-act). */
function whereKindOrWhole({ search, entityId, partOf, entity, action }: typeof AuditFilter.$inferInput) {
  if (tidyLine(search ?? '') !== '' || entityId != null || partOf != null)
    return { ...(entity && { entity }), ...(action && { action }) }
  return { partOfId: null, ...whereKind(entity, action) }
}

/** A malformed id matches nothing (rest-entities). */
function whereId(column: 'entityId' | 'actorId' | 'partOfId', text: string | null | undefined) {
  return text == null ? {} : { [column]: parseId(text) ?? -1 }
}

/** @param to the last day, included */
function wherePeriod(from: string | null | undefined, to: string | null | undefined) {
  if (!from && !to) return {}
  return { at: { ...(from && { gte: startOfDay(from) }), ...(to && { lt: startOfDay(addDays(to, 1)) }) } }
}
