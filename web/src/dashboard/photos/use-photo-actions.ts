import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { businessLimits } from '../../../../schema/input/business.ts'
import { isNotFound, isSessionRefused, serverMessage } from '../../ask/errors.ts'
import { photosMessages as texts } from '../../messages/dashboard/photos.ts'
import { showToast } from '../../ui/toasts/toasts.tsx'
import type { Question } from '../feedback/questions.tsx'
import { acceptFiles } from './photo-files.ts'
import { isHalted, type PhotoItem } from './photo-item.ts'
import { failureText, type PhotosWork, refreshPhotos, savePhotos, stopFile } from './save-photos.ts'
import type { PhotosState } from './use-photos.ts'

interface Surroundings {
  confirm: (question: Question) => Promise<boolean>
  /** Where the focus is moved. */
  root: RefObject<HTMLElement | null>
}

let lastKey = 0

/** @returns selector of a control of one photo */
export const controlOf = (key: string, control: string) => `[data-photo="${key}"] [data-control=${control}]`

/**
 * What the section does with photos.
 *
 * @returns `said` is the last thing to tell screen readers, with a number that tells it from the one before
 */
export function usePhotoActions({ work, businessId }: PhotosState, { root, confirm }: Surroundings) {
  const [said, setSaid] = useState({ text: '', turn: 0 })
  const say = (text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 }))
  const wish = useFocusWish(root)
  const { read, change } = work

  function take(files: readonly File[]) {
    if (files.length === 0) return
    const { items, isSending } = read()
    if (isSending) return change({ type: 'chosen', files: [], refusals: [texts.refused.busy] })
    const { accepted, refusals } = acceptFiles(files, items)
    const keyed = accepted.map((file) => ({ key: `nova-${++lastKey}`, file }))
    change({ type: 'chosen', files: keyed, refusals })
    const total = texts.count(items.length + keyed.length, businessLimits.photos)
    if (keyed.length > 0) say(`${texts.chosen(keyed.length)} ${total}`)
  }

  async function remove(item: PhotoItem) {
    const { items } = read()
    const place = items.findIndex(({ key }) => key === item.key)
    const neighbour = items[place + 1] ?? items[place - 1]
    const next = [...(neighbour ? [controlOf(neighbour.key, 'remove')] : []), 'input[type=file]']
    if (item.chosen) {
      wish(next)
      change({ type: 'dropped', key: item.key })
      return say(texts.dropped)
    }
    const isMeant = await confirm({
      title: texts.question,
      text: texts.questionText(place + 1),
      action: texts.confirm,
    })
    if (!isMeant || !businessId) return
    say(texts.removing)
    const isGone = await deletePhoto(work, businessId, item.key)
    wish(isGone ? next : [controlOf(item.key, 'remove')])
    // What is announced last also has the focus moved.
    say(isGone ? texts.count(read().items.length, businessLimits.photos) : '')
  }

  const actions = {
    remove,
    describe: (key: string, alt: string) => change({ type: 'described', key, alt }),
    stop: (key: string) => {
      wish([controlOf(key, 'retry'), controlOf(key, 'remove')])
      stopFile(work, key)
    },
    retry: async (key: string) => {
      if (!businessId) return
      wish([controlOf(key, 'stop')])
      await savePhotos(work, businessId, [key])
      wish([controlOf(key, 'retry'), controlOf(key, 'remove')])
      say(read().items.some((item) => item.key === key && item.saved) ? texts.sent(1) : '')
    },
    /** By a quarter to the right. */
    turn(key: string) {
      change({ type: 'turned', key })
      const { items } = read()
      const place = items.findIndex((item) => item.key === key)
      say(texts.turned(place + 1, (items[place]?.turns ?? 0) * 90))
    },
    /** @param to the place from 0 on */
    move(key: string, to: number, selectors: readonly string[] = []) {
      const { items } = read()
      const from = items.findIndex((item) => item.key === key)
      wish(selectors)
      change({ type: 'moved', key, to })
      say(texts.moved(from + 1, to + 1, items.length))
    },
  }
  async function retryAll() {
    if (!businessId) return
    const keys = read().items.flatMap((item) => (isHalted(item) ? item.key : []))
    const { saved } = await savePhotos(work, businessId, keys)
    say(saved > 0 ? texts.sent(saved) : '')
  }

  return { take, actions, retryAll, said }
}

/** What can be done to one photo of the list. */
export type PhotoActions = ReturnType<typeof usePhotoActions>['actions']

/**
 * Moves the focus to what is there after the next change: for a control that goes, or moves, under the hand.
 *
 * @param root where to look
 * @returns how to wish: by selectors, the best first
 */
function useFocusWish(root: RefObject<HTMLElement | null>): (selectors: readonly string[]) => void {
  const wish = useRef<readonly string[]>([])
  useLayoutEffect(() => {
    for (const selector of wish.current) {
      const target = root.current?.querySelector<HTMLElement>(`${selector}:not(:disabled)`)
      if (!target) continue
      wish.current = []
      target.focus()
      return
    }
  })
  return (selectors) => {
    wish.current = selectors
  }
}

/**
 * Deletes a photo that the server has, at once, and says what became of it in the specification's texts; why it
 * failed stands at the photo.
 *
 * @param key of its item
 * @returns whether it is gone
 */
async function deletePhoto(work: PhotosWork, businessId: string, key: string): Promise<boolean> {
  const { read, change, requests } = work
  const id = read().items.find((item) => item.key === key)?.saved?.id
  if (!id) return false
  change({ type: 'deleting', key })
  let isGone = true
  try {
    change({ type: 'synced', photos: await requests.remove(businessId, id) })
  } catch (error) {
    // One that somebody else has deleted meanwhile is gone as well.
    isGone = isNotFound(error) && (await refreshPhotos(work, businessId))
    if (!isGone) {
      refuse(error)
      change({ type: 'failed', key, message: failureText(error) })
    }
  }
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

/** A session that has ended is told by the login that follows. */
function refuse(error: unknown): void {
  if (isSessionRefused(error)) return
  const said = serverMessage(error)
  const refusal = said?.includes('Falha ao excluir') ? said : texts.removeRefused
  const text = said === null ? texts.removeFailed : refusal
  showToast({ tone: 'error', text })
  // biome-ignore lint/suspicious/noConsole: the notice sends people to the console
  console.warn(text, error instanceof Error ? error.message : error)
}
