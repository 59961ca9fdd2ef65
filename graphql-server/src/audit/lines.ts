import { batchedPerRequest } from '../context.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import type { AuditEntity } from '../writes/trail.ts'

/** Lines of an entry that are alike. */
export interface LineCount {
  entity: AuditEntity
  action: string
  count: number
}

/** What was done where an entry has lines (one-act). */
const acts = ['import', 'bulk']

/** Whether an entry of this deed has lines. */
export const hasLines = (action: string) => acts.includes(action)

/** The lines of an entry by its id; those of all entries of an answer are counted with one statement. */
export const lineCountsOf = batchedPerRequest(countLines)

async function countLines(prisma: PrismaClient, ids: readonly number[]): Promise<LineCount[][]> {
  const rows = await prisma.auditEntry.groupBy({
    by: ['partOfId', 'entity', 'action'],
    where: { partOfId: { in: [...ids] } },
    orderBy: [{ partOfId: 'asc' }, { entity: 'asc' }, { action: 'asc' }],
    _count: true,
  })
  return ids.map((id) => {
    const own = rows.filter(({ partOfId }) => partOfId === id)
    return own.map(({ entity, action, _count: count }) => ({ entity: entity as AuditEntity, action, count }))
  })
}

/**
 * Prisma's condition for the entries of a list that are of a kind and a deed: those with lines by what is in the lines.
 */
export function whereKind(entity: string | null | undefined, action: string | null | undefined) {
  if (!entity && !action) return {}
  const kind = { ...(entity && { entity }), ...(action && { action }) }
  const isAct = action != null && hasLines(action)
  const inLines: Prisma.AuditEntryWhereInput = {
    action: isAct ? action : { in: acts },
    lines: { some: isAct ? { ...(entity && { entity }) } : kind },
  }
  return { OR: [kind, inLines] } satisfies Prisma.AuditEntryWhereInput
}
