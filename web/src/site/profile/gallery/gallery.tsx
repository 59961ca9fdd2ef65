import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { photoMessages } from '../../../messages/profile.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Photo } from '../../../ui/pictures/photo.tsx'
import styles from './gallery.module.css'
import { keepFocusInside } from './keep-focus-inside.ts'
import type { ProfilePhotos } from './photos.ts'
import { Thumbnails } from './thumbnails.tsx'
import { useSwipe } from './use-swipe.ts'

export interface GalleryProps {
  /** The establishment's. */
  name: string
  photos: ProfilePhotos
  /** Index of the photo to begin with. */
  first: number
  onClose: () => void
}

/**
 * All photos on the full screen, one at a time and in a circle. The browser's own modal dialog:
 * the page behind it is out of reach, and Esc closes it.
 */
export function Gallery({ name, photos, first, onClose }: GalleryProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [place, setPlace] = useState(first)
  const go = (step: number) => setPlace((last) => (last + step + photos.length) % photos.length)
  const { offset, handlers } = useSwipe(go)
  useEffect(() => dialog.current?.showModal(), [])

  const photo = photos[place]
  const next = photos[(place + 1) % photos.length]
  if (!photo) return null
  const counted = photoMessages.place(place + 1, photos.length)
  const several = photos.length > 1
  const { width, height } = photo.image
  const room = {
    '--shape': String(width / height),
    '--natural': `${width}px`,
    transform: offset ? `translateX(${offset}px)` : undefined,
  } as CSSProperties

  function press(event: KeyboardEvent<HTMLDialogElement>) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (event.key === 'Tab') keepFocusInside(event)
    if (event.key === 'Escape') {
      event.preventDefault()
      event.currentTarget.close()
    }
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    go(step)
  }

  return (
    <dialog
      className={styles.gallery}
      ref={dialog}
      aria-labelledby="galeria"
      onClose={onClose}
      onKeyDown={press}
    >
      <div className={styles.top}>
        <h2 id="galeria" aria-live="polite">
          {photoMessages.title(name, '')}
          <span>{counted}</span>
        </h2>
        <IconButton icon="close" label={photoMessages.close} onClick={() => dialog.current?.close()} />
      </div>
      <div className={styles.stage} {...(several && handlers)}>
        <div className={styles.room} style={room}>
          <Photo
            key={photo.id}
            image={photo.image}
            alt={photo.alt || photoMessages.title(name, counted)}
            use="gallery"
            sizes="100vw"
            load="first"
          />
        </div>
        {several && next && (
          <>
            <div className={styles.previous}>
              <IconButton icon="back" label={photoMessages.previous} onClick={() => go(-1)} />
            </div>
            <div className={styles.next}>
              <IconButton icon="arrow" label={photoMessages.next} onClick={() => go(1)} />
            </div>
            <Photo
              key={`ahead-${next.id}`}
              className={styles.ahead}
              image={next.image}
              alt=""
              use="gallery"
              sizes="100vw"
              load="now"
            />
          </>
        )}
      </div>
      {several && <Thumbnails photos={photos} place={place} onChoose={setPlace} />}
    </dialog>
  )
}
