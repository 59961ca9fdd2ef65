import { changeRows, inTransaction } from '../database/transaction.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { restorableMs } from '../writes/restorable.ts'
import { type AddedPhotos, StoppedImport } from './add.ts'
import type { PhotoItem, PhotoPlan } from './plan.ts'
import { addProblem, type PhotoProblems } from './problems.ts'
import type { PhotoZip } from './zip.ts'

/** Lease of an import in milliseconds, ten times the duration for a listing: a killed process blocks others that long. */
const claimMs = 5 * 60_000

/** Maximum duration of an import; then the rest and the archive are discarded. */
export const maxAgeMs = 23 * 60 * 60_000

/** Maximum number of waiting imports, each with an archive on the disk. */
const maxOpen = 5

export type PhotoOutcome = 'DONE' | 'TAKEN_BACK' | 'EXPIRED'

/** A claimed import with its remaining photos. */
export interface PhotoJob {
  id: number
  holder: string
  actKey: string
  actorId: number | null
  archive: string
  fills: boolean
  isSource: boolean
  items: PhotoItem[]
  position: number
  problems: PhotoProblems
}

type StoredItem = [line: number, businessId: number, ...photos: number[]]

/** Queues an import. @returns its id */
export async function addJob(
  prisma: PrismaClient,
  { items, total, problems }: PhotoPlan,
  settings: Pick<PhotoJob, 'actKey' | 'actorId' | 'archive' | 'fills' | 'isSource'>,
): Promise<number> {
  const stored = items.map(({ line, businessId, photos }): StoredItem => [line, businessId, ...photos])
  const data = { ...settings, items: stored, total, problems: problems as unknown as Prisma.InputJsonObject }
  const { id } = await inTransaction(prisma, (transaction) =>
    transaction.photoImport.create({ data, select: { id: true } }),
  )
  return id
}

export const hasRoom = async (prisma: PrismaClient): Promise<boolean> =>
  (await prisma.photoImport.count({ where: { endedAt: null } })) < maxOpen

/**
 * Claims the first waiting import by an update of its row, which succeeds in one process only.
 *
 * @param isHere whether an archive is on this machine
 */
export async function claimJob(
  prisma: PrismaClient,
  holder: string,
  isHere: (archive: string) => Promise<boolean>,
): Promise<PhotoJob | null> {
  const now = new Date()
  const isFree = { endedAt: null, OR: [{ claimedUntil: null }, { claimedUntil: { lt: now } }] }
  const free = await prisma.photoImport.findMany({
    where: isFree,
    orderBy: { id: 'asc' },
    // There are no more.
    take: 2 * maxOpen,
    select: { id: true, archive: true },
  })
  for (const { id, archive } of free) {
    if (!(await isHere(archive))) continue
    const data = { holder, claimedUntil: new Date(Date.now() + claimMs) }
    if ((await changeJobs(prisma, { where: { id, ...isFree }, data })) === 0) continue
    const { items, problems, ...job } = await prisma.photoImport.findUniqueOrThrow({ where: { id } })
    const listed = (items as unknown as StoredItem[]).map(([line, businessId, ...photos]): PhotoItem => {
      return { line, businessId, photos }
    })
    return { ...job, holder, items: listed, problems: problems as unknown as PhotoProblems }
  }
  return null
}

/**
 * Records the progress in the transaction that adds the photos of a listing.
 *
 * @throws StoppedImport when another process has taken over or the act was undone
 */
export async function recordProgress(
  transaction: Prisma.TransactionClient,
  job: PhotoJob,
  item: PhotoItem,
  zip: PhotoZip,
  result: AddedPhotos,
): Promise<PhotoProblems> {
  const problems = structuredClone(job.problems)
  for (const { problem, photo } of result.problems)
    addProblem(problems, problem, item.line, zip.photos[photo]?.path ?? '')
  const { count } = await transaction.photoImport.updateMany({
    where: { id: job.id, holder: job.holder, position: job.position, endedAt: null },
    data: {
      position: job.position + 1,
      done: { increment: item.photos.length },
      added: { increment: result.added },
      problems: problems as unknown as Prisma.InputJsonObject,
      claimedUntil: new Date(Date.now() + claimMs),
    },
  })
  if (count === 0) throw new StoppedImport()
  return problems
}

const changeJobs = (prisma: PrismaClient, change: Prisma.PhotoImportUpdateManyArgs): Promise<number> =>
  changeRows(prisma, (transaction) => transaction.photoImport.updateMany(change))

function endJobs(
  prisma: PrismaClient,
  where: Prisma.PhotoImportWhereInput,
  outcome: PhotoOutcome,
): Promise<number> {
  const data = { outcome, endedAt: new Date(), claimedUntil: null, items: [] }
  return changeJobs(prisma, { where: { ...where, endedAt: null }, data })
}

export const finishJob = (prisma: PrismaClient, { id, holder }: PhotoJob): Promise<number> =>
  endJobs(prisma, { id, holder }, 'DONE')

/** Releases the claim, so that another process can continue. */
export const releaseJob = (prisma: PrismaClient, { id, holder }: PhotoJob): Promise<number> =>
  changeJobs(prisma, { where: { id, holder, endedAt: null }, data: { claimedUntil: null } })

/** Ends the import of an act that is undone, so that no more photos are added. */
export const stopJobOfAct = (prisma: PrismaClient, actKey: string): Promise<number> =>
  endJobs(prisma, { actKey }, 'TAKEN_BACK')

/** Ends expired imports, and deletes those that can no longer be undone. */
export async function purgeJobs(prisma: PrismaClient, now: number): Promise<number> {
  const expired = await endJobs(prisma, { createdAt: { lt: new Date(now - maxAgeMs) } }, 'EXPIRED')
  const where = { createdAt: { lt: new Date(now - restorableMs) } }
  return expired + (await changeRows(prisma, (transaction) => transaction.photoImport.deleteMany({ where })))
}
