import type { Connection } from 'mariadb'
import { erasureHash } from '../businesses/erased.ts'
import { type ImageStore, storedFormat } from '../media/store.ts'
import { type ErasureRecord, eraseRows, imageIdsStatement } from '../proposals/erasure/erase.ts'

/**
 * Merges the erasures recorded in the image store into a database being restored, and repeats them on its rows
 * (erasure). Runs in the restore's transaction, with foreign keys enabled.
 *
 * @returns hashes of images used only by erased establishments
 */
export async function applyErasures(connection: Connection, store: ImageStore): Promise<string[]> {
  const records = (await store.readErasures()).map((bytes) => JSON.parse(bytes.toString()) as ErasureRecord)
  const last = records.at(-1)
  if (!last) return []
  await connection.query('REPLACE INTO erasure_keys (id, secret) VALUES (1, ?)', [last.secret])
  for (const { hashes, protocol, erasedOn } of records)
    for (const hash of hashes)
      await connection.query('INSERT IGNORE INTO erasures (hash, protocol, erased_on) VALUES (?, ?, ?)', [
        ...[hash, protocol, erasedOn],
      ])
  const secrets = [...new Set(records.map(({ secret }) => secret))]
  const erased = new Set(records.flatMap(({ hashes }) => hashes))
  const rows = await connection.query<{ id: number; slug: string | null }[]>(`
    SELECT id, slug FROM businesses
    UNION SELECT e.entity_id, JSON_UNQUOTE(JSON_EXTRACT(d.state, '$.row.slug'))
    FROM deletions d JOIN audit_entries e ON e.id = d.audit_entry_id WHERE e.entity = 'business'`)
  const ids = rows
    .filter(({ slug }) => slug && secrets.some((secret) => erased.has(erasureHash(secret, ['slug', slug]))))
    .map(({ id }) => id)
  const hashes: string[] = []
  for (const id of new Set(ids)) hashes.push(...(await eraseOne(connection, id)))
  return hashes
}

async function eraseOne(connection: Connection, id: number): Promise<string[]> {
  const images = await connection.query<{ id: number }[]>(imageIdsStatement, [id, id, id, id])
  await eraseRows((sql, values) => connection.query(sql, values), id)
  const hashes: string[] = []
  for (const image of images) {
    const [row] = await connection.query<{ hash: string }[]>('SELECT hash FROM images WHERE id = ?', [
      image.id,
    ])
    // Images referenced elsewhere stay.
    const { affectedRows } = await connection.query('DELETE IGNORE FROM images WHERE id = ?', [image.id])
    if (row && affectedRows > 0) hashes.push(row.hash)
  }
  return hashes
}

/** Deletes the image files returned by `applyErasures`. */
export async function deleteErasedFiles(store: ImageStore, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes) await store.delete(hash, storedFormat)
}
