import { isFileRefused, isSessionRefused, serverMessage } from '../../ask/errors.ts'
import { fieldMessages } from '../../forms/checked-form.ts'
import { photosMessages as texts } from '../../messages/dashboard/photos.ts'
import { preparedFile } from './photo-files.ts'
import type { PhotosApi } from './photos-api.ts'
import {
  isAltDirty,
  isOrderDirty,
  mergeSaved,
  type PhotoItem,
  type PhotosData,
  patchItem,
  setStep,
  toWords,
  unsavedCount,
} from './photos-state.ts'

/** The state of one form's photos, read and changed while files are sent. */
export interface PhotosStore {
  read: () => PhotosData
  update: (change: (data: PhotosData) => PhotosData) => void
  /** Of one file as it is sent. */
  maxBytes: number
  /** By key of the item. */
  stops: Map<string, AbortController>
}

/**
 * Sends files one after the other, then saves turns, descriptions and order. A failure holds up nothing else, unless the
 * session has ended. Never throws.
 *
 * @param keys of the files to send; all by default
 * @returns how many files the server took, and how much is left to save
 */
export async function savePhotos(
  store: PhotosStore,
  api: PhotosApi,
  keys: readonly string[] = store.read().items.flatMap(({ key, chosen }) => (chosen ? key : [])),
) {
  const { read, update } = store
  update((data) => ({
    ...keys.reduce((queued, key) => setStep(queued, key, 'queued'), data),
    refusals: [],
    orderFailure: null,
    isSending: true,
  }))
  let saved = 0
  try {
    for (const key of keys) if (await sendFile(store, api, key)) saved += 1
    await saveChanges(store, api)
    await saveOrder(store, api)
  } catch {
    // The session has ended; the failed item says so.
  }
  const unsent = read().items.filter(({ chosen }) => chosen?.step === 'queued')
  update((data) => ({
    ...unsent.reduce((all, { key }) => setStep(all, key, 'waiting'), data),
    isSending: false,
  }))
  return { saved, failed: unsavedCount(read()) }
}

/** Stops sending a file, or takes it out of the queue. */
export function stopFile({ update, stops }: PhotosStore, key: string): void {
  update((data) => setStep(data, key, 'stopped'))
  stops.get(key)?.abort()
}

/** Stops everything that is sent or queued. */
export function stopAll(store: PhotosStore): void {
  for (const { key, chosen } of store.read().items) if (chosen?.step === 'queued') stopFile(store, key)
  for (const stop of store.stops.values()) stop.abort()
}

/**
 * Takes over the server's photos.
 *
 * @param sentKey a file whose upload got no answer
 * @returns whether the server answered, and has the file: exactly one of its photos was unknown
 */
export async function refreshPhotos({ read, update }: PhotosStore, api: PhotosApi, sentKey?: string) {
  const photos = await api.read().catch(() => null)
  if (!photos) return false
  const unknown = photos.filter(({ id }) => !read().items.some(({ saved }) => saved?.id === id))
  const isSent = sentKey !== undefined && unknown.length === 1
  update((data) => mergeSaved(data, photos, isSent ? sentKey : undefined))
  return isSent || sentKey === undefined
}

export function failureText(error: unknown): string {
  return serverMessage(error) ?? texts.noAnswer
}

/** @throws when the session has ended */
async function sendFile(store: PhotosStore, api: PhotosApi, key: string): Promise<boolean> {
  const { read, update, stops } = store
  const item = read().items.find((each) => each.key === key)
  if (item?.chosen?.step !== 'queued') return false
  const stop = new AbortController()
  const { signal } = stop
  stops.set(key, stop)
  const onProgress = (progress: number) => {
    if (!signal.aborted) update((data) => setStep(data, key, 'sending', { progress }))
  }
  try {
    update((data) => setStep(data, key, 'preparing'))
    // Null if this browser cannot make the file small enough.
    const file = await preparedFile(item.chosen.file, item.turns, store.maxBytes).catch(() => null)
    if (signal.aborted) return false
    if (!file) {
      update((data) => setStep(data, key, 'failed', { failure: texts.cannotPrepare }))
      return false
    }
    onProgress(0)
    const photos = await api.add(file, onProgress, signal)
    update((data) => mergeSaved(data, photos, key))
    return true
  } catch (error) {
    // Without an answer the server may have it all the same.
    if (serverMessage(error) === null && (await refreshPhotos(store, api, key))) return true
    const step = isFileRefused(error) ? 'refused' : 'failed'
    if (!signal.aborted) update((data) => setStep(data, key, step, { failure: failureText(error) }))
    if (isSessionRefused(error)) throw error
    return false
  } finally {
    stops.delete(key)
  }
}

/**
 * Saves turns and descriptions; a failure is shown on its photo.
 *
 * @throws when the session has ended
 */
async function saveChanges(store: PhotosStore, api: PhotosApi): Promise<void> {
  const { read, update } = store
  async function attempt(key: string, failed: string, save: () => Promise<Partial<PhotoItem>>) {
    try {
      const patch = await save()
      update((data) => patchItem(data, key, { ...patch, failure: null }))
    } catch (error) {
      update((data) => patchItem(data, key, { failure: `${failed} ${failureText(error)}` }))
      if (isSessionRefused(error)) throw error
    }
  }
  // A photo that failed before may have been turned: only the answer may have been lost.
  if (read().items.some(({ turns, failure }) => turns > 0 && failure !== null))
    await refreshPhotos(store, api)
  for (const { key, turns, saved } of read().items) {
    if (!saved || turns === 0) continue
    await attempt(key, texts.turnFailed, async () => {
      const image = await api.turn(saved.id, turns)
      return image ? { saved: { ...saved, image }, turns: 0 } : {}
    })
  }
  for (const { key, alt, saved } of read().items.filter(isAltDirty)) {
    if (!saved) continue
    await attempt(key, texts.altFailed, async () => {
      const words = toWords(alt)
      await api.describe(saved.id, words)
      return { saved: { ...saved, alt: words } }
    })
  }
}

/**
 * Tries once more if the server has other photos than were known: somebody else has added or deleted some.
 *
 * @throws when the session has ended
 */
async function saveOrder(store: PhotosStore, api: PhotosApi, isLastTry = false): Promise<void> {
  const { read, update } = store
  if (!isOrderDirty(read())) return
  try {
    const photos = await api.order(read().items.flatMap(({ saved }) => saved?.id ?? []))
    update((data) => mergeSaved(data, photos))
  } catch (error) {
    const isStale = 'photoIds' in fieldMessages(error)
    if (isStale && !isLastTry && (await refreshPhotos(store, api))) return saveOrder(store, api, true)
    update((data) => ({ ...data, orderFailure: `${texts.orderFailed} ${failureText(error)}` }))
    if (isSessionRefused(error)) throw error
  }
}
