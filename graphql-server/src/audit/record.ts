import type { Context } from '../context.ts'
import type { Prisma } from '../generated/prisma/client.ts'

/** What the audit trail speaks of. */
export type AuditEntity = 'business' | 'city' | 'neighborhood' | 'category' | 'subcategory' | 'user'

/** Who writes; a command has neither account nor request. */
export interface Author {
  actorId: number | null
  requestId: string | null
}

/** An entity before and after a write: plain values by name of the field; null where it is not there. */
export interface Change {
  entity: AuditEntity
  entityId: number
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>> | null
  /** What it is called, where neither of the two has it as `name`. */
  name?: string
  /** The entry of the deletion that this write takes back. */
  restoresId?: number
}

/** Who writes in a request. */
export async function authorOf({ viewer, requestId }: Context): Promise<Author> {
  return { actorId: (await viewer())?.id ?? null, requestId }
}

/**
 * Records a write of the catalogue with its difference, in the transaction that makes it.
 *
 * @param author who writes
 * @param change what of it the trail shall know; never a password or a token
 * @returns whether anything differed; when nothing did, nothing is recorded
 */
export async function recordChange(
  transaction: Prisma.TransactionClient,
  author: Author,
  change: Change,
): Promise<boolean> {
  return (await recordChanges(transaction, author, [change])) > 0
}

/**
 * Records several writes at once, each as `recordChange` does.
 * @returns how many there were with a difference
 */
export async function recordChanges(
  transaction: Prisma.TransactionClient,
  author: Author,
  list: readonly Change[],
): Promise<number> {
  const data = list.flatMap((change) => {
    const { entity, entityId, before, after, restoresId = null } = change
    const changes = difference(before ?? {}, after ?? {})
    const action = actionOf(change)
    if (action === 'update' && Object.keys(changes).length === 0) return []
    return [{ ...author, action, entity, entityId, name: nameOf(change), changes, restoresId }]
  })
  if (data.length > 0) await transaction.auditEntry.createMany({ data })
  return data.length
}

function actionOf({ before, after, restoresId }: Change): string {
  if (restoresId !== undefined) return 'restore'
  return before === null ? 'create' : after === null ? 'delete' : 'update'
}

/** The trail outlives accounts, and so must not hold how a person was called. */
function nameOf({ entity, before, after, name }: Change): string | null {
  const known = after?.name ?? before?.name ?? name
  return entity === 'user' || typeof known !== 'string' ? null : known
}

/** For each field that differs its value before and after, as JSON has them. */
function difference(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) {
  const json = (value: unknown) => JSON.stringify(value ?? null)
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const differing = [...names].filter((name) => json(before[name]) !== json(after[name]))
  const entries = differing.map((name) => [
    name,
    { before: JSON.parse(json(before[name])), after: JSON.parse(json(after[name])) },
  ])
  return Object.fromEntries(entries) as Prisma.InputJsonObject
}
