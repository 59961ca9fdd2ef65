import { isFileRefused, isSessionRefused, serverMessage } from '../../ask/errors.ts'
import { fieldMessages } from '../../forms/checked-form.ts'
import { photosMessages as texts } from '../../messages/dashboard/photos.ts'
import { preparedFile } from './photo-files.ts'
import { isAltDirty, isOrderDirty, type PhotosData, toWords, unsavedCount } from './photo-item.ts'
import type { PhotoRequests } from './photo-requests.ts'
import type { PhotosAction } from './photos-state.ts'

/** The photos of one form, whom they ask, and what stops each file on its way. */
export interface PhotosWork {
  /** As they are at this moment: what sends them must see at once what was done to them meanwhile. */
  read: () => PhotosData
  change: (action: PhotosAction) => void
  requests: PhotoRequests
  /** Of one file, as it is sent. */
  maxBytes: number
  /** By key of the item. */
  stops: Map<string, AbortController>
}

/**
 * Sends files one after the other, then saves turns, words and order. What fails holds up nothing else, unless the session
 * has ended: then nothing more could pass. Never throws.
 *
 * @param businessId whose photos they become
 * @param keys of the files to send; all that there are unless said otherwise
 */
export async function savePhotos(
  work: PhotosWork,
  businessId: string,
  keys: readonly string[] = work.read().items.flatMap(({ key, chosen }) => (chosen ? key : [])),
) {
  const { read, change } = work
  change({ type: 'began', keys })
  let saved = 0
  try {
    for (const key of keys) if (await sendFile(work, businessId, key)) saved += 1
    await saveTurns(work, businessId)
    await saveWords(work)
    await saveOrder(work, businessId)
  } catch {
    // The session has ended; what failed says so already.
  }
  change({ type: 'ended' })
  return {
    /** Files that the server has taken. */
    saved,
    /** What is left to save, words and the order too: it stays on the page and says why. */
    failed: unsavedCount(read()),
  }
}

/** Stops the sending of one file, or takes it out of the queue. */
export function stopFile({ change, stops }: PhotosWork, key: string): void {
  change({ type: 'stopped', key })
  stops.get(key)?.abort()
}

/** For a page that goes away: nothing more is sent. */
export function stopAll({ read, change, stops }: PhotosWork): void {
  for (const { key, chosen } of read().items) {
    if (chosen?.step === 'queued') change({ type: 'stopped', key })
  }
  for (const stop of stops.values()) stop.abort()
}

/**
 * Takes over the photos that the server has now.
 *
 * @param sentKey a file that was sent and got no answer
 * @returns whether it could be asked, and the file is one of them: exactly one has come that was not known
 */
export async function refreshPhotos(
  { read, change, requests }: PhotosWork,
  businessId: string,
  sentKey?: string,
): Promise<boolean> {
  try {
    const photos = await requests.read(businessId)
    const known = read().items.flatMap(({ saved }) => saved?.id ?? [])
    const hasCome = photos.filter(({ id }) => !known.includes(id)).length === 1
    const isSent = sentKey !== undefined && hasCome
    change(isSent ? { type: 'sent', key: sentKey, photos } : { type: 'synced', photos })
    return isSent || sentKey === undefined
  } catch {
    return false
  }
}

/** What is said of a request that failed. */
export function failureText(error: unknown): string {
  return serverMessage(error) ?? texts.noAnswer
}

/** @throws when the session has ended */
async function sendFile(work: PhotosWork, businessId: string, key: string): Promise<boolean> {
  const { read, change, requests, stops } = work
  const item = read().items.find((each) => each.key === key)
  if (item?.chosen?.step !== 'queued') return false
  const stop = new AbortController()
  const { signal } = stop
  stops.set(key, stop)
  const onProgress = (progress: number) => {
    if (!signal.aborted) change({ type: 'progressed', key, progress })
  }
  try {
    change({ type: 'preparing', key })
    // Null when this browser cannot make of it what can be sent.
    const file = await preparedFile(item.chosen.file, item.turns, work.maxBytes).catch(() => null)
    if (signal.aborted) return false
    if (!file) {
      change({ type: 'failed', key, message: texts.cannotPrepare })
      return false
    }
    onProgress(0)
    const photos = await requests.add(businessId, file, onProgress, signal)
    change({ type: 'sent', key, photos })
    return true
  } catch (error) {
    // Without an answer the server may have it all the same.
    if (serverMessage(error) === null && (await refreshPhotos(work, businessId, key))) return true
    const type = isFileRefused(error) ? 'refused' : 'failed'
    if (!signal.aborted) change({ type, key, message: failureText(error) })
    if (isSessionRefused(error)) throw error
    return false
  } finally {
    stops.delete(key)
  }
}

/**
 * Sends what is new of one photo; why that failed stands at the photo.
 *
 * @throws when the session has ended
 */
async function attempt({ change }: PhotosWork, key: string, failed: string, send: () => Promise<void>) {
  try {
    await send()
  } catch (error) {
    change({ type: 'failed', key, message: `${failed} ${failureText(error)}` })
    if (isSessionRefused(error)) throw error
  }
}

async function saveTurns(work: PhotosWork, businessId: string): Promise<void> {
  const { read, change, requests } = work
  // What failed before may have been turned: only the answer may have been lost.
  if (read().items.some(({ turns, failure }) => turns > 0 && failure !== null))
    await refreshPhotos(work, businessId)
  for (const { key, turns, saved } of read().items) {
    if (!saved || turns === 0) continue
    await attempt(work, key, texts.turnFailed, async () => {
      const image = await requests.turn(saved.id, turns)
      if (image) change({ type: 'turnSaved', key, image })
    })
  }
}

async function saveWords(work: PhotosWork): Promise<void> {
  for (const { key, alt, saved } of work.read().items.filter(isAltDirty)) {
    if (!saved) continue
    const words = toWords(alt)
    await attempt(work, key, texts.altFailed, async () => {
      await work.requests.describe(saved.id, words)
      work.change({ type: 'altSaved', key, alt: words })
    })
  }
}

/**
 * One more try when the server has other photos than were known here: somebody else has added or deleted some.
 *
 * @throws when the session has ended
 */
async function saveOrder(work: PhotosWork, businessId: string, isLastTry = false): Promise<void> {
  const { read, change, requests } = work
  if (!isOrderDirty(read())) return
  const ids = read().items.flatMap(({ saved }) => saved?.id ?? [])
  try {
    change({ type: 'synced', photos: await requests.order(businessId, ids) })
  } catch (error) {
    const isStale = 'photoIds' in fieldMessages(error)
    if (isStale && !isLastTry && (await refreshPhotos(work, businessId)))
      return saveOrder(work, businessId, true)
    change({ type: 'orderFailed', message: `${texts.orderFailed} ${failureText(error)}` })
    if (isSessionRefused(error)) throw error
  }
}
