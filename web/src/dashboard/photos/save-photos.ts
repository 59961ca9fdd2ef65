import { fieldMessages } from '../../apollo/form-refusals.ts'
import { isNotFound, isSessionRefused, serverMessage } from '../../apollo/refusals.ts'
import { photosMessages as texts } from '../../messages/dashboard/photos.ts'
import { showToast } from '../../toasts/store.ts'
import { isAltDirty, isOrderDirty, type PhotosData, toWords, unsavedCount } from './photo-item.ts'
import type { PhotoRequests } from './photo-requests.ts'
import type { PhotosAction } from './photos-state.ts'
import { preparedFile } from './prepare-file.ts'

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
): Promise<UploadOutcome> {
  const { read, change } = work
  change({ type: 'began', keys })
  let saved = 0
  try {
    for (const key of keys) if (await sendFile(work, businessId, key)) saved += 1
    await saveTurns(work)
    await saveWords(work)
    await saveOrder(work, businessId)
  } catch {
    // The session has ended; what failed says so already.
  }
  change({ type: 'ended' })
  return { saved, failed: unsavedCount(read()) }
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
 * @returns whether it could be asked
 */
async function refreshPhotos({ change, requests }: PhotosWork, businessId: string): Promise<boolean> {
  try {
    change({ type: 'synced', photos: await requests.read(businessId) })
    return true
  } catch {
    return false
  }
}

/** What is said of a request that failed. */
function failureText(error: unknown): string {
  return isSessionRefused(error) ? texts.sessionEnded : (serverMessage(error) ?? texts.noAnswer)
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
    const file = await prepared(work, item.chosen.file, item.turns)
    if (signal.aborted) return false
    if (!file) {
      change({ type: 'failed', key, message: texts.cannotPrepare })
      return false
    }
    onProgress(0)
    const photos = await requests.add(businessId, file, { onProgress, signal })
    change({ type: 'sent', key, photos })
    return true
  } catch (error) {
    if (!signal.aborted) change({ type: 'failed', key, message: failureText(error) })
    if (isSessionRefused(error)) throw error
    // Without an answer the server may have it all the same: then it appears, and nobody need send it twice.
    if (serverMessage(error) === null) await refreshPhotos(work, businessId)
    return false
  } finally {
    stops.delete(key)
  }
}

/** @returns null when this browser cannot make of it what can be sent */
function prepared({ maxBytes }: PhotosWork, file: File, turns: number): Promise<File | null> {
  return preparedFile(file, turns, maxBytes).catch(() => null)
}

/** @throws when the session has ended */
async function saveTurns({ read, change, requests }: PhotosWork): Promise<void> {
  for (const { key, turns, saved } of read().items) {
    if (!saved || turns === 0) continue
    try {
      const image = await requests.turn(saved.id, turns)
      if (image) change({ type: 'turnSaved', key, image })
    } catch (error) {
      change({ type: 'failed', key, message: `${texts.turnFailed} ${failureText(error)}` })
      if (isSessionRefused(error)) throw error
    }
  }
}

/** @throws when the session has ended */
async function saveWords({ read, change, requests }: PhotosWork): Promise<void> {
  for (const { key, alt, saved } of read().items.filter(isAltDirty)) {
    if (!saved) continue
    const words = toWords(alt)
    try {
      await requests.describe(saved.id, words)
      change({ type: 'altSaved', key, alt: words })
    } catch (error) {
      change({ type: 'failed', key, message: `${texts.altFailed} ${failureText(error)}` })
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

/**
 * Deletes a photo that the server has, at once, and says what became of it in the specification's texts; why it
 * failed stands at the photo.
 *
 * @param key of its item
 * @returns whether it is gone
 */
export async function deletePhoto(work: PhotosWork, businessId: string, key: string): Promise<boolean> {
  const { read, change } = work
  const id = read().items.find((item) => item.key === key)?.saved?.id
  if (!id) return false
  change({ type: 'deleting', key })
  const isGone = await removed(work, businessId, id).catch((error: unknown) => {
    refuse(error)
    change({ type: 'failed', key, message: failureText(error) })
    return false
  })
  change({ type: 'ended' })
  const action = { label: texts.undo, run: () => void putBack(work, businessId) }
  if (isGone) showToast({ tone: 'success', text: texts.removed, action })
  return isGone
}

/** Takes the last removal of photos back; why it cannot be is told beside the work. */
async function putBack({ change, requests }: PhotosWork, businessId: string): Promise<void> {
  try {
    change({ type: 'synced', photos: await requests.putBack(businessId) })
    showToast({ tone: 'success', text: texts.isBack })
  } catch (error) {
    showToast({ tone: 'error', text: failureText(error) })
  }
}

/** A photo that somebody else has deleted meanwhile is gone as well. */
async function removed(work: PhotosWork, businessId: string, id: string): Promise<boolean> {
  try {
    work.change({ type: 'synced', photos: await work.requests.remove(businessId, id) })
    return true
  } catch (error) {
    if (!isNotFound(error) || !(await refreshPhotos(work, businessId))) throw error
    return true
  }
}

/** A session that has ended is told by the login that follows. */
function refuse(error: unknown): void {
  if (isSessionRefused(error)) return
  const text = removalFailure(serverMessage(error))
  showToast({ tone: 'error', text })
  // biome-ignore lint/suspicious/noConsole: the notice sends people to the console
  console.warn(text, error instanceof Error ? error.message : error)
}

/** @param said by the server; null when it did not answer */
function removalFailure(said: string | null): string {
  if (said === null) return texts.removeFailed
  return said.includes('Falha ao excluir') ? said : texts.removeRefused
}
