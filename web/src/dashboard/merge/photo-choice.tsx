import { useFormContext, useWatch } from 'react-hook-form'
import { mergeMessages as texts } from '../../messages/dashboard/merge.ts'
import { Photo } from '../../ui/pictures/photo.tsx'
import { Notice } from '../../ui/states.tsx'
import { allPhotos, type MergeChoice, maxPhotos, type Preview } from './merge-choice.ts'
import styles from './page.module.css'

/** Chooses at most 15 photos of both establishments. */
export function PhotoChoice({ preview }: { preview: Preview }) {
  const { register } = useFormContext<MergeChoice>()
  const { length } = useWatch<MergeChoice, 'photoIds'>({ name: 'photoIds' })
  const photos = allPhotos(preview)
  if (photos.length === 0) return null
  return (
    <fieldset className={styles.photos}>
      <legend>{texts.photos}</legend>
      <p role="status">{texts.photosLead(length, maxPhotos)}</p>
      {length > maxPhotos && <Notice tone="error">{texts.tooManyPhotos(maxPhotos)}</Notice>}
      <ul>
        {photos.map(({ id, alt, image, name, place }) => (
          <li key={id}>
            <label>
              <Photo image={image} alt={alt ?? ''} use="card" sizes="120px" />
              <span>
                <input type="checkbox" value={id} {...register('photoIds')} />
                {texts.photoOf(place, name)}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
