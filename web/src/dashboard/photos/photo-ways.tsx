import { photosMessages as texts } from '../../messages-photos.ts'
import { LineIcon } from '../../ui/icons.tsx'
import type { PhotoTileProps } from './photo-tile-props.ts'
import { SmallButton } from './small-button.tsx'
import { controlOf } from './use-photo-actions.ts'

/** Order without dragging. The focus stays on the button that was pressed, or on its neighbour at an end of the list. */
export function PhotoWays({ item, place, count, isBusy, actions }: PhotoTileProps) {
  const { key } = item
  const wishes = (...controls: string[]) => controls.map((control) => controlOf(key, control))
  if (count < 2) return null
  return (
    <div className="ways">
      <SmallButton
        className="turn"
        data-control="back"
        aria-label={place > 1 ? texts.back(place) : texts.backAtEnd(place)}
        disabled={isBusy || place === 1}
        onClick={() => actions.move(key, place - 2, wishes('back', 'forth'))}
      >
        <LineIcon name="back" />
      </SmallButton>
      <SmallButton
        className="turn"
        data-control="forth"
        aria-label={place < count ? texts.forth(place) : texts.forthAtEnd(place)}
        disabled={isBusy || place === count}
        onClick={() => actions.move(key, place, wishes('forth', 'back'))}
      >
        <LineIcon name="arrow" />
      </SmallButton>
      {place > 1 && (
        <SmallButton
          data-control="cover"
          aria-label={texts.makeCoverOf(place)}
          disabled={isBusy}
          onClick={() => actions.move(key, 0, wishes('forth'))}
        >
          {texts.makeCover}
        </SmallButton>
      )}
    </div>
  )
}
