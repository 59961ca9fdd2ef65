import { isOrderDirty, type PhotoItem, type PhotosData, type SavedPhoto, toItem } from './photo-item.ts'

/**
 * Takes over what the server has: its photos stand here once each, those that are gone there are gone here, and what
 * was typed or moved here and is not saved stays.
 *
 * @param photos all of the server's, in its order
 * @param sentKey the file that has just become one of them: the newest that was not known
 */
export function mergeSaved(data: PhotosData, photos: readonly SavedPhoto[], sentKey?: string): PhotosData {
  const known = new Set(data.items.flatMap(({ saved }) => saved?.id ?? []))
  const sent = sentKey === undefined ? undefined : photos.findLast(({ id }) => !known.has(id))
  const byId = new Map(photos.map((photo) => [photo.id, photo]))
  const keepsOrder = isOrderDirty(data) || sentKey !== undefined
  const kept = data.items.flatMap((item): PhotoItem[] => {
    if (item.key === sentKey) return sent ? [{ ...item, saved: sent, chosen: null }] : []
    if (!item.saved) return [item]
    const photo = byId.get(item.saved.id)
    return photo ? [renewed(item, item.saved, photo)] : []
  })
  const here = new Set(kept.flatMap(({ saved }) => saved?.id ?? []))
  const items = [...kept, ...photos.filter(({ id }) => !here.has(id)).map(toItem)]
  return {
    ...data,
    items: keepsOrder ? items : asOnServer(items, photos),
    savedOrder: photos.map(({ id }) => id),
  }
}

/** Words that were typed here win over those that somebody else has saved meanwhile. */
function renewed(item: PhotoItem, before: SavedPhoto, photo: SavedPhoto): PhotoItem {
  const untouched = item.alt === (before.alt ?? '')
  return { ...item, saved: photo, chosen: null, alt: untouched ? (photo.alt ?? '') : item.alt }
}

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
