import { useId, useRef } from 'react'
import { useController } from 'react-hook-form'
import { useObjectUrl } from '../../../browser/use-object-url.ts'
import { catalogueMessages as texts } from '../../../messages/dashboard/catalogue.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { LineIcon } from '../../../ui/pictures/icons.tsx'
import { Photo, type PlacedImage } from '../../../ui/pictures/photo.tsx'
import text from '../../../ui/text.module.css'
import { RowAction } from '../../table/cells.tsx'
import type { DraftPicture } from './draft.ts'
import styles from './picture-control.module.css'

export interface PictureControlProps {
  label: string
  name: string
  /** What the record has. */
  saved: PlacedImage | null
}

/** A picture: chosen with a preview, taken back, or removed from what is saved. It is sent when the form is. */
export function PictureControl({ label, name, saved }: PictureControlProps) {
  const { field, fieldState } = useController<Record<string, DraftPicture>>({ name })
  const { value, onChange } = field
  const error = fieldState.error?.message
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const hasPicture = value instanceof File || (saved && value === 'saved')
  const remarks = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  /** What was pressed is gone then. */
  function take(next: DraftPicture) {
    if (input.current) input.current.value = ''
    onChange(next)
    input.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that takes the focus, or has several controls of its own; a fieldset would be laid out by other rules
    <div className={styles.frame} role="group" aria-labelledby={`${id}-label`}>
      <p className={classNames(text.label, styles.label)} id={`${id}-label`}>
        {label}
      </p>
      <Preview saved={saved} value={value} />
      <div className={styles.side}>
        <div className={styles.actions}>
          <label className={buttonClass({ look: 'outline', className: styles.choose })}>
            {hasPicture ? texts.changeImage : texts.chooseImage}
            <input
              ref={(element) => {
                input.current = element
                field.ref(element)
              }}
              type="file"
              name={name}
              accept="image/*"
              aria-label={label}
              aria-invalid={error ? true : undefined}
              aria-describedby={remarks}
              onChange={({ target }) => {
                const file = target.files?.[0]
                if (file) onChange(file)
              }}
            />
          </label>
          {value instanceof File && (
            <RowAction text={texts.removeFile} label={texts.removeFile} onClick={() => take('saved')} />
          )}
          {saved && value === 'saved' && (
            <RowAction
              text={texts.removeImage}
              label={texts.removeImage}
              tone="danger"
              onClick={() => take(null)}
            />
          )}
          {saved && value === null && (
            <RowAction text={texts.keepImage} label={texts.keepImage} onClick={() => take('saved')} />
          )}
        </div>
        {value instanceof File && <p className={styles.file}>{value.name}</p>}
        {value === null && <p role="status">{texts.imageGoes}</p>}
        <p className={text.hint} id={`${id}-hint`}>
          {texts.imageHint}
        </p>
        {error && (
          <p className={text.failure} id={`${id}-error`}>
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

function Preview({ saved, value }: { saved: PlacedImage | null; value: DraftPicture }) {
  return (
    <div className={styles.preview}>
      {value instanceof File ? (
        <FilePreview file={value} />
      ) : saved && value === 'saved' ? (
        <Photo image={saved} alt={texts.savedImage} use="plain" sizes="6rem" load="now" />
      ) : (
        <LineIcon name="camera" />
      )}
    </div>
  )
}

function FilePreview({ file }: { file: File }) {
  const url = useObjectUrl(file)
  return url && <img src={url} alt={texts.previewOf(file.name)} />
}
