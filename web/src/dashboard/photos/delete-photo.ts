import { isNotFound, isSessionRefused, serverMessage } from '../../apollo/refusals.ts'
import { photosMessages as texts } from '../../messages/dashboard/photos.ts'
import { showToast } from '../../toasts/toasts.tsx'
import { failureText, type PhotosWork, refreshPhotos } from './save-photos.ts'

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
