import type { PointerEvent } from 'react'
import type { PhotoItem } from './photo-item.ts'
import type { PhotoActions } from './use-photo-actions.ts'

/** What a photo's tile and its parts get. */
export interface PhotoTileProps {
  item: PhotoItem
  /** From 1 on. */
  place: number
  /** Of all photos. */
  count: number
  /** While something is sent or deleted nothing can be moved or removed. */
  isBusy: boolean
  /** Whether the establishment exists, so that one file can be sent by itself. */
  canRetry: boolean
  isDragged: boolean
  actions: PhotoActions
  onGrab: (event: PointerEvent<HTMLElement>, key: string) => void
}
