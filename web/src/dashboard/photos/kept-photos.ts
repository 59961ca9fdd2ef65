import { isDirty } from './photo-item.ts'
import type { PhotosWork } from './save-photos.ts'

/** In memory only, and for the account that chose them only. */
let kept: { userId: string; businessId: string | null; work: PhotosWork } | null = null

/** Keeps photos that are not saved while their form is away: until the next login, until it opens under its own address. */
export function keepPhotos(userId: string, work: PhotosWork): void {
  const data = work.store.read()
  if (isDirty(data)) kept = { userId, businessId: data.businessId, work }
}

/** @returns what was kept for the form of this establishment, or null */
export function keptPhotos(userId: string | null, businessId: string | null): PhotosWork | null {
  return kept?.userId === userId && kept.businessId === businessId ? kept.work : null
}

/** To be called once they are on a page again. */
export function forgetKeptPhotos(work: PhotosWork): void {
  if (kept?.work === work) kept = null
}
