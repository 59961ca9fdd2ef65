import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { photosMessages as texts } from '../../messages/dashboard/photos.ts'
import { recipe } from '../../theme/theme.ts'
import type { PhotoItem } from './photo-item.ts'
import { PhotoTile } from './photo-tile.tsx'
import { useDragOrder, useGlide } from './use-drag-order.ts'
import type { PhotoActions } from './use-photo-actions.ts'

const List = chakra(
  'ol',
  recipe({
    base: {
      // Places within it are measured while one is dragged.
      position: 'relative',
      display: 'grid',
      gap: '3',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(13rem, 1fr))' },
      '&[data-dragging=true]': { userSelect: 'none', cursor: 'grabbing' },
    },
  }),
)

export interface PhotoListProps {
  items: readonly PhotoItem[]
  isBusy: boolean
  canRetry: boolean
  actions: PhotoActions
  /** Tells screen readers. */
  say: (text: string) => void
}

/** The photos in their order, the cover first. */
export function PhotoList({ items, isBusy, canRetry, actions, say }: PhotoListProps) {
  const list = useRef<HTMLOListElement>(null)
  const keys = items.map(({ key }) => key)
  const { order, dragged, begin } = useDragOrder(list, {
    keys,
    onDrop: (key, to) => actions.move(key, to),
    onUndo: () => say(texts.dragUndone),
  })
  const shown = order ?? keys
  useGlide(list, shown, dragged)
  return (
    <List ref={list} aria-label={texts.listLabel} data-dragging={dragged !== null}>
      {items.map((item, index) => (
        <PhotoTile
          key={item.key}
          item={item}
          place={(order ? order.indexOf(item.key) : index) + 1}
          count={items.length}
          isBusy={isBusy}
          canRetry={canRetry}
          isDragged={dragged === item.key}
          actions={actions}
          onGrab={begin}
        />
      ))}
    </List>
  )
}
