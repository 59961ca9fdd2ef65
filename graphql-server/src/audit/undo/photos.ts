import { businessLimits } from '../../../../schema/input/business.ts'
import {
  isOfPhotos,
  keepPhotos,
  type RemovedPhotos,
  readPhotos,
  type SavedPhoto,
  touch,
} from '../../businesses/photos/photo-rows.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
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

type Photo = SavedPhoto | RemovedPhotos['photos'][number]

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

const hashes = (photos: readonly { hash: string }[]) => photos.map(({ hash }) => hash)

/** @returns null for an entry that changed no photos */
export async function planPhotos(
  transaction: Prisma.TransactionClient,
  entry: UndoEntry,
  choice: UndoChoice,
): Promise<PhotosPlan | null> {
  const { photos: change, ...others } = openChanges(entry)
  const alts = Object.entries(others).filter(([field]) => field.startsWith(altPrefix))
  if (!change && alts.length === 0) return null
  const saved = await readPhotos(transaction, entry.entityId)
  const { target, isMissing } = change
    ? photosBefore(saved, listOf(change.before), listOf(change.after), keptPhotos(entry))
    : { target: saved, isMissing: false }
  const fields = [
    ...(change ? toUndoField('photos', change, hashes(saved)) : []).map((field) => ({
      ...field,
      old: hashes(target),
    })),
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
    : isMissing
      ? texts.undo.photoGone
      : isTooMany
        ? texts.undo.tooManyPhotos(businessLimits.photos)
        : null
  return { fields, chosen, saved, target: isChosen ? target : saved, problem }
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value : [])

function keptPhotos({ deletion }: UndoEntry): RemovedPhotos['photos'] {
  const state = deletion?.state
  return state && isOfPhotos(state) ? state.photos : []
}

/** The photos without those that a change added and with those that it removed; what came since stays. */
function photosBefore(
  saved: readonly SavedPhoto[],
  before: readonly string[],
  after: readonly string[],
  kept: RemovedPhotos['photos'],
): { target: Photo[]; isMissing: boolean } {
  const added = without(after, before)
  const removed = without(before, after)
  const target: Photo[] = [...saved]
  for (const hash of added) {
    const index = target.findLastIndex((photo) => photo.hash === hash)
    if (index >= 0) target.splice(index, 1)
  }
  const left = [...kept].sort((one, other) => one.position - other.position)
  let isMissing = false
  for (const hash of removed) {
    const index = left.findIndex((photo) => photo.hash === hash)
    const [photo] = index < 0 ? [] : left.splice(index, 1)
    if (photo) target.splice(photo.position, 0, photo)
    else isMissing = true
  }
  const isWhole = hashes(target).toSorted().join() === before.toSorted().join()
  const ordered = isWhole
    ? target.toSorted((one, other) => before.indexOf(one.hash) - before.indexOf(other.hash))
    : target
  return { target: ordered, isMissing }
}

/** The first list without what the second has, one for one. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return list.filter((each) => {
    const index = left.indexOf(each)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/** Writes a plan of a locked establishment; photos that go can come back, as after their removal. */
export async function writePhotos(
  transaction: Prisma.TransactionClient,
  author: Author,
  entry: UndoEntry,
  { chosen, saved, target }: PhotosPlan,
): Promise<void> {
  const { entityId: businessId, id: entryId } = entry
  const removed = saved.filter((photo) => !target.includes(photo))
  await transaction.photo.deleteMany({ where: { id: { in: removed.map(({ id }) => id) } } })
  for (const [position, photo] of target.entries()) {
    if (!('id' in photo)) {
      const { imageId, alt, createdAt } = photo
      const data = { businessId, imageId, alt, position, createdAt }
      await transaction.photo.create({ data, select: { id: true } })
    } else if (photo.position !== position)
      await transaction.photo.update({ where: { id: photo.id }, data: { position }, select: { id: true } })
  }
  const alts = chosen.filter(({ field }) => field.startsWith(altPrefix))
  for (const { field, old } of alts) {
    const ids = saved.filter(({ hash }) => field === altPrefix + hash).map(({ id }) => id)
    await transaction.photo.updateMany({ where: { id: { in: ids } }, data: { alt: old as string | null } })
  }
  const values = (side: 'now' | 'old') => Object.fromEntries(chosen.map((each) => [each.field, each[side]]))
  const isReturn = target.some((photo) => !('id' in photo))
  const change = changeOfBusiness(businessId, {
    name: entry.name ?? undefined,
    before: values('now'),
    after: values('old'),
    ...(isReturn && { restoresId: entryId }),
  })
  await recordChange(transaction, author, change)
  if (removed.length > 0) await keepPhotos(transaction, businessId, removed)
  if (isReturn) await transaction.deletion.deleteMany({ where: { auditEntryId: entryId } })
  await touch(transaction, businessId)
}
