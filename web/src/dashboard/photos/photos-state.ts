import { photosMessages } from '../../messages/dashboard/photos.ts'

export interface SavedPhoto {
  id: string
  alt: string | null
  image: { url: string; width: number; height: number; color: string }
}

/**
 * Where a chosen file is on its way to become a saved photo. `failed` and `stopped` can be sent again, `refused` cannot.
 *
 *     waiting ─▶ queued ─▶ preparing ─▶ sending ─▶ (saved photo)
 *                 ▲  │         │           │
 *                 │  └▶ stopped ◀──────────┤
 *                 └──── stopped, failed ◀──┤
 *                                refused ◀─┘
 */
export type Step = 'waiting' | 'queued' | 'preparing' | 'sending' | 'stopped' | 'failed' | 'refused'

export interface ChosenFile {
  file: File
  step: Step
  /** Fraction sent, 0 to 1. */
  progress: number
}

/** One place in the list: a saved photo, or a file on its way there. */
export type PhotoItem = {
  /** Unchanged when the file becomes a saved photo. */
  key: string
  /** Its description, as typed. */
  alt: string
  /** Unsaved quarter turns to the right, 0 to 3. */
  turns: number
  /** Why it could not be sent, turned, described or deleted. */
  failure: string | null
} & ({ saved: SavedPhoto; chosen: null } | { saved: null; chosen: ChosenFile })

export interface PhotosData {
  /** In the order of the page; the first is the cover. */
  items: readonly PhotoItem[]
  /** Ids of the saved photos in the server's order. */
  savedOrder: readonly string[]
  orderFailure: string | null
  /** Why files were not accepted. */
  refusals: readonly string[]
  isSending: boolean
  /** Key of the item that is being deleted. */
  deleting: string | null
}

export function toItem(saved: SavedPhoto): PhotoItem {
  return { key: saved.id, alt: saved.alt ?? '', turns: 0, failure: null, saved, chosen: null }
}

/** @param saved the cover first */
export function startPhotos(saved: readonly SavedPhoto[]): PhotosData {
  const savedOrder = saved.map(({ id }) => id)
  return {
    items: saved.map(toItem),
    savedOrder,
    orderFailure: null,
    refusals: [],
    isSending: false,
    deleting: null,
  }
}

export function addFiles(data: PhotosData, files: readonly { key: string; file: File }[]): PhotosData {
  const added = files.map(({ key, file }): PhotoItem => {
    const chosen = { file, step: 'waiting', progress: 0 } as const
    return { key, alt: '', turns: 0, failure: null, saved: null, chosen }
  })
  return { ...data, items: [...data.items, ...added] }
}

/** @param to the place, from 0 */
export function moveItem(data: PhotosData, key: string, to: number): PhotosData {
  const item = data.items.find((each) => each.key === key)
  const items = item ? data.items.filter((each) => each !== item).toSpliced(to, 0, item) : data.items
  return { ...data, items, orderFailure: null }
}

export function patchItem(
  data: PhotosData,
  key: string,
  patch: Partial<PhotoItem> | ((item: PhotoItem) => Partial<PhotoItem>),
): PhotosData {
  const patched = (item: PhotoItem) =>
    ({ ...item, ...(typeof patch === 'function' ? patch(item) : patch) }) as PhotoItem
  return { ...data, items: data.items.map((item) => (item.key === key ? patched(item) : item)) }
}

/** Moves a file to another step; a saved photo has none, and only takes the failure. */
export function setStep(
  data: PhotosData,
  key: string,
  step: Step,
  { failure = null, progress = 0 }: { failure?: string | null; progress?: number } = {},
): PhotosData {
  return patchItem(data, key, ({ chosen }) => ({
    failure,
    ...(chosen && { chosen: { ...chosen, step, progress } }),
  }))
}

/**
 * Takes over the server's photos. Each is here once, those gone there are gone here, and unsaved edits stay.
 *
 * @param photos all of the server's, in its order
 * @param sentKey the file that has just become one of them: the newest unknown one. If all are known, the server had the
 * same picture of this save already.
 */
export function mergeSaved(data: PhotosData, photos: readonly SavedPhoto[], sentKey?: string): PhotosData {
  const isKnown = ({ id }: SavedPhoto) => data.items.some(({ saved }) => saved?.id === id)
  const sent = sentKey === undefined ? undefined : photos.findLast((photo) => !isKnown(photo))
  const twice = sent ? undefined : data.items.find(({ key }) => key === sentKey)?.chosen
  const kept = data.items.flatMap((item): PhotoItem[] => {
    if (item.key === sentKey) return sent ? [{ ...item, turns: 0, saved: sent, chosen: null }] : []
    const photo = photos.find(({ id }) => id === item.saved?.id)
    return item.chosen ? [item] : photo ? [renewed(item, item.saved, photo)] : []
  })
  const items = [...kept, ...photos.filter((photo) => !isKnown(photo) && photo !== sent).map(toItem)]
  return {
    ...data,
    refusals: twice ? [...data.refusals, photosMessages.refused.same(twice.file.name)] : data.refusals,
    items: isOrderDirty(data) || sentKey !== undefined ? items : inServerOrder(items, photos),
    savedOrder: photos.map(({ id }) => id),
  }
}

/** An unsaved description wins over one saved elsewhere; a photo that was turned there is not turned again. */
function renewed(item: PhotoItem, before: SavedPhoto, photo: SavedPhoto): PhotoItem {
  const isTurned = item.turns > 0 && imagePath(photo) !== imagePath(before)
  const alt = item.alt === (before.alt ?? '') ? (photo.alt ?? '') : item.alt
  return { ...item, ...(isTurned && { turns: 0, failure: null }), saved: photo, chosen: null, alt }
}

/** Without the signature that a draft's image has, which changes by itself. */
const imagePath = ({ image }: SavedPhoto) => image.url.split('?')[0]

/** The saved photos in the server's order; files keep their places among them. */
function inServerOrder(items: readonly PhotoItem[], photos: readonly SavedPhoto[]): PhotoItem[] {
  const rest = photos.flatMap(({ id }) => items.find(({ saved }) => saved?.id === id) ?? [])
  return items.flatMap((item) => (item.saved ? (rest.shift() ?? []) : item))
}

/** The number of things to save: each file, each photo turned or described otherwise, and the order as one. */
export function unsavedCount(data: PhotosData): number {
  const items = data.items.filter((item) => item.chosen || item.turns > 0 || isAltDirty(item))
  return items.length + (isOrderDirty(data) ? 1 : 0)
}

/** Whether the saved photos are in another order than on the server. */
export function isOrderDirty({ items, savedOrder }: PhotosData): boolean {
  const order = items.flatMap(({ saved }) => saved?.id ?? [])
  return order.some((id, index) => id !== savedOrder[index])
}

export function isAltDirty({ alt, saved }: PhotoItem): boolean {
  return saved !== null && toWords(alt) !== (saved.alt ?? null)
}

/** A description as the server keeps it: single spaces, null for none. */
export function toWords(alt: string): string | null {
  return alt.normalize('NFC').replace(/\s+/g, ' ').trim() || null
}

/** Whether its file can be sent again. */
export function isHalted({ chosen }: PhotoItem): boolean {
  return chosen?.step === 'failed' || chosen?.step === 'stopped'
}
