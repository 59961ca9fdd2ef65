import { useId, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { businessLimits } from '../../../../schema/input/business.ts'
import { photosMessages as texts } from '../../messages/dashboard/photos.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { Notice } from '../../ui/states.tsx'
import text from '../../ui/text.module.css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useFileDrop, usePastedFiles } from '../ui/file-input.ts'
import fileLabel from '../ui/file-label.module.css'
import { acceptedTypes } from './photo-files.ts'
import { PhotoList } from './photo-list.tsx'
import styles from './photos-section.module.css'
import { isHalted, isOrderDirty } from './photos-state.ts'
import { usePhotoActions } from './use-photo-actions.ts'
import type { PhotosState } from './use-photos.ts'

export function PhotosSection({ photos }: { photos: PhotosState }) {
  const { form, isBusy, api } = photos
  const data = useWatch({ control: form.control, name: 'photos', exact: true })
  const { items, refusals, orderFailure, isSending } = data
  const halted = items.filter(isHalted).length
  const root = useRef<HTMLFieldSetElement>(null)
  const hintId = useId()
  const { take, actions, retryAll, said, dialog } = usePhotoActions(photos, root)
  const { isOver, handlers } = useFileDrop(take)
  usePastedFiles(take)
  return (
    <fieldset className={styles.frame} ref={root} aria-label={texts.title} data-over={isOver} {...handlers}>
      <div className={styles.picker}>
        <label className={fileLabel.label}>
          <LineIcon name="camera" />
          {texts.choose}
          {/* Without a name: it is no field of the form. */}
          <input
            type="file"
            id="photos"
            multiple
            accept={acceptedTypes}
            disabled={isSending}
            aria-describedby={hintId}
            onChange={({ currentTarget }) => {
              take(Array.from(currentTarget.files ?? []))
              // The same file can be chosen again.
              currentTarget.value = ''
            }}
          />
        </label>
        <p className={styles.about}>
          <span className={styles.drop}>{isOver ? texts.drop : texts.orDrop}</span>
          <span className={styles.hint} id={hintId}>
            {texts.hint}
          </span>
        </p>
        <p className={classNames(text.label, styles.count)}>
          {texts.count(items.length, businessLimits.photos)}
        </p>
      </div>
      {refusals.length > 0 && (
        <Notice tone="error">
          {[...new Set(refusals)].map((refusal) => (
            <p key={refusal}>{refusal}</p>
          ))}
        </Notice>
      )}
      {orderFailure && <Notice tone="error">{orderFailure}</Notice>}
      {api && halted > 1 && (
        <Button look="outline" disabled={isBusy} onClick={retryAll}>
          {texts.retryAll(halted)}
        </Button>
      )}
      {items.length > 0 && (
        <PhotoList items={items} isBusy={isBusy} canRetry={api !== null} actions={actions} />
      )}
      {!orderFailure && !isSending && isOrderDirty(data) && (
        <p className={text.label}>{texts.orderUnsaved}</p>
      )}
      {items.length > 0 && <p className={classNames(text.hint, styles.help)}>{texts.whenSaved}</p>}
      <VisuallyHidden role="status">
        <span key={said.turn}>{said.text}</span>
      </VisuallyHidden>
      {dialog}
    </fieldset>
  )
}
