import { businessLimits } from '../../../../schema/input/business.ts'
import {
  keepPhotos,
  type PhotoTurn,
  placePhotos,
  readPhotosOfAll,
  type SavedPhoto,
  touch,
  turnPrefix,
} from '../../businesses/photos/photo-rows.ts'
import { ConflictError } from '../../errors.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { Images } from '../../media/images.ts'
import { texts } from '../../messages/texts.ts'
import { type Author, changeOfBusiness, recordChange } from '../../writes/trail.ts'
import type { UndoEntry } from './entries.ts'
import {
  altPrefix,
  chosenFields,
  openChanges,
  toUndoField,
  type UndoChoice,
  type UndoField,
} from './fields.ts'
import { isTurnedBack, type Photo, photoHashes, photosBefore, type TurnedBackPhoto } from './photos-before.ts'
import type { UndoPlan } from './plan.ts'
import type { TurnedImages } from './turns.ts'

/** What taking a change of photos and of their texts back does. */
export interface PhotosPlan {
  fields: UndoField[]
  chosen: UndoField[]
  saved: SavedPhoto[]
  /** The photos afterwards, in their order. */
  target: readonly Photo[]
  /** Why it cannot be done; null when it can. */
  problem: string | null
}

/** @returns null for an entry that changed no photos */
export async function planPhotos(
  transaction: Prisma.TransactionClient,
  entry: UndoEntry,
  choice: UndoChoice,
): Promise<PhotosPlan | null> {
  const [plan] = await planPhotosOfAll(transaction, [entry], choice)
  return plan ?? null
}

/** The plans of several entries, in their order. */
export async function planPhotosOfAll(
  transaction: Prisma.TransactionClient,
  entries: readonly UndoEntry[],
  choice: UndoChoice,
): Promise<(PhotosPlan | null)[]> {
  const ofPhotos = entries.filter((entry) => photoChanges(entry) !== null)
  const ids = ofPhotos.map(({ entityId }) => entityId)
  const saved = ids.length > 0 ? await readPhotosOfAll(transaction, ids) : () => []
  return entries.map((entry) => planSaved(entry, saved(entry.entityId), choice))
}

/** What an entry changed of photos and of their texts; null for none. */
function photoChanges(entry: UndoEntry) {
  const { photos: change, ...others } = openChanges(entry)
  const alts = Object.entries(others).filter(([field]) => field.startsWith(altPrefix))
  return change || alts.length > 0 ? { change, alts } : null
}

function planSaved(entry: UndoEntry, saved: SavedPhoto[], choice: UndoChoice): PhotosPlan | null {
  const changes = photoChanges(entry)
  if (!changes) return null
  const { change, alts } = changes
  const { target, missing } = change
    ? photosBefore(saved, hashList(change.before), hashList(change.after), entry)
    : { target: saved, missing: null }
  const fields = [
    ...(change ? toUndoField('photos', change, photoHashes(saved)) : []).map((field) => ({
      ...field,
      old: photoHashes(target),
    })),
    ...target.filter(isTurnedBack).map(turnField),
    ...alts.flatMap(([field, alt]) => {
      const photo = saved.find(({ hash }) => field === altPrefix + hash)
      return photo ? toUndoField(field, alt, photo.alt) : []
    }),
  ]
  const chosen = chosenFields(fields, choice)
  const isChosen = chosen.some(({ field }) => field === 'photos')
  const isTooMany = target.length > businessLimits.photos && target.length > saved.length
  const problem = !isChosen
    ? null
    : missing !== null
      ? missing
      : isTooMany
        ? texts.undo.tooManyPhotos(businessLimits.photos)
        : null
  return { fields, chosen, saved, target: isChosen ? target : saved, problem }
}

/** One change has one outcome, also where it is of the establishment and of its photos. */
export function together(plan: UndoPlan, photos: PhotosPlan | null): UndoPlan {
  const { entry, fields } = plan
  if (!photos || plan.outcome === 'impossible') return plan
  if (photos.problem) return { entry, fields, outcome: 'impossible', reason: photos.problem }
  if (plan.outcome === 'update') return plan
  if (photos.chosen.length > 0) return { entry, fields, outcome: 'photos' }
  return photos.fields.length > 0 ? { entry, fields, outcome: 'changed' } : plan
}

/** Shows in the preview that a photo is turned back, which goes with the other changes of photos. */
function turnField({ hash: from, turnBack: { imageHash, quarterTurns } }: TurnedBackPhoto): UndoField {
  const turn: PhotoTurn = { from, quarterTurns: (4 - quarterTurns) % 4 }
  const field = turnPrefix + imageHash
  return { field, group: 'photos', now: turn, set: turn, old: null, isChangedSince: false }
}

const hashList = (value: unknown): string[] => (Array.isArray(value) ? value : [])

/** Images that a plan needs, and where they are stored. */
interface TurnedBack {
  images: Images
  turned: TurnedImages
}

/**
 * Writes a plan of a locked establishment; photos that go can come back, as after their removal.
 *
 * @returns ids of images that turned photos have lost, for `deleteUnusedImages` after the transaction
 * @throws ConflictError when the image of a turned photo is not stored
 */
export async function writePhotos(
  transaction: Prisma.TransactionClient,
  author: Author,
  entry: UndoEntry,
  { chosen, saved, target }: PhotosPlan,
  { images, turned }: TurnedBack,
): Promise<number[]> {
  const { entityId: businessId, id: entryId } = entry
  const removed = saved.filter(({ id }) => !target.some((photo) => 'id' in photo && photo.id === id))
  const turns: Record<string, PhotoTurn> = {}
  const replaced: number[] = []
  const written: string[] = []
  await transaction.photo.deleteMany({ where: { id: { in: removed.map(({ id }) => id) } } })
  await placePhotos(transaction, businessId, target)
  for (const photo of target) {
    if (!isTurnedBack(photo)) {
      written.push(photo.hash)
      continue
    }
    const { imageHash: from, quarterTurns } = photo.turnBack
    const image = turned.get(from)
    if (!image) throw new ConflictError('UNDO_IMPOSSIBLE', texts.undo.refused(texts.undo.photoGone))
    const data = { imageId: await images.addRow(transaction, image) }
    await transaction.photo.update({ where: { id: photo.id }, data, select: { id: true } })
    written.push(image.hash)
    turns[turnPrefix + image.hash] = { from, quarterTurns }
    replaced.push(photo.imageId)
  }
  const alts = chosen.filter(({ field }) => field.startsWith(altPrefix))
  for (const { field, old } of alts) {
    const ids = saved.filter(({ hash }) => field === altPrefix + hash).map(({ id }) => id)
    await transaction.photo.updateMany({ where: { id: { in: ids } }, data: { alt: old as string | null } })
  }
  const values = (side: 'now' | 'old') =>
    Object.fromEntries(
      chosen.flatMap((each) => (each.field.startsWith(turnPrefix) ? [] : [[each.field, each[side]]])),
    )
  const isReturn = target.some((photo) => !('id' in photo))
  const change = changeOfBusiness(businessId, {
    name: entry.name ?? undefined,
    before: values('now'),
    after: {
      ...values('old'),
      ...(chosen.some(({ field }) => field === 'photos') && { photos: written }),
      ...turns,
    },
    ...(isReturn && { restoresId: entryId }),
  })
  await recordChange(transaction, author, change)
  if (removed.length > 0) await keepPhotos(transaction, businessId, removed)
  if (isReturn) await transaction.deletion.deleteMany({ where: { auditEntryId: entryId } })
  await touch(transaction, businessId)
  return replaced
}
