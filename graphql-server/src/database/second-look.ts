import { ProductError } from '../errors.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'

/** Clients of one of several servers. */
const ofCluster = new WeakSet<PrismaClient>()

/** @param prisma whose server may get what others have acknowledged a moment later */
export function markOfCluster(prisma: PrismaClient): void {
  ofCluster.add(prisma)
}

/**
 * Waits until the server has all that any server of its cluster has acknowledged so far. One that was cut off, whose
 * connections read as it was (dirtyReads), cannot say that something is nowhere.
 *
 * @returns false, at once, where there is one server only
 * @throws what means that the database is away, from a server without quorum
 */
async function catchUp(prisma: PrismaClient): Promise<boolean> {
  if (!ofCluster.has(prisma)) return false
  // Elsewhere than on MariaDB the first part is a comment.
  await prisma.$queryRaw`/*M!100100 SET STATEMENT wsrep_sync_wait = 1, wsrep_dirty_reads = 0 FOR */
    SELECT version FROM catalogue_version`
  return true
}

/**
 * Looks for something that may have been written through another server a moment ago: what is not found is looked for
 * once more when this server has it too (second-look).
 *
 * @param look answers null when it is not there
 */
export async function lookTwice<T>(prisma: PrismaClient, look: () => Promise<T | null>): Promise<T | null> {
  return (await look()) ?? ((await catchUp(prisma)) ? look() : null)
}

/**
 * Does something that may refer to what was written through another server a moment ago: what is refused is tried once
 * more when this server has it too (second-look).
 *
 * @param work undone when it throws
 */
export async function tryTwice<T>(prisma: PrismaClient, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isRefused = error instanceof ProductError && error.status < 500
    if (!isRefused || !(await catchUp(prisma))) throw error
    return work()
  }
}
