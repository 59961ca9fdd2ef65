import { randomUUID } from 'node:crypto'
import { requestKeyInput } from '../../../schema/input/rules.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { ConflictError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import { parseInput } from '../parse-input.ts'

/** Entities of the audit trail, with their GraphQL descriptions. */
export const auditEntities = {
  business: 'An establishment.',
  city: 'A city.',
  neighborhood: 'A neighborhood.',
  category: 'A category.',
  subcategory: 'A subcategory.',
  attribute: 'An attribute.',
  source_category: 'What a category of the sources is in the guide.',
  user: 'An account.',
  invitation: 'An invitation to an account.',
} as const

export type AuditEntity = keyof typeof auditEntities

/** Whether it concerns a person: the trail keeps no name, and its deletion cannot be undone. */
export function isOfPerson(entity: AuditEntity): entity is 'user' | 'invitation' {
  return entity === 'user' || entity === 'invitation'
}

/** Author of a write. A command has neither account nor request. */
export interface Author {
  actorId: number | null
  requestId: string | null
  /** Client's key of the save that this write belongs to (one-save). */
  saveKey?: string | null
  /** Client's key of the bulk action, by which it finds its entry. */
  actKey?: string | null
  /** The bulk action that these writes belong to (one-act). */
  act?: Act
  /** Whether a further change of the same entity is merged into its existing line. */
  joinsLine?: boolean
  /** By entity id: the entry that the write undoes (undo). */
  undoes?: ReadonlyMap<number, number>
}

/** One action on many entities: an import, or a bulk change. */
interface Act {
  key: string
  action: 'import' | 'bulk' | 'merge'
  /** Kind of the entities. */
  entity: AuditEntity
  /** Name, such as the source of an import. */
  name?: string | undefined
  /** The action that it undoes (bulk-undo). */
  undoesId?: number
}

/**
 * An author whose writes become lines of one entry, created with the first line: also across several transactions,
 * and if one of them is rolled back.
 */
export function asOneAct(author: Author, action: Act['action'], entity: AuditEntity, name?: string): Author {
  return { ...author, act: { key: author.actKey ?? randomUUID(), action, entity, name } }
}

/** Entries per statement, below the engines' limit of values. */
const maxTogether = 1000

type Values = Readonly<Record<string, unknown>>

/** An entity before and after a write: plain values by field; null where it does not exist. */
export interface Change {
  entity: AuditEntity
  entityId: number
  before: Values | null
  after: Values | null
  /** Required if neither `before` nor `after` has a `name`. */
  name?: string | undefined
  /** Id of the deletion entry that this write undoes. */
  restoresId?: number
}

export const changeOfBusiness = (entityId: number, change: Omit<Change, 'entity' | 'entityId'>): Change => ({
  entity: 'business',
  entityId,
  ...change,
})

/**
 * The author of a request's writes.
 *
 * @param saveKey as sent
 * @throws BadUserInputError for a key that is empty or too long
 */
export async function requestAuthor(
  { viewer, requestId }: Context,
  saveKey?: string | null | undefined,
): Promise<Author> {
  const key = parseInput(requestKeyInput, saveKey, 'saveKey') ?? null
  return { actorId: (await viewer())?.id ?? null, requestId, saveKey: key }
}

/** Argument of mutations that a form may call repeatedly for one save. */
export const saveKeyArg = builder.args((t) => ({
  saveKey: t.string({
    description:
      'Key chosen by the client for one save, at most 255 characters: consecutive writes of an account under the same key are one entry of the trail, and repeating a change after a lost response is no conflict.',
  }),
}))

/**
 * Records a write in the audit trail, in its transaction.
 *
 * @param change must not contain passwords or tokens
 * @returns false when nothing differs, so nothing is recorded
 */
export async function recordChange(
  transaction: Prisma.TransactionClient,
  author: Author,
  change: Change,
): Promise<boolean> {
  const [data] = toEntries(author, [change])
  if (!data) return false
  const entry =
    data.action !== 'update'
      ? null
      : author.joinsLine
        ? await lineOfAct(transaction, author, change)
        : await entryOfSave(transaction, author, change)
  if (entry) {
    const changes = merged(entry.changes as FieldChanges, data.changes as FieldChanges)
    const where = { id: entry.id }
    await transaction.auditEntry.updateMany({ where, data: { changes: changes as Prisma.InputJsonObject } })
    return true
  }
  const created = { ...data, ...(await parentEntry(transaction, author)) }
  await transaction.auditEntry.createMany({ data: created })
  return true
}

/** The parent entry of an action's next lines, created with its first line or first other record. */
export async function parentEntry(
  transaction: Prisma.TransactionClient,
  { act, actorId, requestId }: Author,
): Promise<{ partOfId?: number }> {
  if (!act) return {}
  const { key: actKey, action, entity, name = null, undoesId = null } = act
  const select = { id: true, actorId: true }
  const data = { actorId, requestId, actKey, action, entity, entityId: 0, name, undoesId }
  const whole =
    (await transaction.auditEntry.findUnique({ where: { actKey }, select })) ??
    (await transaction.auditEntry.create({ data, select }))
  // Keys belong to their accounts.
  if (whole.actorId !== actorId) throw new ConflictError('STALE_VERSION', texts.businesses.bulk.foreignKey)
  return { partOfId: whole.id }
}

/**
 * The entry of the current save: the latest of the entity, whose row the caller has locked.
 *
 * @returns null when there is none, or another author has written since
 */
export async function entryOfSave(
  transaction: Prisma.TransactionClient,
  { actorId, saveKey }: Author,
  { entity, entityId }: Pick<Change, 'entity' | 'entityId'>,
) {
  if (!saveKey) return null
  const last = await transaction.auditEntry.findFirst({
    where: { entity, entityId },
    orderBy: { id: 'desc' },
    select: { id: true, actorId: true, saveKey: true, changes: true },
  })
  return last?.saveKey === saveKey && last.actorId === actorId ? last : null
}

/** An action's line about an entity, whose row the caller has locked. */
function lineOfAct(
  transaction: Prisma.TransactionClient,
  { act }: Author,
  { entity, entityId }: Pick<Change, 'entity' | 'entityId'>,
) {
  return transaction.auditEntry.findFirst({
    where: { entity, entityId, partOf: { actKey: act?.key ?? '' } },
    orderBy: { id: 'desc' },
    select: { id: true, changes: true },
  })
}

type FieldChanges = Record<string, { before: unknown; after: unknown }>

/** Merges two changes into one, from the first value to the last. */
function merged(earlier: FieldChanges, later: FieldChanges): FieldChanges {
  const both = Object.entries(later).map(([field, { before, after }]) => {
    return [field, { before: field in earlier ? earlier[field]?.before : before, after }] as const
  })
  return { ...earlier, ...Object.fromEntries(both) }
}

/** Records several writes, a thousand per statement. */
export async function recordChanges(
  transaction: Prisma.TransactionClient,
  author: Author,
  list: readonly Change[],
): Promise<void> {
  const data = toEntries(author, list)
  if (data.length === 0) return
  const whole = await parentEntry(transaction, author)
  for (let start = 0; start < data.length; start += maxTogether) {
    const some = data.slice(start, start + maxTogether).map((entry) => ({ ...entry, ...whole }))
    await transaction.auditEntry.createMany({ data: some })
  }
}

function toEntries(
  { act: _act, actKey: _key, joinsLine: _joins, undoes, ...author }: Author,
  list: readonly Change[],
) {
  return list.flatMap((change) => {
    const { entity, entityId, before, after, restoresId = null } = change
    const changes = difference(before ?? {}, after ?? {})
    const action = changeAction(change)
    if (action === 'update' && Object.keys(changes).length === 0) return []
    const undoesId = undoes?.get(entityId) ?? null
    return [
      { ...author, action, entity, entityId, name: recordedName(change), changes, restoresId, undoesId },
    ]
  })
}

/** Regaining lost values is an update; only recreating the entity is a restoration. */
function changeAction({ before, after, restoresId }: Change): string {
  if (before === null) return restoresId === undefined ? 'create' : 'restore'
  return after === null ? 'delete' : 'update'
}

/** The trail outlives accounts, so it never contains a person's name. */
function recordedName({ entity, before, after, name }: Change): string | null {
  const known = after?.name ?? before?.name ?? name
  return isOfPerson(entity) || typeof known !== 'string' ? null : known
}

function difference(before: Values, after: Values): Prisma.InputJsonObject {
  const json = (value: unknown) => JSON.stringify(value ?? null)
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const entries = fields
    .map((field) => [field, json(before[field]), json(after[field])] as const)
    .filter(([, old, now]) => old !== now)
    .map(([field, old, now]) => [field, { before: JSON.parse(old), after: JSON.parse(now) }])
  return Object.fromEntries(entries)
}
