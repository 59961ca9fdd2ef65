import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { businessLimits } from '../../../../schema/input/business.ts'
import { photosMessages as texts } from '../../messages/dashboard/photos.ts'
import { styled } from '../../theme/theme.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useConfirm } from '../feedback/questions.tsx'
import { useFileDrop, usePastedFiles } from '../ui/file-input.ts'
import { isHalted, isOrderDirty } from './photo-item.ts'
import { PhotoList } from './photo-list.tsx'
import { PhotoPicker } from './photo-picker.tsx'
import { usePhotoActions } from './use-photo-actions.ts'
import type { PhotosState } from './use-photos.ts'

const Frame = styled('div', {
  display: 'grid',
  gap: '4',
  minWidth: '0',
  '& > .help': { textStyle: 'small', color: 'quiet', maxWidth: '42rem' },
  '& > .unsaved': { textStyle: 'label' },
})

export interface PhotosSectionProps {
  photos: PhotosState
}

/** The photos of the form: choose, drop, order, describe, delete. Its field is named `photos` for messages. */
export function PhotosSection({ photos }: PhotosSectionProps) {
  const { form, isBusy, businessId } = photos
  const data = useWatch({ control: form.control, name: 'photos', exact: true })
  const { items, refusals, orderFailure, isSending } = data
  const halted = items.filter(isHalted).length
  const root = useRef<HTMLDivElement>(null)
  const { confirm, dialog } = useConfirm()
  const { take, actions, retryAll, said } = usePhotoActions(photos, { root, confirm })
  const { isOver, handlers } = useFileDrop(take)
  usePastedFiles(take)
  return (
    <Frame ref={root} role="group" aria-label={texts.title} data-over={isOver} {...handlers}>
      <PhotoPicker
        count={texts.count(items.length, businessLimits.photos)}
        isOver={isOver}
        isDisabled={isSending}
        onChoose={take}
      />
      {refusals.length > 0 && (
        <Notice tone="error">
          {[...new Set(refusals)].map((refusal) => (
            <p key={refusal}>{refusal}</p>
          ))}
        </Notice>
      )}
      {orderFailure && <Notice tone="error">{orderFailure}</Notice>}
      {businessId && halted > 1 && (
        <Button look="outline" disabled={isBusy} onClick={retryAll}>
          {texts.retryAll(halted)}
        </Button>
      )}
      {items.length > 0 && (
        <PhotoList items={items} isBusy={isBusy} canRetry={businessId !== null} actions={actions} />
      )}
      {!orderFailure && !isSending && isOrderDirty(data) && <p className="unsaved">{texts.orderUnsaved}</p>}
      {items.length > 0 && <p className="help">{texts.whenSaved}</p>}
      <VisuallyHidden role="status">
        <span key={said.turn}>{said.text}</span>
      </VisuallyHidden>
      {dialog}
    </Frame>
  )
}
