/** A photo that the server has. */
export interface SavedPhoto {
  id: string
  alt: string | null
  image: { url: string; width: number; height: number; color: string }
}

/** A file that was chosen and that the server does not have. */
export interface ChosenFile {
  file: File
  /** `refused` is a file that the server never takes, however often it is sent. */
  step: 'waiting' | 'queued' | 'preparing' | 'sending' | 'stopped' | 'failed' | 'refused'
  /** The part that has been sent, from 0 to 1. */
  progress: number
}

/** One place in the list: a photo of the server's, or a file on its way there. */
export type PhotoItem = {
  /** Stays the same when the file becomes a photo of the server's. */
  key: string
  /** What it shows in words, as typed. */
  alt: string
  /** Quarter turns to the right that are not saved, from 0 to 3. */
  turns: number
  /** Why it could not be sent, described or deleted. */
  failure: string | null
} & ({ saved: SavedPhoto; chosen: null } | { saved: null; chosen: ChosenFile })

/** Everything that the photos of one form are. */
export interface PhotosData {
  /** In the order of the page; the first is the cover. */
  items: readonly PhotoItem[]
  /** Ids of the server's photos in the order that the server has them in. */
  savedOrder: readonly string[]
  orderFailure: string | null
  /** Why files were not taken. */
  refusals: readonly string[]
  isSending: boolean
  /** The item that is being deleted. */
  deleting: string | null
}

/** A photo of the server's as the list has it. */
export function toItem(saved: SavedPhoto): PhotoItem {
  return { key: saved.id, alt: saved.alt ?? '', turns: 0, failure: null, saved, chosen: null }
}

/** Whether files wait to be sent, or an order or words to be saved. */
export function isDirty(data: PhotosData): boolean {
  return unsavedCount(data) > 0
}

/** How many things wait: every file, every photo that was turned or has other words, and the order as one. */
export function unsavedCount(data: PhotosData): number {
  const items = data.items.filter((item) => item.chosen || item.turns > 0 || isAltDirty(item))
  return items.length + (isOrderDirty(data) ? 1 : 0)
}

/** Whether the photos that the server has stand in another order there. */
export function isOrderDirty({ items, savedOrder }: PhotosData): boolean {
  const order = items.flatMap(({ saved }) => saved?.id ?? [])
  return order.some((id, index) => id !== savedOrder[index])
}

/** Whether a photo of the server's has other words there. */
export function isAltDirty({ alt, saved }: PhotoItem): boolean {
  return saved !== null && toWords(alt) !== (saved.alt ?? null)
}

/** Words as the server keeps them: each a space apart, null for none. */
export function toWords(alt: string): string | null {
  return alt.normalize('NFC').replace(/\s+/g, ' ').trim() || null
}

/** Whether its file was stopped, or was not taken and may be when it is sent again. */
export function isHalted({ chosen }: PhotoItem): boolean {
  return chosen?.step === 'failed' || chosen?.step === 'stopped'
}
