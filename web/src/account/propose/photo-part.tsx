import { type Dispatch, type SetStateAction, useId, useState } from 'react'
import { businessLimits } from '../../../../schema/input/business.ts'
import { useObjectUrl } from '../../browser/use-object-url.ts'
import { acceptedTypes, acceptFiles, preparedFile } from '../../dashboard/photos/photo-files.ts'
import { useFileDrop } from '../../dashboard/ui/file-input.ts'
import fileLabel from '../../dashboard/ui/file-label.module.css'
import { useProposablePhotosQuery } from '../../gql/account/hooks.ts'
import { accountMessages } from '../../messages/account.ts'
import { usePage } from '../../start/page-context.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/chakra/states.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { Photo } from '../../ui/pictures/photo.tsx'
import { Notice } from '../../ui/states.tsx'
import text from '../../ui/text.module.css'
import styles from './photo-part.module.css'

const texts = accountMessages.proposing.photos

/** Proposed changes of photos: ids to remove and files to add. */
export interface PhotoChoice {
  removed: readonly string[]
  added: readonly File[]
}

interface PhotoPartProps {
  businessId: string
  choice: PhotoChoice
  onChange: Dispatch<SetStateAction<PhotoChoice>>
}

/** Selects photos to remove and files to add, which are sent with the proposal (proposed-photos). */
export function PhotoPart({ businessId, choice, onChange }: PhotoPartProps) {
  const { data, error, refetch } = useProposablePhotosQuery({
    variables: { id: businessId },
    fetchPolicy: 'cache-and-network',
  })
  const photos = data?.business?.photos
  if (error && !photos)
    return <ErrorState text={texts.loadFailed} retry={() => void refetch().catch(() => {})} />
  if (!photos) return <p role="status">{texts.loading}</p>
  const removed = choice.removed.filter((id) => photos.some((photo) => photo.id === id))
  return (
    <>
      {photos.length === 0 && <p>{texts.none}</p>}
      {photos.length > 0 && (
        <ul className={styles.list} aria-label={texts.saved}>
          {photos.map(({ id, alt, image }, place) => {
            const isRemoved = removed.includes(id)
            return (
              <li key={id} data-removed={isRemoved}>
                <Photo image={image} alt={alt ?? texts.photo(place + 1)} use="card" sizes="160px" />
                <label>
                  <input
                    type="checkbox"
                    checked={isRemoved}
                    aria-label={texts.removeOf(place + 1)}
                    onChange={() =>
                      onChange({
                        ...choice,
                        removed: isRemoved ? removed.filter((each) => each !== id) : [...removed, id],
                      })
                    }
                  />
                  <span>{texts.remove}</span>
                </label>
              </li>
            )
          })}
        </ul>
      )}
      <AddedFiles left={photos.length - removed.length} choice={choice} onChange={onChange} />
    </>
  )
}

interface AddedFilesProps extends Omit<PhotoPartProps, 'businessId'> {
  /** Number of saved photos that stay. */
  left: number
}

function AddedFiles({ left, choice, onChange }: AddedFilesProps) {
  const [refusals, setRefusals] = useState<string[]>([])
  const hintId = useId()
  const { added } = choice
  const { imageMaxBytes } = usePage().config
  async function take(files: File[]) {
    const saved = Array.from({ length: left }, () => ({ chosen: null }))
    const found = acceptFiles(files, [...saved, ...added.map((file) => ({ chosen: { file } }))])
    const prepared = await Promise.all(
      found.accepted.map((file) => preparedFile(file, 0, imageMaxBytes).catch(() => null)),
    )
    const failed = found.accepted.filter((_, place) => prepared[place] === null)
    setRefusals([...found.refusals, ...failed.map(({ name }) => texts.cannotPrepare(name))])
    const ready = prepared.filter((file) => file !== null)
    if (ready.length > 0) onChange((before) => ({ ...before, added: [...before.added, ...ready] }))
  }
  const { isOver, handlers } = useFileDrop((files) => void take(files))
  return (
    <fieldset className={styles.added} aria-label={texts.added} data-over={isOver} {...handlers}>
      <div className={styles.picker}>
        <label className={fileLabel.label}>
          <LineIcon name="camera" />
          {texts.choose}
          <input
            type="file"
            multiple
            accept={acceptedTypes}
            aria-describedby={hintId}
            onChange={({ currentTarget }) => {
              void take(Array.from(currentTarget.files ?? []))
              // Allows selecting the same file again.
              currentTarget.value = ''
            }}
          />
        </label>
        <p className={text.label} role="status">
          {texts.count(left + added.length, businessLimits.photos)}
        </p>
      </div>
      <p className={text.hint} id={hintId}>
        {texts.hint}
      </p>
      {refusals.length > 0 && (
        <Notice tone="error">
          {[...new Set(refusals)].map((refusal) => (
            <p key={refusal}>{refusal}</p>
          ))}
        </Notice>
      )}
      {added.length > 0 && (
        <ul className={styles.list} aria-label={texts.added}>
          {added.map((file, place) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <FilePreview file={file} alt={texts.newPhoto(place + 1)} />
              <Button
                look="outline"
                aria-label={texts.discardOf(place + 1)}
                onClick={() => onChange({ ...choice, added: added.filter((each) => each !== file) })}
              >
                {texts.discard}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

function FilePreview({ file, alt }: { file: File; alt: string }) {
  const url = useObjectUrl(file)
  return url ? <img src={url} alt={alt} /> : null
}
