import { photosMessages as texts } from '../../messages-photos.ts'
import { LineIcon } from '../../ui/icons.tsx'
import { PhotoProgress } from './photo-progress.tsx'
import type { PhotoTileProps } from './photo-tile-props.ts'
import { SmallButton } from './small-button.tsx'

const steps = {
  waiting: texts.unsent,
  queued: texts.queued,
  stopped: texts.stopped,
  failed: texts.failed,
} as const

/** Where a file is on its way to the server, what went wrong with it, and what to do about that. */
export function PhotoStatus({ item, place, isBusy, canRetry, actions }: PhotoTileProps) {
  const { chosen, failure, key } = item
  const isUnderWay = chosen?.step === 'sending' || chosen?.step === 'queued'
  const isHalted = chosen?.step === 'failed' || chosen?.step === 'stopped'
  return (
    <>
      {chosen &&
        (chosen.step === 'sending' ? (
          <PhotoProgress place={place} progress={chosen.progress} />
        ) : (
          <p className="state unsaved">{steps[chosen.step]}</p>
        ))}
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
      {isHalted && canRetry && (
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
