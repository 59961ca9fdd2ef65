import { useId, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { businessLimits } from '../../../../schema/input/business.ts'
import { photosMessages as texts } from '../../messages/dashboard/photos.ts'
import { styled } from '../../theme/theme.ts'
import { Button } from '../../ui/button.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { Notice } from '../../ui/states.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useConfirm } from '../feedback/questions.tsx'
import { fileLabel, useFileDrop, usePastedFiles } from '../ui/file-input.ts'
import { acceptedTypes } from './photo-files.ts'
import { PhotoList } from './photo-list.tsx'
import { isHalted, isOrderDirty } from './photos-state.ts'
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

/** The photos of the form: choose, drop, order, describe, delete. */
export function PhotosSection({ photos }: PhotosSectionProps) {
  const { form, isBusy, api } = photos
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
      {api && halted > 1 && (
        <Button look="outline" disabled={isBusy} onClick={retryAll}>
          {texts.retryAll(halted)}
        </Button>
      )}
      {items.length > 0 && (
        <PhotoList items={items} isBusy={isBusy} canRetry={api !== null} actions={actions} />
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

const Picker = styled('div', {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  padding: { base: '4', md: '5' },
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderColor: 'control',
  borderRadius: 'card',
  '[data-over=true] > &': { bg: 'mataSoft', borderColor: 'mata', borderStyle: 'solid' },
  ...fileLabel,
  '& .drop': { display: 'none' },
  '@media (pointer: fine)': { '& .drop': { display: { sm: 'block' } } },
  '& .about': { textStyle: 'small', lineHeight: '1.4' },
  '& .hint': { color: 'quiet' },
  '& .count': {
    textStyle: 'label',
    marginInlineStart: { md: 'auto' },
    fontVariantNumeric: 'tabular-nums',
  },
})

interface PhotoPickerProps {
  /** "3 de 15 fotos" */
  count: string
  isOver: boolean
  isDisabled: boolean
  onChoose: (files: File[]) => void
}

/** The button that opens the browser's file dialog, in the middle of where files can be dropped. */
function PhotoPicker({ count, isOver, isDisabled, onChoose }: PhotoPickerProps) {
  const hintId = useId()
  return (
    <Picker>
      <label>
        <LineIcon name="camera" />
        {texts.choose}
        {/* Without a name: it is no field of the form. */}
        <input
          type="file"
          id="photos"
          multiple
          accept={acceptedTypes}
          disabled={isDisabled}
          aria-describedby={hintId}
          onChange={({ currentTarget }) => {
            onChoose(Array.from(currentTarget.files ?? []))
            // The same file can be chosen again.
            currentTarget.value = ''
          }}
        />
      </label>
      <p className="about">
        <span className="drop">{isOver ? texts.drop : texts.orDrop}</span>
        <span className="hint" id={hintId}>
          {texts.hint}
        </span>
      </p>
      <p className="count">{count}</p>
    </Picker>
  )
}
