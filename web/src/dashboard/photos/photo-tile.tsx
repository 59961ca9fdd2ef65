import { Textarea } from '@chakra-ui/react/textarea'
import { type AnimateLayoutChanges, defaultAnimateLayoutChanges, useSortable } from '@dnd-kit/sortable'
import { type MouseEventHandler, useId, useState } from 'react'
import { businessLimits } from '../../../../schema/input/business.ts'
import { useObjectUrl } from '../../browser/use-object-url.ts'
import { useReducedMotion } from '../../browser/use-reduced-motion.ts'
import { photosMessages as texts } from '../../messages/dashboard/photos.ts'
import { LineIcon, LineShape } from '../../ui/pictures/icons.tsx'
import { Photo } from '../../ui/pictures/photo.tsx'
import { PhotoFrame, SmallButton } from './photo-frame.ts'
import { isAltDirty, type PhotoItem } from './photo-item.ts'
import { PhotoStatus, type PhotoTileProps } from './photo-status.tsx'
import { controlOf } from './use-photo-actions.ts'

const grip = 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01'
const rotation = 'M19.500 12a7.500 7.500 0 1 1-2.400-5.500M17.500 2.500v4.500H13'
const bin = 'M5 7h14M10 7V4.500h4V7M7 7l.8 12.500h8.400L17 7M10.300 10.500v5.500M13.700 10.500v5.500'

/** Photos that buttons move glide as those do that are dragged. */
const animateLayoutChanges: AnimateLayoutChanges = (args) =>
  defaultAnimateLayoutChanges({ ...args, wasDragging: true })

/** One photo: its picture and place, what is on its way with it, its words, and what can be done with it. */
export function PhotoTile(props: PhotoTileProps) {
  const { item, place, count, isBusy, actions } = props
  const isMovable = count > 1 && !isBusy
  const prefersStill = useReducedMotion()
  const sortable = useSortable({
    id: item.key,
    attributes: { roleDescription: texts.handleRole },
    animateLayoutChanges,
    ...(prefersStill && { transition: null }),
  })
  const { transform, transition, listeners, isDragging } = sortable
  const shownPlace = sortable.newIndex + 1
  return (
    <PhotoFrame
      ref={sortable.setNodeRef}
      data-photo={item.key}
      data-unsent={item.chosen !== null}
      data-dragged={isDragging}
      aria-label={texts.photo(place)}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
    >
      <div className="picture">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a second way, for the mouse, to what the handle does */}
        <div
          className="shown"
          data-movable={isMovable}
          data-turns={item.turns}
          onMouseDown={listeners?.onMouseDown as MouseEventHandler | undefined}
          onDragStart={(event) => event.preventDefault()}
        >
          <PhotoPicture item={item} place={place} />
          <span className={shownPlace === 1 ? 'place cover' : 'place'}>
            {shownPlace === 1 ? texts.cover : shownPlace}
          </span>
        </div>
        {isMovable && (
          <button
            type="button"
            className="handle"
            ref={sortable.setActivatorNodeRef}
            aria-label={texts.handleOf(place)}
            title={texts.handle}
            {...sortable.attributes}
            {...listeners}
          >
            <LineShape path={grip} />
          </button>
        )}
        <SmallButton
          className="remove"
          data-control="remove"
          aria-label={texts.removeOf(place)}
          title={texts.remove}
          disabled={isBusy}
          onClick={() => actions.remove(item)}
        >
          {item.chosen ? <LineIcon name="close" /> : <LineShape path={bin} />}
        </SmallButton>
      </div>
      <div className="body">
        <PhotoStatus {...props} />
        <AltField {...props} />
      </div>
      <PhotoWays {...props} />
    </PhotoFrame>
  )
}

/** The words for those who do not see the photo, on one line however they wrap. */
function AltField({ item, place, actions }: PhotoTileProps) {
  const id = useId()
  const isUnsaved = isAltDirty(item)
  return (
    <div className="alt">
      <label htmlFor={id}>{texts.alt}</label>
      <Textarea
        id={id}
        rows={1}
        aria-label={texts.altOf(place)}
        maxLength={businessLimits.alt}
        placeholder={texts.altPlaceholder}
        value={item.alt}
        aria-describedby={isUnsaved ? `${id}-state` : undefined}
        onChange={({ target }) => actions.describe(item.key, target.value.replace(/[\r\n]+/g, ' '))}
      />
      {isUnsaved && (
        <p className="state unsaved" id={`${id}-state`}>
          {texts.altUnsaved}
        </p>
      )}
    </div>
  )
}

/** What a photo shows: the server's picture, or the file itself before it is sent. */
function PhotoPicture({ item, place }: { item: PhotoItem; place: number }) {
  const alt = item.alt.trim() || texts.photo(place)
  if (item.saved)
    return <Photo image={item.saved.image} alt={alt} use="plain" sizes="(min-width: 30em) 16rem, 7rem" />
  return <FilePreview file={item.chosen.file} alt={alt} />
}

/** The server has the last word on a file that this browser cannot show. */
function FilePreview({ file, alt }: { file: File; alt: string }) {
  const url = useObjectUrl(file)
  const [isUnreadable, setIsUnreadable] = useState(false)
  if (isUnreadable) return <span className="none">{texts.noPreview}</span>
  return (
    url && (
      <img src={url} alt={alt} decoding="async" draggable={false} onError={() => setIsUnreadable(true)} />
    )
  )
}

/**
 * What can be done with a photo besides deleting it, the order without dragging too. The focus stays on the button that
 * was pressed, or on its neighbour at an end of the list.
 */
function PhotoWays({ item: { key }, place, count, isBusy, actions }: PhotoTileProps) {
  const move = (to: number, ...controls: string[]) =>
    actions.move(
      key,
      to,
      controls.map((control) => controlOf(key, control)),
    )
  return (
    <div className="ways">
      <SmallButton aria-label={texts.turnOf(place)} disabled={isBusy} onClick={() => actions.turn(key)}>
        <LineShape path={rotation} />
        {texts.turn}
      </SmallButton>
      {count > 1 && (
        <>
          <SmallButton
            className="turn"
            data-control="back"
            aria-label={place > 1 ? texts.back(place) : texts.backAtEnd(place)}
            disabled={isBusy || place === 1}
            onClick={() => move(place - 2, 'back', 'forth')}
          >
            <LineIcon name="back" />
          </SmallButton>
          <SmallButton
            className="turn"
            data-control="forth"
            aria-label={place < count ? texts.forth(place) : texts.forthAtEnd(place)}
            disabled={isBusy || place === count}
            onClick={() => move(place, 'forth', 'back')}
          >
            <LineIcon name="arrow" />
          </SmallButton>
          {place > 1 && (
            <SmallButton
              data-control="cover"
              aria-label={texts.makeCoverOf(place)}
              disabled={isBusy}
              onClick={() => move(0, 'forth')}
            >
              {texts.makeCover}
            </SmallButton>
          )}
        </>
      )}
    </div>
  )
}
