import { useState } from 'react'

/** A photo that the server has. */
export interface SavedPhoto {
  id: string
  alt: string | null
  image: { url: string; width: number; height: number; color: string }
}

/** What became of the photos that were sent. */
export interface UploadOutcome {
  saved: number
  /** Files that could not be sent; they stay on the page, each with a way to try again. */
  failed: number
}

/** The photos of an establishment in its form. */
export interface PhotosState {
  /** Whether something would be lost by leaving: files not sent, an order not saved. */
  isDirty: boolean
  /** While photos are sent, ordered or deleted. */
  isBusy: boolean
  /**
   * Sends the files that were chosen, one after the other, with progress on each, then the order. To be called after
   * the establishment itself is saved. Never throws: what failed stays on the page and says why.
   */
  upload: (businessId: string) => Promise<UploadOutcome>
}

/**
 * @param businessId null until the establishment exists
 * @param saved as loaded, the cover first
 */
export function usePhotos(_businessId: string | null, _saved: readonly SavedPhoto[]): PhotosState {
  const [state] = useState<PhotosState>({
    isDirty: false,
    isBusy: false,
    upload: async () => ({ saved: 0, failed: 0 }),
  })
  return state
}
