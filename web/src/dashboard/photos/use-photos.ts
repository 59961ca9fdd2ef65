import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isDirty, type PhotosData, type SavedPhoto } from './photo-item.ts'
import { photoRequests } from './photo-requests.ts'
import { createPhotosStore, type PhotosStore } from './photos-store.ts'
import { type PhotosWork, savePhotos, stopAll, type UploadOutcome } from './save-photos.ts'

export type { SavedPhoto } from './photo-item.ts'
export type { UploadOutcome } from './save-photos.ts'

/** The photos of an establishment in its form. */
export interface PhotosState {
  /** Whether something would be lost by leaving: files not sent, words or an order not saved. */
  isDirty: boolean
  /** While photos are sent, ordered or deleted. */
  isBusy: boolean
  /**
   * Sends the files that were chosen, one after the other, with progress on each, then words and order. To be called
   * after the establishment itself is saved. Never throws: what failed stays on the page and says why.
   */
  upload: (businessId: string) => Promise<UploadOutcome>
  /** As far as it exists. */
  businessId: string | null
  /** For the section that shows them. */
  data: PhotosData
  work: PhotosWork
}

/**
 * @param businessId null until the establishment exists
 * @param saved as loaded, the cover first; what changes later is taken over, and nothing unsaved is lost by it
 */
export function usePhotos(businessId: string | null, saved: readonly SavedPhoto[]): PhotosState {
  const client = useApolloClient()
  const [held, hold] = useState(() => ({ businessId, work: newWork(client, businessId, saved) }))
  const { work } = held
  const data = useSyncExternalStore(work.store.subscribe, work.store.read, work.store.read)
  if (held.businessId !== businessId) {
    // Either it has just been registered, and these are its photos, or the form is another's now.
    const isRegistered = held.businessId === null
    hold({ businessId, work: isRegistered ? work : newWork(client, businessId, saved) })
  }
  useSaved(work, data, saved)
  useEffect(() => () => stopAll(work), [work])
  return {
    isDirty: isDirty(data),
    isBusy: data.isSending || data.deleting !== null,
    upload: (id) => savePhotos(work, id),
    businessId: businessId ?? data.businessId,
    data,
    work,
  }
}

function newWork(client: ApolloClient, businessId: string | null, saved: readonly SavedPhoto[]): PhotosWork {
  return {
    store: createPhotosStore(businessId, saved),
    requests: photoRequests(client),
    stops: new Map(),
  }
}

/** Takes over what the form's own query brings, once nothing is on its way. */
function useSaved({ store }: PhotosWork, data: PhotosData, saved: readonly SavedPhoto[]): void {
  const words = JSON.stringify(saved.map(({ id, alt }) => [id, alt]))
  const taken = useRef<{ store: PhotosStore; words: string } | null>(null)
  const isIdle = !data.isSending && data.deleting === null
  useEffect(() => {
    if (!isIdle || (taken.current?.store === store && taken.current.words === words)) return
    taken.current = { store, words }
    store.change({ type: 'synced', photos: saved })
  }, [isIdle, store, words, saved])
}
