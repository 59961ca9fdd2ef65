import { photosMessages } from '../../messages/dashboard/photos.ts'
import {
  type ChosenFile,
  isOrderDirty,
  type PhotoItem,
  type PhotosData,
  type SavedPhoto,
  toItem,
} from './photo-item.ts'

/** What is done to photos, and what happens to them. */
export type PhotosAction =
  | { type: 'chosen'; files: readonly { key: string; file: File }[]; refusals: readonly string[] }
  | { type: 'dropped'; key: string }
  | { type: 'moved'; key: string; to: number }
  | { type: 'orderFailed'; message: string }
  | { type: 'described'; key: string; alt: string }
  | { type: 'altSaved'; key: string; alt: string | null }
  | { type: 'turned'; key: string }
  | { type: 'turnSaved'; key: string; image: SavedPhoto['image'] }
  | { type: 'began'; keys: readonly string[] }
  | { type: 'preparing'; key: string }
  | { type: 'progressed'; key: string; progress: number }
  | { type: 'stopped'; key: string }
  | { type: 'failed' | 'refused'; key: string; message: string }
  | { type: 'sent'; key: string; photos: readonly SavedPhoto[] }
  | { type: 'synced'; photos: readonly SavedPhoto[] }
  | { type: 'deleting'; key: string }
  | { type: 'ended' }

/** @param saved the cover first */
export function startPhotos(saved: readonly SavedPhoto[]): PhotosData {
  return {
    items: saved.map(toItem),
    savedOrder: saved.map(({ id }) => id),
    orderFailure: null,
    refusals: [],
    isSending: false,
    deleting: null,
  }
}

/** The photos after an action; what it does not concern stays the same object. */
export function photosReducer(data: PhotosData, action: PhotosAction): PhotosData {
  switch (action.type) {
    case 'chosen':
      return { ...data, items: [...data.items, ...action.files.map(toChosen)], refusals: action.refusals }
    case 'dropped':
      return { ...data, items: data.items.filter(({ key }) => key !== action.key), refusals: [] }
    case 'moved':
      return { ...data, items: moved(data.items, action.key, action.to), orderFailure: null }
    case 'orderFailed':
      return { ...data, orderFailure: action.message }
    case 'described':
      return changed(data, action.key, (item) => ({
        ...item,
        alt: action.alt,
        // Why a file failed stays true.
        failure: item.chosen ? item.failure : null,
      }))
    case 'altSaved':
      return changed(data, action.key, (item) =>
        item.saved ? { ...item, saved: { ...item.saved, alt: action.alt }, failure: null } : item,
      )
    case 'turned':
      return changed(data, action.key, (item) => ({ ...item, turns: (item.turns + 1) % 4 }))
    case 'turnSaved':
      return changed(data, action.key, (item) =>
        item.saved
          ? { ...item, saved: { ...item.saved, image: action.image }, turns: 0, failure: null }
          : item,
      )
    case 'began':
      return {
        ...data,
        items: data.items.map((item) => (action.keys.includes(item.key) ? stepped(item, 'queued') : item)),
        refusals: [],
        orderFailure: null,
        isSending: true,
      }
    case 'preparing':
      return changed(data, action.key, (item) => stepped(item, 'preparing'))
    case 'progressed':
      return changed(data, action.key, (item) => stepped(item, 'sending', action.progress))
    case 'stopped':
      return changed(data, action.key, (item) => stepped(item, 'stopped'))
    case 'failed':
    case 'refused':
      return changed(data, action.key, (item) => ({ ...stepped(item, action.type), failure: action.message }))
    case 'sent':
      return mergeSaved(data, action.photos, action.key)
    case 'synced':
      return mergeSaved(data, action.photos)
    case 'deleting':
      return {
        ...changed(data, action.key, (item) => ({ ...item, failure: null })),
        deleting: action.key,
        refusals: [],
      }
    case 'ended':
      // What was never begun waits on.
      return {
        ...data,
        items: data.items.map((item) => (item.chosen?.step === 'queued' ? stepped(item, 'waiting') : item)),
        isSending: false,
        deleting: null,
      }
  }
}

function toChosen({ key, file }: { key: string; file: File }): PhotoItem {
  const chosen = { file, step: 'waiting', progress: 0 } as const
  return { key, alt: '', turns: 0, failure: null, saved: null, chosen }
}

function moved(items: readonly PhotoItem[], key: string, to: number): readonly PhotoItem[] {
  const item = items.find((each) => each.key === key)
  return item ? items.filter((each) => each !== item).toSpliced(to, 0, item) : items
}

/** Only a file on its way has steps. */
function stepped(item: PhotoItem, step: ChosenFile['step'], progress = 0): PhotoItem {
  return item.chosen ? { ...item, failure: null, chosen: { ...item.chosen, step, progress } } : item
}

function changed(data: PhotosData, key: string, change: (item: PhotoItem) => PhotoItem): PhotosData {
  return { ...data, items: data.items.map((item) => (item.key === key ? change(item) : item)) }
}

/**
 * Takes over what the server has: its photos stand here once each, those that are gone there are gone here, and what
 * was typed or moved here and is not saved stays.
 *
 * @param photos all of the server's, in its order
 * @param sentKey the file that has just become one of them: the newest that was not known. Where all are known, the
 * server had the same picture of this save already.
 */
function mergeSaved(data: PhotosData, photos: readonly SavedPhoto[], sentKey?: string): PhotosData {
  const known = new Set(data.items.flatMap(({ saved }) => saved?.id ?? []))
  const sent = sentKey === undefined ? undefined : photos.findLast(({ id }) => !known.has(id))
  const again = sentKey !== undefined && !sent && data.items.find(({ key }) => key === sentKey)?.chosen
  const byId = new Map(photos.map((photo) => [photo.id, photo]))
  const keepsOrder = isOrderDirty(data) || sentKey !== undefined
  const kept = data.items.flatMap((item): PhotoItem[] => {
    if (item.key === sentKey) return sent ? [{ ...item, turns: 0, saved: sent, chosen: null }] : []
    if (!item.saved) return [item]
    const photo = byId.get(item.saved.id)
    return photo ? [renewed(item, item.saved, photo)] : []
  })
  const here = new Set(kept.flatMap(({ saved }) => saved?.id ?? []))
  const items = [...kept, ...photos.filter(({ id }) => !here.has(id)).map(toItem)]
  return {
    ...data,
    refusals: again ? [...data.refusals, photosMessages.refused.same(again.file.name)] : data.refusals,
    items: keepsOrder ? items : asOnServer(items, photos),
    savedOrder: photos.map(({ id }) => id),
  }
}

/** Words that were typed here win over those that somebody else has saved meanwhile; what was turned there is not turned again. */
function renewed(item: PhotoItem, before: SavedPhoto, photo: SavedPhoto): PhotoItem {
  const untouched = item.alt === (before.alt ?? '')
  const isTurned = item.turns > 0 && pathOf(photo) !== pathOf(before)
  return {
    ...item,
    ...(isTurned && { turns: 0, failure: null }),
    saved: photo,
    chosen: null,
    alt: untouched ? (photo.alt ?? '') : item.alt,
  }
}

/** Of its picture, without the signature that a draft's has, which changes by itself. */
const pathOf = ({ image }: SavedPhoto) => image.url.split('?')[0]

/** The server's photos in its order; files that wait keep their places among them. */
function asOnServer(items: readonly PhotoItem[], photos: readonly SavedPhoto[]): PhotoItem[] {
  const inOrder = photos.flatMap(({ id }) => items.find(({ saved }) => saved?.id === id) ?? [])
  let next = 0
  return items.flatMap((item) => {
    if (!item.saved) return item
    next += 1
    return inOrder[next - 1] ?? []
  })
}
