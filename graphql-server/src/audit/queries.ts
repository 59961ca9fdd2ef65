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
    'Filter of the audit trail. An import or bulk change is one entry, matched by the entity type and action of any of its lines; `search` and `entityId` match the lines themselves.',
  fields: (t) => ({
    search: t.string({
      description: 'Words that must all occur in the name at that time; accounts have none.',
    }),
    entity: t.field({ type: AuditEntity, description: 'Type of the changed entity.' }),
    entityId: t.id({ description: 'Id of the changed entity.' }),
    action: t.field({ type: AuditAction, description: 'Action of the entry.' }),
    actorId: t.id({ description: 'Id of the account that acted.' }),
    partOf: t.id({
      description: 'Id of an import or bulk change: only its lines, in order.',
    }),
    from: t.string({ description: 'First day in São Paulo, inclusive: yyyy-MM-dd.' }),
    to: t.string({ description: 'Last day in São Paulo, inclusive: yyyy-MM-dd.' }),
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
    description: 'Changes to the catalogue and its accounts, latest first.',
    authScopes: { admin: true },
    args: {
      filter: t.arg({ type: AuditFilter, description: 'Filter; all entries if absent.' }),
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

/** Excludes lines, unless the filter asks for a name, an entity or the lines of an entry (one-act). */
function whereKindOrWhole({ search, entityId, partOf, entity, action }: typeof AuditFilter.$inferInput) {
  if (tidyLine(search ?? '') !== '' || entityId != null || partOf != null)
    return { ...(entity && { entity }), ...(action && { action }) }
  return { partOfId: null, ...whereKind(entity, action) }
}

/** A malformed id matches nothing (rest-entities). */
function whereId(column: 'entityId' | 'actorId' | 'partOfId', text: string | null | undefined) {
  return text == null ? {} : { [column]: parseId(text) ?? -1 }
}

/** @param to last day, inclusive */
function wherePeriod(from: string | null | undefined, to: string | null | undefined) {
  if (!from && !to) return {}
  return { at: { ...(from && { gte: startOfDay(from) }), ...(to && { lt: startOfDay(addDays(to, 1)) }) } }
}
