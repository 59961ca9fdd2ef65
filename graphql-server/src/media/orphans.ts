import type { PrismaClient } from '../generated/prisma/client.ts'
import { type Images, whereUnreferenced } from './images.ts'
import type { ImageStore, StoredFile } from './store.ts'

/** An upload is first a file, then a row, then referenced. */
const gracePeriodMs = 3_600_000

export type Orphans = Awaited<ReturnType<typeof findOrphans>>

export async function findOrphans(prisma: PrismaClient, store: ImageStore) {
  // Files first, so that a row added in between does not seem to lack its file.
  const files: StoredFile[] = []
  for await (const file of store.list()) files.push(file)
  const all = await prisma.image.findMany({ select: { id: true, hash: true, format: true } })
  const named = new Set(all.map(fileName))
  const stored = new Set(files.map(fileName))
  const rows: { id: number; hash: string }[] = []
  for (const { id, hash, format } of all.filter((row) => !stored.has(fileName(row)))) {
    if (!(await store.has(hash, format as StoredFile['format']))) rows.push({ id, hash })
  }
  // Also rows whose deletion failed.
  const unreferenced = await prisma.image.findMany({
    where: whereUnreferenced,
    select: { id: true, hash: true, createdAt: true },
  })
  return { files: files.filter((file) => !named.has(fileName(file))), rows, unreferenced }
}

export type Removal = Awaited<ReturnType<typeof removeOrphans>>

/**
 * Deletes files without a row, unreferenced images and temporary files older than the grace period.
 *
 * @param now milliseconds since 1970
 */
export async function removeOrphans(
  images: Images,
  { files, rows, unreferenced }: Orphans,
  now = Date.now(),
) {
  const before = new Date(now - gracePeriodMs)
  const oldFiles = files.filter(({ storedAt }) => storedAt < before)
  const oldRows = unreferenced.filter(({ createdAt }) => createdAt < before)
  let removedFiles = 0
  for (const file of oldFiles) {
    if (await images.deleteFileWithoutRow(file)) removedFiles += 1
  }
  const removedRows = await images.deleteUnreferenced(oldRows.map(({ id }) => id))
  return {
    files: removedFiles,
    rows: removedRows,
    // Files of interrupted writes.
    temporary: await images.store.removeTemporary(before),
    kept: {
      young: files.length - oldFiles.length + unreferenced.length - oldRows.length,
      inUse: oldFiles.length - removedFiles + oldRows.length - removedRows,
      withoutFile: rows.filter(({ id }) => !unreferenced.some((row) => row.id === id)).length,
    },
  }
}

function fileName({ hash, format }: { hash: string; format: string }): string {
  return `${hash}.${format}`
}
