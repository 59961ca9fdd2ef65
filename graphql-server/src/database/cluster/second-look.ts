import { ProductError } from '../../errors.ts'
import type { PrismaClient } from '../../generated/prisma/client.ts'

/** Clients of a cluster. */
const ofCluster = new WeakSet<PrismaClient>()

/** @param prisma client of a server that may lag behind writes acknowledged by others */
export function markOfCluster(prisma: PrismaClient): void {
  ofCluster.add(prisma)
}

/**
 * Waits until the server has applied all writes that its cluster has acknowledged so far.
 *
 * @returns false immediately for a single server
 * @throws a "database away" error from a server without quorum, which cannot know that a row is missing
 */
async function catchUp(prisma: PrismaClient): Promise<boolean> {
  if (!ofCluster.has(prisma)) return false
  // Engines other than MariaDB read the first part as a comment.
  await prisma.$queryRaw`/*M!100100 SET STATEMENT wsrep_sync_wait = 1, wsrep_dirty_reads = 0 FOR */
    SELECT version FROM catalogue_version`
  return true
}

/**
 * Reads a row that may have just been written through another server: if it is missing, waits until this server is up
 * to date and reads again (second-look).
 *
 * @param look returns null if the row is missing
 */
export async function readWithSync<T>(
  prisma: PrismaClient,
  look: () => Promise<T | null>,
): Promise<T | null> {
  return (await look()) ?? ((await catchUp(prisma)) ? look() : null)
}

/**
 * Runs a write that may refer to a row just written through another server: if it is refused, waits until this server
 * is up to date and retries once (second-look).
 *
 * @param work rolled back when it throws
 */
export async function retryWithSync<T>(prisma: PrismaClient, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isRefused = error instanceof ProductError && error.status < 500
    if (!isRefused || !(await catchUp(prisma))) throw error
    return work()
  }
}
