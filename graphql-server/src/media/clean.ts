import type { PrismaClient } from '../generated/prisma/client.ts'
import { deleteFileWithoutRow, deleteUnreferenced } from './image-rows.ts'
import type { ImageStore, StoredFile } from './store.ts'

/** What has come apart between the image rows and the store. */
export interface Strays {
  /** Files that no row names. */
  files: StoredFile[]
  /** Rows whose file is missing: what refers to them shows no picture. */
  rows: { id: number; hash: string }[]
  /** Rows that nothing refers to, left where removing them failed. */
  unreferenced: { id: number; hash: string; createdAt: Date }[]
}

/** An upload is a file before it is a row, and a row before something refers to it. */
export const grace = 3_600_000

/** Looks for what has come apart; changes nothing. */
export async function findStrays(prisma: PrismaClient, store: ImageStore): Promise<Strays> {
  // Files first: a row that is added meanwhile is then not taken for one without a file.
  const files: StoredFile[] = []
  for await (const file of store.list()) files.push(file)
  const all = await prisma.image.findMany({ select: { id: true, hash: true, format: true } })
  const named = new Set(all.map(nameOf))
  const stored = new Set(files.map(nameOf))
  const rows: Strays['rows'] = []
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
 * Removes stray files, unreferenced rows with theirs, and what interrupted writes left, where they are older than
 * the grace. Rows that are in use and miss their file stay: only people know what belongs there.
 *
 * @param now milliseconds since 1970
 * @returns how many files, rows and leftovers have gone
 */
export async function removeStrays(
  prisma: PrismaClient,
  store: ImageStore,
  { files, unreferenced }: Strays,
  now = Date.now(),
): Promise<{ files: number; rows: number; leftovers: number }> {
  const before = new Date(now - grace)
  let gone = 0
  for (const file of files.filter(({ storedAt }) => storedAt < before)) {
    if (await deleteFileWithoutRow(prisma, store, file)) gone += 1
  }
  const old = unreferenced.filter(({ createdAt }) => createdAt < before)
  const rows = await deleteUnreferenced(
    prisma,
    store,
    old.map(({ id }) => id),
  )
  return { files: gone, rows, leftovers: await store.removeLeftovers(before) }
}

function nameOf({ hash, format }: { hash: string; format: string }): string {
  return `${hash}.${format}`
}
