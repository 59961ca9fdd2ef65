import { useId } from 'react'
import { businessLimits } from '../../../../schema/input/business.ts'
import { photosMessages as texts } from '../../messages-photos.ts'
import { LineIcon, LineShape } from '../../ui/icons.tsx'
import { PhotoFrame } from './photo-frame.ts'
import { isAltDirty } from './photo-item.ts'
import { PhotoPicture } from './photo-picture.tsx'
import { PhotoStatus } from './photo-status.tsx'
import type { PhotoTileProps } from './photo-tile-props.ts'
import { PhotoWays } from './photo-ways.tsx'
import { SmallButton } from './small-button.tsx'

const grip = 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01'
const bin = 'M5 7h14M10 7V4.500h4V7M7 7l.8 12.500h8.400L17 7M10.300 10.500v5.500M13.700 10.500v5.500'

/** One photo: its picture and place, what is on its way with it, its words, and what can be done with it. */
export function PhotoTile(props: PhotoTileProps) {
  const { item, place, count, isBusy, isDragged, actions, onGrab } = props
  const isMovable = count > 1 && !isBusy
  return (
    <PhotoFrame
      data-photo={item.key}
      data-unsent={item.chosen !== null}
      data-dragged={isDragged}
      aria-label={texts.photo(place)}
      style={{ order: place }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a second way, for pointers, to what the buttons do */}
      <div
        className="picture"
        data-movable={isMovable}
        onPointerDown={isMovable ? (event) => onGrab(event, item.key) : undefined}
        onDragStart={(event) => event.preventDefault()}
      >
        <PhotoPicture item={item} place={place} />
        <span className={place === 1 ? 'place cover' : 'place'}>{place === 1 ? texts.cover : place}</span>
        {isMovable && (
          <span className="handle" data-handle title={texts.handle} aria-hidden="true">
            <LineShape path={grip} />
          </span>
        )}
        <SmallButton
          className="remove"
          look="floating"
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
      <textarea
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
