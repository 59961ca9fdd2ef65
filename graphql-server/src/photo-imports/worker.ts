import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { faultLevel } from '../errors.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import type { Log } from '../log.ts'
import type { Images } from '../media/images.ts'
import { addPhotos, StoppedImport } from './add.ts'
import { Archives } from './archives.ts'
import {
  claimJob,
  finishJob,
  maxAgeMs,
  type PhotoJob,
  purgeJobs,
  recordProgress,
  releaseJob,
} from './jobs.ts'
import { PhotoZip, zipLimits } from './zip.ts'

declare module '../context.ts' {
  interface Services {
    photoImports: PhotoImports
  }
}

interface Options {
  prisma: PrismaClient
  images: Images
  /** Folder of the archives. */
  folder: string
  /** IMAGE_MAX_BYTES. */
  maxPhotoBytes: number
  log: () => Log
}

/** Interval between polls for imports left by other processes, in milliseconds. */
const pollIntervalMs = 15_000

/** Adds the photos of uploaded archives in the background, one import at a time (photo-imports). */
export class PhotoImports {
  readonly archives: Archives
  readonly maxPhotoBytes: number
  readonly #options: Options
  readonly #holder = randomUUID()
  readonly #stopping = new AbortController()
  #woken = Promise.withResolvers<void>()
  #running: Promise<void> = Promise.resolve()

  constructor(options: Options) {
    this.#options = options
    this.archives = new Archives(options.folder)
    this.maxPhotoBytes = options.maxPhotoBytes
  }

  /** Starts without waiting for the next poll. */
  wake(): void {
    this.#woken.resolve()
  }

  start(): void {
    const { signal } = this.#stopping
    this.#running = (async () => {
      while (!signal.aborted) {
        this.#woken = Promise.withResolvers()
        await this.workOff().catch((err: unknown) => {
          if (!signal.aborted) this.#options.log()[faultLevel(err)]({ err }, 'photos of an import wait')
        })
        const pause = sleep(pollIntervalMs, undefined, { signal, ref: false }).catch(() => {})
        await Promise.race([pause, this.#woken.promise])
      }
    })()
  }

  /** Resolves when the current photo is done; the rest waits for the next start. */
  stop(): Promise<void> {
    this.#stopping.abort()
    return this.#running
  }

  /** Processes waiting imports. @throws when the database or the image store is unavailable */
  async workOff(): Promise<void> {
    const { prisma } = this.#options
    for (;;) {
      const job = await claimJob(prisma, this.#holder, (archive) => this.archives.has(archive))
      if (!job) return
      try {
        await this.#workOff(job)
        await finishJob(prisma, job)
        await this.archives.remove(job.archive)
      } catch (error) {
        if (!(error instanceof StoppedImport)) {
          await releaseJob(prisma, job)
          throw error
        }
        const ended = await prisma.photoImport.findUnique({
          where: { id: job.id },
          select: { endedAt: true },
        })
        if (ended?.endedAt !== null) await this.archives.remove(job.archive)
      }
    }
  }

  /** Removes expired imports. @returns their number */
  async purge(now = Date.now()): Promise<number> {
    const count = await purgeJobs(this.#options.prisma, now)
    await this.archives.removeOlder(now - maxAgeMs)
    return count
  }

  async #workOff(job: PhotoJob): Promise<void> {
    const { prisma, images, log } = this.#options
    const { signal } = this.#stopping
    const { fills, isSource, actorId, actKey } = job
    const zip = await PhotoZip.open(
      this.archives.path(job.archive),
      zipLimits.uploadedBytes,
      this.maxPhotoBytes,
    )
    const act = { key: actKey, action: 'import', entity: 'business' } as const
    const author = { actorId, requestId: null, act }
    const onFailure = (err: unknown) => log()[faultLevel(err)]({ err }, 'a photo could not be saved')
    const work = { prisma, images, zip, author, fills, isSource, signal, onFailure }
    try {
      for (const item of job.items.slice(job.position)) {
        signal.throwIfAborted()
        let { problems } = job
        await addPhotos(work, item, async (transaction, result) => {
          problems = await recordProgress(transaction, job, item, zip, result)
        })
        job.problems = problems
        job.position += 1
      }
    } finally {
      zip.close()
    }
  }
}
