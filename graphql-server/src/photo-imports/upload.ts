import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import { BadUserInputError } from '../errors.ts'
import type { Upload } from '../media/uploads/upload.ts'
import { texts } from '../messages/texts.ts'
import { type Author, requestAuthor } from '../writes/trail.ts'
import { addJob, hasRoom } from './jobs.ts'
import { PhotoPlan } from './plan.ts'
import { type ShownImport, shownPlan } from './report.ts'
import { PhotoZip, zipLimits } from './zip.ts'

interface Settings {
  dryRun: boolean
  fills: boolean
  isSource: boolean
}

/**
 * Imports a file and queues the photos that its rows name, as part of the same act.
 *
 * @param upload the archive, which is sent after the file
 * @param run imports the file
 * @throws BadUserInputError for an invalid archive, before anything is written; what `run` throws
 */
export async function importWithPhotos<Report>(
  context: Context,
  upload: Upload | null | undefined,
  { dryRun, fills, isSource }: Settings,
  run: (author: Author, photos: PhotoPlan | undefined) => Promise<Report>,
): Promise<Report & { photos: ShownImport | null }> {
  const { prisma, photoImports } = context
  const actKey = randomUUID()
  const author = { ...(await requestAuthor(context)), actKey }
  if (!upload) return { ...(await run(author, undefined)), photos: null }
  if (!(await hasRoom(prisma))) throw new BadUserInputError({ photos: texts.photoImports.noRoom })
  const { archives, maxPhotoBytes } = photoImports
  const archive = await archives.store(upload)
  let id: number | null = null
  try {
    const zip = await PhotoZip.open(archives.path(archive), zipLimits.uploadedBytes, maxPhotoBytes)
    try {
      const plan = new PhotoPlan(zip)
      const report = await run(author, plan)
      plan.finish()
      if (plan.items.length > 0)
        id = await addJob(prisma, plan, { actKey, actorId: author.actorId, archive, fills, isSource })
      return { ...report, photos: shownPlan(plan, { id, dryRun, actKey }) }
    } finally {
      zip.close()
    }
  } finally {
    if (id === null) await archives.remove(archive)
    else photoImports.wake()
  }
}
