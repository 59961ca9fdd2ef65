import { randomUUID } from 'node:crypto'
import { dataFolder } from '../src/database/data-folder.ts'
import { readEnv } from '../src/env.ts'
import type { PrismaClient } from '../src/generated/prisma/client.ts'
import { createImages } from '../src/media/images.ts'
import { openStore } from '../src/media/open-store.ts'
import { addPhotos } from '../src/photo-imports/add.ts'
import { PhotoPlan } from '../src/photo-imports/plan.ts'
import { addProblem } from '../src/photo-imports/problems.ts'
import { type PhotoReport, photoReport, plannedReport } from '../src/photo-imports/report.ts'
import { PhotoZip, zipLimits } from '../src/photo-imports/zip.ts'
import { type Author, asOneAct } from '../src/writes/trail.ts'
import { refuseUnreadable, requireWritableStore } from './command.ts'
import { createProgress, number } from './progress.ts'

interface Options {
  prisma: PrismaClient
  /** Of the archive; without one there are no photos. */
  path: string | undefined
  dryRun: boolean
  fills: boolean
  isSource: boolean
  output: NodeJS.WriteStream
}

/**
 * Imports a file, then the photos that its rows name, as parts of one act. Repeated after an interruption, it ends the same:
 * a listing has all of its photos or none.
 *
 * @param run imports the file
 */
export async function photoImport<Report>(
  { prisma, path, dryRun, fills, isSource, output }: Options,
  run: (photos: PhotoPlan | undefined, author: Author) => Promise<Report>,
): Promise<{ report: Report; photos: PhotoReport | null }> {
  const author: Author = { actorId: null, requestId: null, actKey: randomUUID() }
  if (path === undefined) return { report: await run(undefined, author), photos: null }
  await refuseUnreadable(path)
  const env = readEnv(process.env, 'tool')
  if (!dryRun) requireWritableStore(env)
  const zip = await PhotoZip.open(path, zipLimits.bytes, env.IMAGE_MAX_BYTES)
  try {
    const plan = new PhotoPlan(zip)
    const report = await run(plan, author)
    plan.finish()
    if (dryRun) return { report, photos: plannedReport(plan) }
    const { store } = await openStore(env, dataFolder())
    const images = createImages({ prisma, store, maxBytes: env.IMAGE_MAX_BYTES })
    const work = { prisma, images, zip, fills, isSource, author: asOneAct(author, 'import', 'business') }
    const onFailure = (error: unknown, { line }: { line: number }) => console.error(`Linha ${line}:`, error)
    return { report, photos: await addAll({ ...work, onFailure }, plan, output) }
  } finally {
    zip.close()
  }
}

async function addAll(
  work: Parameters<typeof addPhotos>[0],
  { items, total, problems, zip }: PhotoPlan,
  output: Options['output'],
): Promise<PhotoReport> {
  const progress = createProgress(output, { noun: 'fotos' })
  const numbers = { total, done: 0, added: 0 }
  try {
    for (const item of items) {
      const result = await addPhotos(work, item, async () => {})
      numbers.done += item.photos.length
      numbers.added += result.added
      for (const { problem, photo } of result.problems)
        addProblem(problems, problem, item.line, zip.photos[photo]?.path ?? '')
      progress.show(numbers.done, total)
    }
  } finally {
    progress.end()
  }
  return photoReport({ ...numbers, problems })
}

export function printPhotos({ total, added, counts, problems }: PhotoReport): void {
  for (const { line, file, message } of problems)
    console.log(`${line === null ? 'ZIP' : `Linha ${line}`}, foto “${file}”: ${message}`)
  for (const { text, count } of counts) console.log(`${number.format(count).padStart(9)}  fotos: ${text}`)
  console.log(`Fotos: ${number.format(total)} · acrescentadas: ${number.format(added)}`)
}
