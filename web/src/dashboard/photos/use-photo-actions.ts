import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { businessLimits } from '../../../../schema/input/business.ts'
import { isNotFound, isSessionRefused, serverMessage } from '../../ask/errors.ts'
import { photosMessages as texts } from '../../messages/dashboard/photos.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { useConfirm } from '../feedback/questions.tsx'
import { acceptFiles } from './photo-files.ts'
import type { PhotosApi } from './photos-api.ts'
import { addFiles, isHalted, mergeSaved, moveItem, type PhotoItem, patchItem } from './photos-state.ts'
import { failureText, type PhotosStore, refreshPhotos, savePhotos, stopFile } from './save-photos.ts'
import type { PhotosState } from './use-photos.ts'

let lastKey = 0

/** @returns selector of a control of one photo */
export const controlSelector = (key: string, control: string) =>
  `[data-photo="${key}"] [data-control=${control}]`

/**
 * What the section does with photos. What it announces to screen readers (`said`) is numbered, so that the same text is
 * read twice.
 *
 * @param root contains the controls that take the focus
 */
export function usePhotoActions({ store, api }: PhotosState, root: RefObject<HTMLElement | null>) {
  const { confirm, dialog } = useConfirm()
  const { read, update } = store
  const [said, setSaid] = useState({ text: '', turn: 0 })
  const say = (text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 }))
  const focusNext = useFocusAfterChange(root)
  const indexByKey = (key: string) => read().items.findIndex((item) => item.key === key)

  function take(files: readonly File[]) {
    const { items, isSending } = read()
    if (files.length === 0) return
    if (isSending) return update((data) => ({ ...data, refusals: [texts.refused.busy] }))
    const { accepted, refusals } = acceptFiles(files, items)
    const keyed = accepted.map((file) => ({ key: `nova-${++lastKey}`, file }))
    update((data) => ({ ...addFiles(data, keyed), refusals }))
    const total = items.length + keyed.length
    if (keyed.length > 0) say(`${texts.chosen(keyed.length)} ${texts.count(total, businessLimits.photos)}`)
  }

  async function remove({ key, saved }: PhotoItem) {
    const { items } = read()
    const place = indexByKey(key)
    const neighbour = items[place + 1] ?? items[place - 1]
    const next = [...(neighbour ? [controlSelector(neighbour.key, 'remove')] : []), 'input[type=file]']
    if (!saved) {
      focusNext(next)
      update((data) => ({ ...data, items: data.items.filter((item) => item.key !== key), refusals: [] }))
      return say(texts.dropped)
    }
    const question = { title: texts.question, text: texts.questionText(place + 1), action: texts.confirm }
    if (!(await confirm(question)) || !api) return
    say(texts.removing)
    const isGone = await deletePhoto(store, api, key, saved.id)
    focusNext(isGone ? next : [controlSelector(key, 'remove')])
    // The announcement renders the section, which moves the focus.
    say(isGone ? texts.count(read().items.length, businessLimits.photos) : '')
  }

  /** Sends these files again. */
  async function resend(keys: readonly string[], focused: readonly string[] = []) {
    if (!api) return
    const { saved } = await savePhotos(store, api, keys)
    focusNext(focused)
    say(saved > 0 ? texts.sent(saved) : '')
  }

  const actions = {
    remove,
    describe: (key: string, alt: string) =>
      // Why a file failed stays true.
      update((data) => patchItem(data, key, ({ chosen, failure }) => ({ alt, failure: chosen && failure }))),
    stop(key: string) {
      focusNext([controlSelector(key, 'retry'), controlSelector(key, 'remove')])
      stopFile(store, key)
    },
    retry(key: string) {
      focusNext([controlSelector(key, 'stop')])
      return resend([key], [controlSelector(key, 'retry'), controlSelector(key, 'remove')])
    },
    /** By a quarter to the right. */
    turn(key: string) {
      const turns = ((read().items[indexByKey(key)]?.turns ?? 0) + 1) % 4
      update((data) => patchItem(data, key, { turns }))
      say(texts.turned(indexByKey(key) + 1, turns * 90))
    },
    /** @param to the place, from 0 */
    move(key: string, to: number, focused: readonly string[] = []) {
      const from = indexByKey(key)
      focusNext(focused)
      update((data) => moveItem(data, key, to))
      say(texts.moved(from + 1, to + 1, read().items.length))
    },
  }
  const retryAll = () => resend(read().items.flatMap((item) => (isHalted(item) ? item.key : [])))
  return { take, actions, retryAll, said, dialog }
}

export type PhotoActions = ReturnType<typeof usePhotoActions>['actions']

/**
 * Focuses a control after the next change, where the pressed one is removed or moved.
 *
 * @returns sets the selectors to look for, in order of preference
 */
function useFocusAfterChange(root: RefObject<HTMLElement | null>): (selectors: readonly string[]) => void {
  const wanted = useRef<readonly string[]>([])
  useLayoutEffect(() => {
    const found = wanted.current.map((selector) =>
      root.current?.querySelector<HTMLElement>(`${selector}:not(:disabled)`),
    )
    const target = found.find(Boolean)
    if (!target) return
    wanted.current = []
    target.focus()
  })
  return (selectors) => {
    wanted.current = selectors
  }
}

/**
 * Deletes a saved photo at once and reports the outcome; a failure is shown on the photo.
 *
 * @returns whether it is gone
 */
async function deletePhoto(store: PhotosStore, api: PhotosApi, key: string, id: string): Promise<boolean> {
  const { update } = store
  update((data) => ({ ...patchItem(data, key, { failure: null }), deleting: key, refusals: [] }))
  try {
    const photos = await api.remove(id)
    update((data) => mergeSaved(data, photos))
  } catch (error) {
    // A photo that somebody else has deleted is gone as well.
    if (!isNotFound(error) || !(await refreshPhotos(store, api))) {
      reportRefusal(error)
      update((data) => ({ ...patchItem(data, key, { failure: failureText(error) }), deleting: null }))
      return false
    }
  }
  update((data) => ({ ...data, deleting: null }))
  async function putBack() {
    try {
      const photos = await api.putBack()
      update((data) => mergeSaved(data, photos))
      showToast({ tone: 'success', text: texts.isBack })
    } catch (error) {
      showToast({ tone: 'error', text: failureText(error) })
    }
  }
  const action = { label: texts.undo, run: () => void putBack() }
  showToast({ tone: 'success', text: texts.removed, action })
  return true
}

/** In the specification's texts. A session that has ended is reported by the login that follows. */
function reportRefusal(error: unknown): void {
  if (isSessionRefused(error)) return
  const message = serverMessage(error)
  const refusal = message?.includes('Falha ao excluir') ? message : texts.removeRefused
  const text = message === null ? texts.removeFailed : refusal
  showToast({ tone: 'error', text })
  // biome-ignore lint/suspicious/noConsole: the notice sends people to the console
  console.warn(text, error instanceof Error ? error.message : error)
}
