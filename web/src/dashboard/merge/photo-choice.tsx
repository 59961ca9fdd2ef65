import { mergeMessages as texts } from '../../messages/dashboard/merge.ts'
import { Photo } from '../../ui/pictures/photo.tsx'
import { Notice } from '../../ui/states.tsx'
import { allPhotos, type MergeChoice, maxPhotos, type Preview } from './merge-choice.ts'
import styles from './photo-choice.module.css'

/** Photos of both establishments; those that are chosen stay, at most 15. */
export function PhotoChoice({
  preview,
  choice: { photoIds, choosePhoto },
}: {
  preview: Preview
  choice: MergeChoice
}) {
  const photos = allPhotos(preview)
  if (photos.length === 0) return null
  return (
    <fieldset className={styles.photos}>
      <legend>{texts.photos}</legend>
      <p role="status">{texts.photosLead(photoIds.size, maxPhotos)}</p>
      {photoIds.size > maxPhotos && <Notice tone="error">{texts.tooManyPhotos(maxPhotos)}</Notice>}
      <ul>
        {photos.map(({ id, alt, image, name, place }) => (
          <li key={id}>
            <label>
              <Photo image={image} alt={alt ?? ''} use="card" sizes="120px" />
              <span>
                <input
                  type="checkbox"
                  checked={photoIds.has(id)}
                  onChange={({ target }) => choosePhoto(id, target.checked)}
                />
                {texts.photoOf(place, name)}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
