import { photosMessages as texts } from '../../messages/dashboard/photos.ts'
import { styled } from '../../theme/theme.ts'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { SmallButton } from './photo-frame.ts'
import { isHalted, type PhotoItem } from './photo-item.ts'
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
  actions: PhotoActions
}

const steps = {
  waiting: texts.unsent,
  queued: texts.queued,
  preparing: texts.shrinking,
  stopped: texts.stopped,
  failed: texts.failed,
  refused: texts.failed,
} as const

/** Where a file is on its way to the server, what went wrong with it, and what to do about that. */
export function PhotoStatus({ item, place, isBusy, canRetry, actions }: PhotoTileProps) {
  const { chosen, failure, key } = item
  const isUnderWay = chosen !== null && ['queued', 'preparing', 'sending'].includes(chosen.step)
  return (
    <>
      {chosen &&
        (chosen.step === 'sending' ? (
          <PhotoProgress place={place} progress={chosen.progress} />
        ) : (
          <p className="state unsaved">{steps[chosen.step]}</p>
        ))}
      {item.saved && item.turns > 0 && <p className="state unsaved">{texts.turnUnsaved}</p>}
      {failure && (
        <p className="failure" role="alert">
          {failure}
        </p>
      )}
      {isUnderWay && (
        <div>
          <SmallButton data-control="stop" aria-label={texts.stopOf(place)} onClick={() => actions.stop(key)}>
            <LineIcon name="close" />
            {texts.stop}
          </SmallButton>
        </div>
      )}
      {isHalted(item) && canRetry && (
        <div>
          <SmallButton
            data-control="retry"
            aria-label={texts.retryOf(place)}
            disabled={isBusy}
            onClick={() => actions.retry(key)}
          >
            <LineIcon name="refresh" />
            {texts.retry}
          </SmallButton>
        </div>
      )}
    </>
  )
}

const Sending = styled('div', { display: 'grid', gap: '2' })

const Bar = styled('div', {
  height: '6px',
  borderRadius: 'full',
  bg: 'line',
  overflow: 'hidden',
  '& > span': {
    display: 'block',
    height: '100%',
    bg: 'rio',
    borderRadius: 'full',
    transition: 'width {durations.quick} {easings.out}',
  },
  '&[data-waits=true] > span': { animation: 'breathe 1.4s ease-in-out infinite' },
})

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent' })

interface PhotoProgressProps {
  place: number
  /** The part that has been sent, from 0 to 1. */
  progress: number
}

/** How much of a file has been sent; once all of it has, the server still works on it. */
function PhotoProgress({ place, progress }: PhotoProgressProps) {
  const isSent = progress >= 1
  const text = isSent ? texts.preparing : texts.sending(percent.format(progress))
  return (
    <Sending>
      <p className="state">{text}</p>
      <Bar
        role="progressbar"
        aria-label={texts.progress(place)}
        aria-valuenow={Math.round(progress * 100)}
        aria-valuetext={text}
        data-waits={isSent}
      >
        <span style={{ width: `${progress * 100}%` }} />
      </Bar>
    </Sending>
  )
}
