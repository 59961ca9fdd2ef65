import { localDate } from '../../../../schema/hours/calendar.ts'
import { erasureHash, erasureSecret, hashedValues, sourceReference } from '../../businesses/erased.ts'
import type { Prisma } from '../../generated/prisma/client.ts'

/** Record of an erasure in the image store, outside of backups. */
export interface ErasureRecord {
  protocol: number
  erasedOn: string
  secret: string
  hashes: string[]
}

/** File name in the image store. */
export const erasureFile = (protocol: number) => `${String(protocol).padStart(10, '0')}.json`

/** Data kept of an erased establishment. @param id of the establishment @param protocol of the request */
export async function erasureRecord(
  transaction: Prisma.TransactionClient,
  id: number,
  protocol: number,
): Promise<ErasureRecord> {
  const secret = await erasureSecret(transaction)
  const select = { slug: true, phone: true, whatsapp: true, email: true }
  const row = await transaction.business.findUniqueOrThrow({ where: { id }, select })
  const merged = await mergedIdentities(transaction, id)
  const records = await transaction.sourceRecord.findMany({ where: { businessId: id } })
  const references = records.map(sourceReference)
  const hashes = [{ ...row, references }, ...merged]
    .flatMap(hashedValues)
    .map(([, value]) => erasureHash(secret, value))
  return { protocol, erasedOn: localDate(Date.now()), secret, hashes: [...new Set(hashes)] }
}

/** Slugs and contacts of the establishments merged into one. */
async function mergedIdentities(transaction: Prisma.TransactionClient, keptId: number) {
  const merges = await transaction.businessMerge.findMany({
    where: { keptId },
    select: { goneId: true, goneSlug: true },
  })
  if (merges.length === 0) return []
  const entityId = { in: merges.map(({ goneId }) => goneId) }
  const deletions = await transaction.auditEntry.findMany({
    where: { entity: 'business', entityId, action: 'delete' },
    orderBy: { id: 'asc' },
    select: { changes: true },
  })
  const before = (changes: unknown, field: string) =>
    (changes as Record<string, { before?: string | null }> | null)?.[field]?.before ?? null
  return [
    ...merges.map(({ goneSlug: slug }) => ({ slug })),
    ...deletions.map(({ changes }) => ({
      phone: before(changes, 'phone'),
      whatsapp: before(changes, 'whatsapp'),
      email: before(changes, 'email'),
    })),
  ]
}

/** Runs one statement, in Prisma's transaction or on the connection of a restore. */
export type RunStatement = (sql: string, values: unknown[]) => Promise<unknown>

const traces = [
  // Establishments merged into it: the merges with their audit entries, their other history, and redirects.
  'DELETE e FROM business_merges m JOIN audit_entries e ON e.id = m.audit_entry_id WHERE m.kept_id = ?',
  `DELETE e FROM business_merges m JOIN audit_entries e ON e.entity = 'business' AND e.entity_id = m.gone_id
    WHERE m.kept_id = ?`,
  'DELETE FROM business_merges WHERE kept_id = ?',
  // Cascades to photos, categories and favorites.
  'DELETE FROM businesses WHERE id = ?',
  // Cascades to kept deletions and their favorites.
  "DELETE FROM audit_entries WHERE entity = 'business' AND entity_id = ?",
  // Cascades to claims, codes, calls and new photos.
  'DELETE FROM proposals WHERE business_id = ?',
  'DELETE FROM submissions WHERE business_id = ?',
  'DELETE FROM confirmation_requests WHERE business_id = ?',
  'DELETE FROM distinct_pairs WHERE first_id = ?',
  'DELETE FROM distinct_pairs WHERE second_id = ?',
  'DELETE FROM source_records WHERE business_id = ?',
  'DELETE FROM field_sources WHERE business_id = ?',
]

/** Erases an establishment with all its traces, even if it is already deleted. */
export async function eraseRows(run: RunStatement, id: number): Promise<void> {
  for (const sql of traces) await run(sql, [id])
}

/**
 * Images of an establishment, its kept deletions, those merged into it, and its proposals. Takes its id four times.
 */
export const imageIdsStatement = `
  SELECT image_id AS id FROM photos WHERE business_id = ?
  UNION SELECT k.image_id FROM kept_images k JOIN audit_entries e ON e.id = k.deletion_id
  WHERE e.entity = 'business' AND e.entity_id = ?
  UNION SELECT k.image_id FROM business_merges m JOIN audit_entries e ON e.entity = 'business' AND e.entity_id = m.gone_id
  JOIN kept_images k ON k.deletion_id = e.id WHERE m.kept_id = ?
  UNION SELECT n.image_id FROM proposal_photos n JOIN proposals p ON p.id = n.proposal_id WHERE p.business_id = ?`
