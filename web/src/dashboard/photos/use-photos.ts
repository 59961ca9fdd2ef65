import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { lastSessionEnd, readToken } from '../../apollo/session.ts'
import { useViewer } from '../../session/use-viewer.ts'
import { forgetKeptPhotos, keepPhotos, keptPhotos } from './kept-photos.ts'
import { isDirty, type PhotosData, type SavedPhoto } from './photo-item.ts'
import { photoRequests } from './photo-requests.ts'
import { createPhotosStore, type PhotosStore } from './photos-store.ts'
import { type PhotosWork, savePhotos, type UploadOutcome } from './save-photos.ts'

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
  const viewer = useViewer()
  const userId = viewer.is === 'user' ? viewer.user.id : null
  const begin = () => ({
    businessId,
    userId,
    work: keptPhotos(userId, businessId) ?? newWork(client, businessId, saved),
  })
  const [held, hold] = useState(begin)
  const { work } = held
  const { store } = work
  const data = useSyncExternalStore(store.subscribe, store.read, store.read)
  if (held.businessId !== businessId) {
    // The establishment has just been registered, with these photos, or the form is now another's.
    hold(data.businessId === businessId ? { ...held, businessId } : begin())
  }
  useSaved(work, data, saved)
  useKeeping(work, held.businessId, held.userId)
  return {
    isDirty: isDirty(data),
    isBusy: data.isSending || data.deleting !== null,
    upload: (id) => savePhotos(work, id),
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

/** Takes over what the form's own query brings, at first and later, while nothing is on its way. */
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

/**
 * A session that ends takes the form away, and so does the address of an establishment that has just been registered:
 * neither shall cost the photos.
 */
function useKeeping(work: PhotosWork, businessId: string | null, userId: string | null): void {
  const leave = useEffectEvent(() => {
    const hasExpired = readToken() === null && lastSessionEnd() !== 'left'
    const isRegistered = work.store.read().businessId !== businessId
    if (userId && (hasExpired || isRegistered)) keepPhotos(userId, work)
    for (const stop of work.stops.values()) stop.abort()
  })
  useEffect(() => {
    forgetKeptPhotos(work)
    return leave
  }, [work])
}
