import { fieldMessages, isSessionRefused, serverMessage } from '../../apollo/refusals.ts'
import { photosMessages as texts } from '../../messages-photos.ts'
import { isAltDirty, isOrderDirty, toWords, unsavedCount } from './photo-item.ts'
import type { PhotoRequests } from './photo-requests.ts'
import type { PhotosStore } from './photos-store.ts'

/** What became of the photos that were sent. */
export interface UploadOutcome {
  /** Files that the server has taken. */
  saved: number
  /**
   * What could not be saved: files, and also words and the order. It stays on the page and says why, each file with a
   * way to try again. 0 when nothing is left to save.
   */
  failed: number
}

/** The photos of one form, whom they ask, and what stops each file on its way. */
export interface PhotosWork {
  store: PhotosStore
  requests: PhotoRequests
  /** By key of the item. */
  stops: Map<string, AbortController>
}

/**
 * Sends files one after the other, then saves words and order. What fails holds up nothing else, unless the session
 * has ended: then nothing more could pass. Never throws.
 *
 * @param businessId whose photos they become
 * @param keys of the files to send; all that there are unless said otherwise
 */
export async function savePhotos(
  work: PhotosWork,
  businessId: string,
  keys: readonly string[] = work.store.read().items.flatMap(({ key, chosen }) => (chosen ? key : [])),
): Promise<UploadOutcome> {
  const { store } = work
  store.change({ type: 'began', businessId, keys })
  let saved = 0
  try {
    for (const key of keys) if (await sendFile(work, businessId, key)) saved += 1
    await saveWords(work)
    await saveOrder(work, businessId)
  } catch {
    // The session has ended; what failed says so already.
  }
  store.change({ type: 'ended' })
  return { saved, failed: unsavedCount(store.read()) }
}

/** Stops the sending of one file, or takes it out of the queue. */
export function stopFile({ store, stops }: PhotosWork, key: string): void {
  store.change({ type: 'stopped', key })
  stops.get(key)?.abort()
}

/** For a page that goes away: nothing more is sent. */
export function stopAll({ store, stops }: PhotosWork): void {
  for (const { key, chosen } of store.read().items) {
    if (chosen?.step === 'queued') store.change({ type: 'stopped', key })
  }
  for (const stop of stops.values()) stop.abort()
}

/**
 * Takes over the photos that the server has now.
 *
 * @returns whether it could be asked
 */
export async function refreshPhotos({ store, requests }: PhotosWork, businessId: string): Promise<boolean> {
  try {
    store.change({ type: 'synced', photos: await requests.read(businessId) })
    return true
  } catch {
    return false
  }
}

/** What is said of a request that failed. */
export function failureText(error: unknown): string {
  return isSessionRefused(error) ? texts.sessionEnded : (serverMessage(error) ?? texts.noAnswer)
}

/** @throws when the session has ended */
async function sendFile(work: PhotosWork, businessId: string, key: string): Promise<boolean> {
  const { store, requests, stops } = work
  const chosen = store.read().items.find((item) => item.key === key)?.chosen
  if (chosen?.step !== 'queued') return false
  const stop = new AbortController()
  const { signal } = stop
  stops.set(key, stop)
  const onProgress = (progress: number) => {
    if (!signal.aborted) store.change({ type: 'progressed', key, progress })
  }
  onProgress(0)
  try {
    const photos = await requests.add(businessId, chosen.file, { onProgress, signal })
    store.change({ type: 'sent', key, photos })
    return true
  } catch (error) {
    if (!signal.aborted) store.change({ type: 'failed', key, message: failureText(error) })
    if (isSessionRefused(error)) throw error
    // Without an answer the server may have it all the same: then it appears, and nobody need send it twice.
    if (serverMessage(error) === null) await refreshPhotos(work, businessId)
    return false
  } finally {
    stops.delete(key)
  }
}

/** @throws when the session has ended */
async function saveWords({ store, requests }: PhotosWork): Promise<void> {
  for (const { key, alt, saved } of store.read().items.filter(isAltDirty)) {
    if (!saved) continue
    const words = toWords(alt)
    try {
      await requests.describe(saved.id, words)
      store.change({ type: 'altSaved', key, alt: words })
    } catch (error) {
      store.change({ type: 'failed', key, message: `${texts.altFailed} ${failureText(error)}` })
      if (isSessionRefused(error)) throw error
    }
  }
}

/**
 * One more try when the server has other photos than were known here: somebody else has added or deleted some.
 *
 * @throws when the session has ended
 */
async function saveOrder(work: PhotosWork, businessId: string, isLastTry = false): Promise<void> {
  const { store, requests } = work
  if (!isOrderDirty(store.read())) return
  const ids = store.read().items.flatMap(({ saved }) => saved?.id ?? [])
  try {
    store.change({ type: 'synced', photos: await requests.order(businessId, ids) })
  } catch (error) {
    const isStale = 'photoIds' in fieldMessages(error)
    if (isStale && !isLastTry && (await refreshPhotos(work, businessId)))
      return saveOrder(work, businessId, true)
    store.change({ type: 'orderFailed', message: `${texts.orderFailed} ${failureText(error)}` })
    if (isSessionRefused(error)) throw error
  }
}
