import { useId } from 'react'
import { photosMessages as texts } from '../../messages/dashboard/photos.ts'
import { styled } from '../../theme/theme.ts'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { fileLabel } from '../ui/file-input.ts'
import { acceptedTypes } from './accept-files.ts'

const Frame = styled('div', {
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

export interface PhotoPickerProps {
  /** "3 de 15 fotos" */
  count: string
  isOver: boolean
  isDisabled: boolean
  onChoose: (files: File[]) => void
}

/** The button that opens the browser's file dialog, in the middle of where files can be dropped. */
export function PhotoPicker({ count, isOver, isDisabled, onChoose }: PhotoPickerProps) {
  const hintId = useId()
  return (
    <Frame>
      <label>
        <LineIcon name="camera" />
        {texts.choose}
        {/* Without a name: what a form reads of its fields has no place for it. */}
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
    </Frame>
  )
}
