import { readPhone } from '../../../../schema/phone.ts'
import type { StoredBusiness } from '../../businesses/stored.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { valueHash } from '../../sources/hashes.ts'

const fields = ['phone', 'whatsapp', 'email'] as const

type ContactField = (typeof fields)[number]

/** A contact of an establishment, with the period in which it was listed. */
export interface ListedContact {
  field: ContactField
  /** Digits, or an e-mail address. */
  value: string
  since: Date
  /** Null while it is listed. */
  until: Date | null
  /** Whether it came from a proposal or a source (claim-contacts). */
  isProposed: boolean
}

const day = 24 * 60 * 60 * 1000

/** Days for which a contact must have been listed unchanged to prove a claim (claim-contacts). */
export const listedDays = 30

/** Changes of contacts read; older changes, and contacts listed only then, are unknown. */
const maxChanges = 200

type ChangeRow = { at: Date } & Record<ContactField, unknown>

interface FieldChange {
  before: string | null
  after: string | null
}

/**
 * Present and former contacts of an establishment according to the audit trail, present ones first.
 *
 * @param stored the establishment, locked
 */
export async function listedContacts(
  transaction: Prisma.TransactionClient,
  stored: StoredBusiness,
): Promise<ListedContact[]> {
  const { id } = stored
  const rows = await transaction.$queryRaw<ChangeRow[]>`
    SELECT at, JSON_EXTRACT(changes, '$.phone') AS phone, JSON_EXTRACT(changes, '$.whatsapp') AS whatsapp,
      JSON_EXTRACT(changes, '$.email') AS email
    FROM audit_entries
    WHERE entity = 'business' AND entity_id = ${id}
      AND JSON_CONTAINS_PATH(changes, 'one', '$.phone', '$.whatsapp', '$.email')
    ORDER BY id DESC LIMIT ${maxChanges}`
  const { createdAt } = await transaction.business.findUniqueOrThrow({
    where: { id },
    select: { createdAt: true },
  })
  const start = rows.length < maxChanges ? createdAt : (rows.at(-1)?.at ?? createdAt)
  const changes = rows.toReversed()
  const listed = fields.flatMap((field) => listedValues(field, stored.fields[field], changes, start))
  const proposedAt = await proposedContacts(transaction, id)
  const sourced = await sourcedContacts(transaction, id, listed)
  return listed
    .map((contact) => ({
      ...contact,
      isProposed: sourced.has(contact.value) || isProposed(contact.value, listed, proposedAt),
    }))
    .sort((a, b) => Number(a.until !== null) - Number(b.until !== null))
}

function listedValues(
  field: ContactField,
  current: string | null,
  rows: readonly ChangeRow[],
  start: Date,
): Omit<ListedContact, 'isProposed'>[] {
  const changes = rows.flatMap((row) => {
    const value = typeof row[field] === 'string' ? JSON.parse(row[field]) : row[field]
    return value === null ? [] : [{ at: row.at, ...(value as FieldChange) }]
  })
  const values = [
    { at: start, value: changes[0] ? changes[0].before : current },
    ...changes.map(({ at, after }) => ({ at, value: after })),
  ]
  // A stored value missing from the trail counts as listed from now on.
  if ((values.at(-1)?.value ?? null) !== current) values.push({ at: new Date(), value: current })
  return values.flatMap(({ at: since, value }, index) =>
    value
      ? [{ field, value: digitsOrAddress(field, value), since, until: values[index + 1]?.at ?? null }]
      : [],
  )
}

const digitsOrAddress = (field: ContactField, value: string) =>
  field === 'email' ? value : (readPhone(value).digits ?? value)

/**
 * Contacts that came from a source, whatever their field. Rows of a file in the guide's own format count as edits.
 *
 * @returns their values, in the format of `listedContacts`
 */
async function sourcedContacts(
  transaction: Prisma.TransactionClient,
  businessId: number,
  listed: readonly Pick<ListedContact, 'value'>[],
): Promise<ReadonlySet<string>> {
  const rows = await transaction.fieldSource.findMany({
    where: { businessId, field: { in: [...fields] }, isWritten: true },
    select: { valueHash: true },
  })
  const hashes = new Set(rows.map((row) => row.valueHash))
  return new Set(listed.map(({ value }) => value).filter((value) => hashes.has(valueHash(value))))
}

/** When a proposal first contained a contact, by value; in any field, since it may have been copied from another. */
async function proposedContacts(
  transaction: Prisma.TransactionClient,
  businessId: number,
): Promise<Map<string, Date>> {
  const rows = await transaction.proposal.findMany({
    where: { businessId, state: 'ACCEPTED', topic: { in: ['PHONE', 'WHATSAPP', 'EMAIL'] } },
    orderBy: { decidedAt: 'desc' },
    select: { proposed: true, overflow: true, decidedAt: true },
  })
  const found = new Map<string, Date>()
  for (const { proposed, overflow, decidedAt } of rows)
    for (const values of [proposed, overflow])
      for (const field of fields) {
        const value = (values as Partial<Record<ContactField, string | null>> | null)?.[field]
        if (value && decidedAt) found.set(digitsOrAddress(field, value), decidedAt)
      }
  return found
}

/** A contact listed for 30 days before it was proposed did not come from the proposal. */
function isProposed(
  value: string,
  listed: readonly Omit<ListedContact, 'isProposed'>[],
  proposedAt: ReadonlyMap<string, Date>,
): boolean {
  const at = proposedAt.get(value)
  if (!at) return false
  const known = at.getTime() - listedDays * day
  return !listed.some((each) => each.value === value && each.since.getTime() <= known)
}

/** A call that reached someone. */
export interface ReachedContact {
  contact: string
  at: Date
}

/**
 * Whether a contact proves a claim: listed unchanged for 30 days and not from a proposal, unless an administrator has
 * reached the establishment by an older one (claim-contacts).
 *
 * @param now milliseconds since 1970
 */
export function qualifies(
  contact: ListedContact,
  all: readonly ListedContact[],
  reached: readonly ReachedContact[],
  now = Date.now(),
): boolean {
  const { since, until } = contact
  if (until !== null || since.getTime() > now - listedDays * day) return false
  if (!contact.isProposed) return true
  return reached.some(
    ({ contact: value, at }) =>
      at > since &&
      all.some(
        (older) =>
          older.value === value &&
          !older.isProposed &&
          older.since < since &&
          (older.until?.getTime() ?? now) - older.since.getTime() >= listedDays * day,
      ),
  )
}
