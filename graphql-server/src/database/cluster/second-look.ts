import { ProductError } from '../../errors.ts'
import type { PrismaClient } from '../../generated/prisma/client.ts'

/** Clients of one of several servers. */
const ofCluster = new WeakSet<PrismaClient>()

/** @param prisma a client of a server that may lag behind what other servers have acknowledged */
export function markOfCluster(prisma: PrismaClient): void {
  ofCluster.add(prisma)
}

/**
 * Waits until the server has all that any server of its cluster has acknowledged so far.
 *
 * @returns false, at once, with a single server
 * @throws from a server without quorum, which cannot know that a row is missing, an error that means "database away"
 */
async function catchUp(prisma: PrismaClient): Promise<boolean> {
  if (!ofCluster.has(prisma)) return false
  // Elsewhere than on MariaDB the first part is a comment.
  await prisma.$queryRaw`/*M!100100 SET STATEMENT wsrep_sync_wait = 1, wsrep_dirty_reads = 0 FOR */
    SELECT version FROM catalogue_version`
  return true
}

/**
 * Reads something that may have been written through another server a moment ago: if it is missing, waits until this server
 * is up to date and reads once more (second-look).
 *
 * @param look answers null when it is missing
 */
export async function readWithSync<T>(
  prisma: PrismaClient,
  look: () => Promise<T | null>,
): Promise<T | null> {
  return (await look()) ?? ((await catchUp(prisma)) ? look() : null)
}

/**
 * Runs a write that may refer to something written through another server a moment ago: if it is refused, waits until this
 * server is up to date and tries once more (second-look).
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
