import { useEffect, useRef } from 'react'
import { photoMessages } from '../../../messages/profile.ts'
import { Photo } from '../../../ui/pictures/photo.tsx'
import type { ProfilePhotos } from './photos.ts'

export interface ThumbnailsProps {
  photos: ProfilePhotos
  /** Index of the photo that is shown. */
  place: number
  onChoose: (place: number) => void
}

/** All photos in one row, the one that is shown always in view. */
export function Thumbnails({ photos, place, onChoose }: ThumbnailsProps) {
  const row = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const list = row.current
    const current = list?.children[place]
    if (!list || !(current instanceof HTMLElement)) return
    list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2
  }, [place])
  return (
    <ol ref={row} aria-label={photoMessages.thumbnails}>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <button
            type="button"
            aria-label={photoMessages.show(index + 1)}
            aria-current={index === place ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            <Photo image={photo.image} alt="" use="plain" sizes="80px" />
          </button>
        </li>
      ))}
    </ol>
  )
}
