import { localDate } from '../../../../schema/hours/calendar.ts'
import { erasureHash, erasureSecret, hashedValues } from '../../businesses/erased.ts'
import type { Prisma } from '../../generated/prisma/client.ts'

/** An erasure as the image store has it, outside of backups. */
export interface ErasureRecord {
  protocol: number
  erasedOn: string
  secret: string
  hashes: string[]
}

/** Of the file in the image store. */
export const erasureFile = (protocol: number) => `${String(protocol).padStart(10, '0')}.json`

/** What an establishment leaves when it is erased. @param id of the establishment @param protocol of the request */
export async function erasureRecord(
  transaction: Prisma.TransactionClient,
  id: number,
  protocol: number,
): Promise<ErasureRecord> {
  const secret = await erasureSecret(transaction)
  const select = { slug: true, phone: true, whatsapp: true, email: true }
  const row = await transaction.business.findUniqueOrThrow({ where: { id }, select })
  const hashes = hashedValues(row).map(([, value]) => erasureHash(secret, value))
  return { protocol, erasedOn: localDate(Date.now()), secret, hashes: [...new Set(hashes)] }
}

/** Runs one statement. Prisma's transaction and the connection of a restore have different ones. */
export type RunStatement = (sql: string, values: unknown[]) => Promise<unknown>

const traces = [
  // With photos, categories and favorites.
  'DELETE FROM businesses WHERE id = ?',
  // With kept deletions and their favorites.
  "DELETE FROM audit_entries WHERE entity = 'business' AND entity_id = ?",
  // With claims, codes, calls and new photos.
  'DELETE FROM proposals WHERE business_id = ?',
  'DELETE FROM submissions WHERE business_id = ?',
  'DELETE FROM confirmation_requests WHERE business_id = ?',
  'DELETE FROM distinct_pairs WHERE first_id = ?',
  'DELETE FROM distinct_pairs WHERE second_id = ?',
]

/** Deletes an establishment for good with all that is known of it, also of one that is deleted already. */
export async function eraseRows(run: RunStatement, id: number): Promise<void> {
  for (const sql of traces) await run(sql, [id])
}

/** Images of an establishment, of its kept deletions and of its proposals. */
export const imageIdsStatement = `
  SELECT image_id AS id FROM photos WHERE business_id = ?
  UNION SELECT k.image_id FROM kept_images k JOIN audit_entries e ON e.id = k.deletion_id
  WHERE e.entity = 'business' AND e.entity_id = ?
  UNION SELECT n.image_id FROM proposal_photos n JOIN proposals p ON p.id = n.proposal_id WHERE p.business_id = ?`
