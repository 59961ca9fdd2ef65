import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { photosMessages as texts } from '../../messages/dashboard/photos.ts'
import styles from './photo-list.module.css'
import { PhotoTile, type PhotoTileProps } from './photo-tile.tsx'
import type { PhotoItem } from './photos-state.ts'

interface PhotoListProps extends Pick<PhotoTileProps, 'isBusy' | 'canRetry' | 'actions'> {
  items: readonly PhotoItem[]
}

/** Pixels before a press becomes a drag. */
const activationConstraint = { distance: 6 }

/** The photos in their order, the cover first; a mouse drags the picture, fingers and keys its handle. */
export function PhotoList({ items, ...tile }: PhotoListProps) {
  const { isBusy, actions } = tile
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint }),
    useSensor(TouchSensor, { activationConstraint }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const keys = items.map(({ key }) => key)
  const place = (entry: { id: string | number } | null) => (entry ? keys.indexOf(String(entry.id)) + 1 : 0)
  // A drop that changes the order is announced by `move`, as for the buttons.
  const announcements: Announcements = {
    onDragStart: ({ active }) => texts.lifted(place(active), keys.length),
    // Over its own place, where it begins, "lifted" must not be drowned out.
    onDragOver: ({ active, over }) =>
      over?.id === active.id
        ? texts.lifted(place(active), keys.length)
        : texts.over(place(active), place(over), keys.length),
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id ? undefined : texts.putBack(place(active)),
    onDragCancel: () => texts.dragUndone,
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: texts.handleHelp } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) actions.move(String(active.id), keys.indexOf(String(over.id)))
      }}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy} disabled={isBusy || keys.length < 2}>
        <ol className={styles.list} aria-label={texts.listLabel}>
          {items.map((item, index) => (
            <PhotoTile key={item.key} {...tile} item={item} place={index + 1} count={items.length} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
