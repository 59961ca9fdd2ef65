import {
  isOfPhotos,
  type PhotoTurn,
  type RemovedPhotos,
  type SavedPhoto,
  turnPrefix,
} from '../../businesses/photos/photo-rows.ts'
import { texts } from '../../messages/texts.ts'
import type { UndoEntry } from './entries.ts'
import type { FieldChanges } from './fields.ts'

/** A photo whose image an undo turns back; its hash is that of the image before the turn. */
export type TurnedBackPhoto = SavedPhoto & {
  turnBack: {
    /** Of the image that it has. */
    imageHash: string
    /** To the right. */
    quarterTurns: number
  }
}

export type Photo = SavedPhoto | TurnedBackPhoto | RemovedPhotos['photos'][number]

export const isTurnedBack = (photo: Photo): photo is TurnedBackPhoto => 'turnBack' in photo

export const photoHashes = (photos: readonly { hash: string }[]) => photos.map(({ hash }) => hash)

function keptPhotos({ deletion }: UndoEntry): RemovedPhotos['photos'] {
  const state = deletion?.state
  return state && isOfPhotos(state) ? state.photos : []
}

/** The image that the turns of an entry have made of one; null where they have not turned it. */
function turnedImage(changes: unknown, hash: string): TurnedBackPhoto['turnBack'] | null {
  const turns = Object.entries((changes ?? {}) as FieldChanges).flatMap(([field, { after }]) =>
    field.startsWith(turnPrefix) ? [{ to: field.slice(turnPrefix.length), ...(after as PhotoTurn) }] : [],
  )
  let imageHash = hash
  let turned = 0
  // One save may turn a photo several times.
  for (const _ of turns) {
    const next = turns.find(({ from }) => from === imageHash)
    if (!next) break
    imageHash = next.to
    turned += next.quarterTurns
  }
  return imageHash === hash ? null : { imageHash, quarterTurns: (4 - (turned % 4)) % 4 }
}

/**
 * The photos without those that a change added, with those that it removed, and with those that it turned as they were; what
 * came since stays.
 *
 * @returns in `missing`, why not all are there that it removed or turned
 */
export function photosBefore(
  saved: readonly SavedPhoto[],
  before: readonly string[],
  after: readonly string[],
  entry: UndoEntry,
): { target: Photo[]; missing: string | null } {
  const target: Photo[] = [...saved]
  let added = without(after, before)
  let missing: string | null = null
  const removed = without(before, after).filter((hash) => {
    const turnBack = turnedImage(entry.changes, hash)
    if (!turnBack) return true
    const index = target.findIndex((photo) => photo.hash === turnBack.imageHash)
    const photo = target[index]
    if (photo && 'id' in photo) target[index] = { ...photo, hash, turnBack }
    else missing = texts.undo.turnedSince
    added = without(added, [turnBack.imageHash])
    return false
  })
  for (const hash of added) {
    const index = target.findLastIndex((photo) => photo.hash === hash)
    if (index >= 0) target.splice(index, 1)
  }
  const left = [...keptPhotos(entry)].sort((one, other) => one.position - other.position)
  for (const hash of removed) {
    const index = left.findIndex((photo) => photo.hash === hash)
    const [photo] = index < 0 ? [] : left.splice(index, 1)
    if (photo) target.splice(photo.position, 0, photo)
    else missing = texts.undo.photoGone
  }
  const isWhole = photoHashes(target).toSorted().join() === before.toSorted().join()
  const ordered = isWhole
    ? target.toSorted((one, other) => before.indexOf(one.hash) - before.indexOf(other.hash))
    : target
  return { target: ordered, missing }
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
