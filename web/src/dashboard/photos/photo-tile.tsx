import { Textarea } from '@chakra-ui/react/textarea'
import { type AnimateLayoutChanges, defaultAnimateLayoutChanges, useSortable } from '@dnd-kit/sortable'
import { type ComponentProps, type MouseEventHandler, type ReactNode, useId, useState } from 'react'
import { businessLimits } from '../../../../schema/input/business.ts'
import { useObjectUrl } from '../../browser/use-object-url.ts'
import { useReducedMotion } from '../../browser/use-reduced-motion.ts'
import { photosMessages as texts } from '../../messages/dashboard/photos.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LineIcon, LineShape } from '../../ui/pictures/icons.tsx'
import { Photo } from '../../ui/pictures/photo.tsx'
import text from '../../ui/text.module.css'
import styles from './photo-tile.module.css'
import { type ChosenFile, isAltDirty, isHalted, type PhotoItem } from './photos-state.ts'
import { controlSelector, type PhotoActions } from './use-photo-actions.ts'

const grip = 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01'
const rotation = 'M19.500 12a7.500 7.500 0 1 1-2.400-5.500M17.500 2.500v4.500H13'
const bin = 'M5 7h14M10 7V4.500h4V7M7 7l.8 12.500h8.400L17 7M10.300 10.500v5.500M13.700 10.500v5.500'

/** Photos moved by buttons glide as dragged ones do. */
const animateLayoutChanges: AnimateLayoutChanges = (args) =>
  defaultAnimateLayoutChanges({ ...args, wasDragging: true })

export interface PhotoTileProps {
  item: PhotoItem
  /** From 1. */
  place: number
  /** Of all photos. */
  count: number
  /** While something is sent or deleted nothing can be moved or removed. */
  isBusy: boolean
  /** Whether the establishment exists, so that one file can be sent by itself. */
  canRetry: boolean
  actions: PhotoActions
}

/** One photo: its picture and place, its progress and failures, its description, and its actions. */
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
  const { transform, transition, listeners } = sortable
  const isCover = sortable.newIndex === 0
  const alt = item.alt.trim() || texts.photo(place)
  return (
    <li
      ref={sortable.setNodeRef}
      className={styles.tile}
      data-photo={item.key}
      data-unsent={item.chosen !== null}
      data-dragged={sortable.isDragging}
      aria-label={texts.photo(place)}
      style={{ translate: transform ? `${transform.x}px ${transform.y}px` : undefined, transition }}
    >
      <div className={styles.picture}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a second way, for the mouse, to what the handle does */}
        <div
          className={styles.shown}
          data-movable={isMovable}
          data-turns={item.turns}
          onMouseDown={listeners?.onMouseDown as MouseEventHandler | undefined}
          onDragStart={(event) => event.preventDefault()}
        >
          {item.chosen ? (
            <FilePreview file={item.chosen.file} alt={alt} />
          ) : (
            <Photo image={item.saved.image} alt={alt} use="plain" sizes="(min-width: 30em) 20rem, 7rem" />
          )}
          <span className={classNames(text.label, styles.place, isCover && styles.cover)}>
            {isCover ? texts.cover : sortable.newIndex + 1}
          </span>
        </div>
        {isMovable && (
          <SmallButton
            ref={sortable.setActivatorNodeRef}
            className={styles.handle}
            aria-label={texts.handleOf(place)}
            title={texts.handle}
            {...sortable.attributes}
            {...listeners}
          >
            <LineShape path={grip} />
          </SmallButton>
        )}
        <SmallButton
          className={styles.remove}
          data-control="remove"
          aria-label={texts.removeOf(place)}
          title={texts.remove}
          disabled={isBusy}
          onClick={() => actions.remove(item)}
        >
          {item.chosen ? <LineIcon name="close" /> : <LineShape path={bin} />}
        </SmallButton>
      </div>
      <div className={styles.body}>
        <PhotoStatus {...props} />
        <AltField {...props} />
      </div>
      <PhotoButtons {...props} />
    </li>
  )
}

/** As high as a finger needs on phones and touch screens. */
function SmallButton({ className, ...button }: ComponentProps<typeof Button>) {
  return <Button look="quiet" className={classNames(styles.small, className)} {...button} />
}

/** The server has the last word on a file that this browser cannot show. */
function FilePreview({ file, alt }: { file: File; alt: string }) {
  const url = useObjectUrl(file)
  const [isUnreadable, setIsUnreadable] = useState(false)
  if (isUnreadable) return <span className={classNames(text.label, styles.none)}>{texts.noPreview}</span>
  if (!url) return null
  return <img src={url} alt={alt} decoding="async" draggable={false} onError={() => setIsUnreadable(true)} />
}

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent' })

/** Where a file is on its way; the server still works on it once all of it has been sent. */
function stepText({ step, progress }: ChosenFile): string {
  if (step === 'sending') return progress >= 1 ? texts.preparing : texts.sending(percent.format(progress))
  return {
    waiting: texts.unsent,
    queued: texts.queued,
    preparing: texts.shrinking,
    stopped: texts.stopped,
    failed: texts.failed,
    refused: texts.failed,
  }[step]
}

/** Where a file is on its way, what failed, and how to stop or retry it. */
function PhotoStatus({ item, place, isBusy, canRetry, actions }: PhotoTileProps) {
  const { chosen, failure, key, turns } = item
  const state = chosen ? stepText(chosen) : turns > 0 && texts.turnUnsaved
  const isSending = chosen?.step === 'sending'
  return (
    <>
      {state && <p className={classNames(text.label, styles.state, !isSending && styles.unsaved)}>{state}</p>}
      {isSending && (
        <div
          className={styles.progress}
          role="progressbar"
          aria-label={texts.progress(place)}
          aria-valuenow={Math.round(chosen.progress * 100)}
          aria-valuetext={state || undefined}
          data-waits={chosen.progress >= 1}
        >
          <span style={{ width: `${chosen.progress * 100}%` }} />
        </div>
      )}
      {failure && (
        <p className={text.failure} role="alert">
          {failure}
        </p>
      )}
      {chosen && ['queued', 'preparing', 'sending'].includes(chosen.step) && (
        <SmallButton data-control="stop" aria-label={texts.stopOf(place)} onClick={() => actions.stop(key)}>
          <LineIcon name="close" />
          {texts.stop}
        </SmallButton>
      )}
      {isHalted(item) && canRetry && (
        <SmallButton
          data-control="retry"
          aria-label={texts.retryOf(place)}
          disabled={isBusy}
          onClick={() => actions.retry(key)}
        >
          <LineIcon name="refresh" />
          {texts.retry}
        </SmallButton>
      )}
    </>
  )
}

/** The description, on one line however it wraps. */
function AltField({ item, place, actions }: PhotoTileProps) {
  const id = useId()
  const isUnsaved = isAltDirty(item)
  return (
    <div className={styles.alt}>
      <label className={text.label} htmlFor={id}>
        {texts.alt}
      </label>
      <Textarea
        id={id}
        rows={1}
        minHeight={{ base: 'touch', md: '2.25rem' }}
        fontSize={{ base: '1rem', md: '0.9375rem' }}
        resize="none"
        fieldSizing="content"
        aria-label={texts.altOf(place)}
        maxLength={businessLimits.alt}
        placeholder={texts.altPlaceholder}
        value={item.alt}
        aria-describedby={isUnsaved ? `${id}-state` : undefined}
        onChange={({ target }) => actions.describe(item.key, target.value.replace(/[\r\n]+/g, ' '))}
      />
      {isUnsaved && (
        <p className={classNames(text.label, styles.state, styles.unsaved)} id={`${id}-state`}>
          {texts.altUnsaved}
        </p>
      )}
    </div>
  )
}

/**
 * Turning and moving. The focus stays on the button that was pressed, or goes to its neighbour at an end of the list.
 */
function PhotoButtons({ item: { key }, place, count, isBusy, actions }: PhotoTileProps) {
  const move = (control: 'back' | 'forth', other: string, to: number, label: string, icon: ReactNode) => (
    <SmallButton
      className={styles.move}
      data-control={control}
      aria-label={label}
      disabled={isBusy || to < 0 || to === count}
      onClick={() => actions.move(key, to, [controlSelector(key, control), controlSelector(key, other)])}
    >
      {icon}
    </SmallButton>
  )
  const back = place > 1 ? texts.back(place) : texts.backAtEnd(place)
  const forth = place < count ? texts.forth(place) : texts.forthAtEnd(place)
  return (
    <div className={styles.actions}>
      <SmallButton aria-label={texts.turnOf(place)} disabled={isBusy} onClick={() => actions.turn(key)}>
        <LineShape path={rotation} />
        {texts.turn}
      </SmallButton>
      {count > 1 && move('back', 'forth', place - 2, back, <LineIcon name="back" />)}
      {count > 1 && move('forth', 'back', place, forth, <LineIcon name="arrow" />)}
      {place > 1 && (
        <SmallButton
          data-control="cover"
          aria-label={texts.makeCoverOf(place)}
          disabled={isBusy}
          onClick={() => actions.move(key, 0, [controlSelector(key, 'forth')])}
        >
          {texts.makeCover}
        </SmallButton>
      )}
    </div>
  )
}
