import type { Context } from '../../context.ts'
import type { TakenImage } from '../../media/intake.ts'
import { type FoundEntry, readUndoEntries } from './entries.ts'
import type { UndoChoice } from './fields.ts'
import { planPhotos } from './photos.ts'
import { isTurnedBack } from './photos-before.ts'

/** Stored images of photos that are turned back, by the hashes of the images that the photos have. */
export type TurnedImages = ReadonlyMap<string, TakenImage>

/**
 * Stores the images that taking a change back needs: those of its turned photos, turned in the opposite direction. It reads and
 * writes files, so that it comes before the transaction, which plans again.
 */
export async function storeTurnedImages(
  { prisma, images }: Pick<Context, 'prisma' | 'images'>,
  { id }: FoundEntry,
  choice: UndoChoice,
): Promise<TurnedImages> {
  const turned = new Map<string, TakenImage>()
  const [entry] = await readUndoEntries(prisma, [id])
  const plan = entry?.action === 'update' ? await planPhotos(prisma, entry, choice) : null
  for (const photo of plan?.target ?? []) {
    if (!isTurnedBack(photo)) continue
    const { imageHash, quarterTurns } = photo.turnBack
    const image = await images.turn(imageHash, quarterTurns)
    if (image) turned.set(imageHash, image)
  }
  return turned
}
