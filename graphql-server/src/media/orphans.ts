import type { PrismaClient } from '../generated/prisma/client.ts'
import { deleteFileWithoutRow, deleteUnreferenced } from './image-rows.ts'
import type { ImageStore, StoredFile } from './store.ts'

/** Where image rows and the store disagree. */
export interface Orphans {
  /** Files without a row. */
  files: StoredFile[]
  /** Rows without their file: what refers to them shows no picture. */
  rows: { id: number; hash: string }[]
  /** Rows that nothing refers to, left where removing them failed. */
  unreferenced: { id: number; hash: string; createdAt: Date }[]
}

/** What a removal did. */
export interface Removal {
  files: number
  rows: number
  /** Temporary files of interrupted writes. */
  leftovers: number
  /** What stays: too young, since an upload may be under way; used again meanwhile; in use without a file. */
  kept: { young: number; inUse: number; withoutFile: number }
}

/** Milliseconds. An upload is a file before it is a row, and a row before something refers to it. */
export const gracePeriodMs = 3_600_000

/** Finds orphans; changes nothing. */
export async function findOrphans(prisma: PrismaClient, store: ImageStore): Promise<Orphans> {
  // Files before rows, so that a row added in between has its file in the list.
  const files: StoredFile[] = []
  for await (const file of store.list()) files.push(file)
  const all = await prisma.image.findMany({ select: { id: true, hash: true, format: true } })
  const named = new Set(all.map(nameOf))
  const stored = new Set(files.map(nameOf))
  const rows: Orphans['rows'] = []
  for (const { id, hash, format } of all.filter((row) => !stored.has(nameOf(row)))) {
    if (!(await store.has(hash, format as StoredFile['format']))) rows.push({ id, hash })
  }
  const unreferenced = await prisma.image.findMany({
    where: {
      photos: { none: {} },
      users: { none: {} },
      cities: { none: {} },
      categories: { none: {} },
      subcategories: { none: {} },
      kept: { none: {} },
    },
    select: { id: true, hash: true, createdAt: true },
  })
  return { files: files.filter((file) => !named.has(nameOf(file))), rows, unreferenced }
}

/**
 * Removes orphaned files, unreferenced rows with their files, and leftovers of interrupted writes, if older than the
 * grace period. Rows in use that miss their file stay: only people know what belongs there.
 *
 * @param now milliseconds since 1970
 */
export async function removeOrphans(
  prisma: PrismaClient,
  store: ImageStore,
  { files, rows, unreferenced }: Orphans,
  now = Date.now(),
): Promise<Removal> {
  const before = new Date(now - gracePeriodMs)
  const oldFiles = files.filter(({ storedAt }) => storedAt < before)
  const oldRows = unreferenced.filter(({ createdAt }) => createdAt < before)
  let removedFiles = 0
  for (const file of oldFiles) {
    if (await deleteFileWithoutRow(prisma, store, file)) removedFiles += 1
  }
  const ids = oldRows.map(({ id }) => id)
  const removedRows = await deleteUnreferenced(prisma, store, ids)
  const referenced = rows.filter(({ id }) => !unreferenced.some((row) => row.id === id))
  return {
    files: removedFiles,
    rows: removedRows,
    leftovers: await store.removeLeftovers(before),
    kept: {
      young: files.length - oldFiles.length + unreferenced.length - oldRows.length,
      inUse: oldFiles.length - removedFiles + oldRows.length - removedRows,
      withoutFile: referenced.length,
    },
  }
}

function nameOf({ hash, format }: { hash: string; format: string }): string {
  return `${hash}.${format}`
}
