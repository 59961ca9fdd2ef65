import { useState } from 'react'
import { businessLimits } from '../../../../schema/input/business.ts'
import { photosMessages as texts } from '../../messages-photos.ts'
import { usePage } from '../../page-context.tsx'
import type { Question } from '../feedback/question.ts'
import { acceptFiles } from './accept-files.ts'
import { deletePhoto } from './delete-photo.ts'
import type { PhotoItem } from './photo-item.ts'
import { savePhotos, stopFile } from './save-photos.ts'
import type { PhotosState } from './use-photos.ts'

/** What can be done to one photo of the list. */
export interface PhotoActions {
  describe: (key: string, alt: string) => void
  /** @param to the place from 0 on */
  move: (key: string, to: number, wish?: readonly string[]) => void
  remove: (item: PhotoItem) => void
  stop: (key: string) => void
  retry: (key: string) => void
}

interface Surroundings {
  confirm: (question: Question) => Promise<boolean>
  /** Moves the focus after the next change, to the first of these selectors that is there. */
  wish: (selectors: readonly string[]) => void
}

let lastKey = 0

/** @returns selector of a control of one photo */
export const controlOf = (key: string, control: string) => `[data-photo="${key}"] [data-control=${control}]`

/**
 * What the section does with photos.
 *
 * @returns `said` is the last thing to tell screen readers, with a number that tells it from the one before
 */
export function usePhotoActions({ data, work, businessId }: PhotosState, { confirm, wish }: Surroundings) {
  const { imageMaxBytes } = usePage().config
  const [said, setSaid] = useState({ text: '', turn: 0 })
  const say = (text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 }))
  const { store } = work

  function take(files: readonly File[]) {
    if (files.length === 0) return
    const { items, isSending } = store.read()
    if (isSending) return store.change({ type: 'chosen', files: [], refusals: [texts.refused.busy] })
    const { accepted, refusals } = acceptFiles(files, items, imageMaxBytes)
    const keyed = accepted.map((file) => {
      lastKey += 1
      return { key: `nova-${lastKey}`, file }
    })
    store.change({ type: 'chosen', files: keyed, refusals })
    const total = texts.count(items.length + keyed.length, businessLimits.photos)
    if (keyed.length > 0) say(`${texts.chosen(keyed.length)} ${total}`)
  }

  async function remove(item: PhotoItem) {
    const place = data.items.indexOf(item)
    const neighbour = data.items[place + 1] ?? data.items[place - 1]
    const next = [...(neighbour ? [controlOf(neighbour.key, 'remove')] : []), 'input[type=file]']
    if (item.chosen) {
      wish(next)
      store.change({ type: 'dropped', key: item.key })
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
    say(isGone ? texts.count(store.read().items.length, businessLimits.photos) : '')
  }

  const actions: PhotoActions = {
    remove,
    describe: (key, alt) => store.change({ type: 'described', key, alt }),
    stop: (key) => {
      wish([controlOf(key, 'retry'), controlOf(key, 'remove')])
      stopFile(work, key)
    },
    retry: async (key) => {
      if (!businessId) return
      wish([controlOf(key, 'stop')])
      await savePhotos(work, businessId, [key])
      wish([controlOf(key, 'retry'), controlOf(key, 'remove')])
      say(store.read().items.some((item) => item.key === key && item.saved) ? texts.sent(1) : '')
    },
    move(key, to, selectors = []) {
      const { items } = store.read()
      const from = items.findIndex((item) => item.key === key)
      wish(selectors)
      store.change({ type: 'moved', key, to })
      say(texts.moved(from + 1, to + 1, items.length))
    },
  }
  return { take, actions, said, say }
}
