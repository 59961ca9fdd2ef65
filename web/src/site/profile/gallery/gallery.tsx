import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { photoMessages } from '../../../messages/profile.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Photo } from '../../../ui/pictures/photo.tsx'
import styles from './gallery.module.css'
import type { ProfilePhotos } from './mosaic.tsx'
import { useSwipe } from './use-swipe.ts'

export interface GalleryProps {
  /** Name of the establishment. */
  name: string
  photos: ProfilePhotos
  /** Index of the initial photo. */
  first: number
  onClose: () => void
}

/** Full-screen carousel of all photos, in a native modal dialog. */
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

interface ThumbnailsProps {
  photos: ProfilePhotos
  /** Index of the current photo. */
  place: number
  onChoose: (place: number) => void
}

/** Row of all photos that keeps the current one in view. */
function Thumbnails({ photos, place, onChoose }: ThumbnailsProps) {
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

/**
 * Wraps Tab between the dialog's first and last button; a modal dialog would let focus leave for the
 * browser's toolbars.
 */
function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  const buttons = event.currentTarget.querySelectorAll('button')
  const first = buttons[0]
  const last = buttons[buttons.length - 1]
  const [edge, other] = event.shiftKey ? [first, last] : [last, first]
  if (document.activeElement !== edge) return
  event.preventDefault()
  other?.focus()
}
