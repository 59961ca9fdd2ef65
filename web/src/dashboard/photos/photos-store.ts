import type { PhotosData, SavedPhoto } from './photo-item.ts'
import { type PhotosAction, photosReducer, startPhotos } from './photos-state.ts'

/** The photos of one form, outside of React: what sends them must see at once what was done to them meanwhile. */
export interface PhotosStore {
  read: () => PhotosData
  change: (action: PhotosAction) => void
  /** @returns how to stop listening */
  subscribe: (changed: () => void) => () => void
}

/** @param saved as loaded, the cover first */
export function createPhotosStore(businessId: string | null, saved: readonly SavedPhoto[]): PhotosStore {
  let data = startPhotos(businessId, saved)
  const listeners = new Set<() => void>()
  return {
    read: () => data,
    change(action) {
      data = photosReducer(data, action)
      for (const changed of listeners) changed()
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
