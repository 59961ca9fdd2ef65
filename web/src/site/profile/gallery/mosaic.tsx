import { type MouseEvent, Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '../../../browser/use-hydrated.tsx'
import { photoMessages } from '../../../messages/profile.ts'
import { classNames } from '../../../ui/class-names.ts'
import { largestUrl } from '../../../ui/media-url.ts'
import { part } from '../../../ui/part.tsx'
import { LineIcon } from '../../../ui/pictures/icons.tsx'
import { Photo } from '../../../ui/pictures/photo.tsx'
import type { ProfileQuery } from '../page.generated.ts'
import styles from './mosaic.module.css'
import { tilesOf } from './mosaic-tiles.ts'

/** Lazy-loaded after hydration. */
const loadGallery = async () => (await import('./gallery.tsx')).Gallery

const Gallery = part(loadGallery, photoMessages.failed)

export interface MosaicProps {
  /** Name of the establishment. */
  name: string
  /** At least one. */
  photos: ProfilePhotos
}

/**
 * First photos of a profile, which open the gallery; without JavaScript or with a modifier key, links to the
 * photo files.
 */
export function Mosaic({ name, photos }: MosaicProps) {
  const { opened, open, close } = useOpenedPhoto()
  const opener = useRef<HTMLAnchorElement>(null)
  const { wide, narrow, wideRest, narrowRest } = tilesOf(photos.length)
  const sizes = mosaicSizes[wide] ?? { main: '100vw', small: '50vw' }

  useEffect(() => void loadGallery().catch(() => {}), [])

  useEffect(() => {
    if (opened === null) opener.current?.focus()
  }, [opened])

  function follow(event: MouseEvent<HTMLAnchorElement>, place: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    opener.current = event.currentTarget
    open(place)
  }

  return (
    <>
      <ul className={classNames(styles.mosaic, styles[`photos${wide}`])} aria-label={photoMessages.label}>
        {photos.slice(0, wide).map((photo, place) => (
          <li key={photo.id}>
            <a
              href={largestUrl(photo.image, 'gallery')}
              aria-haspopup="dialog"
              onClick={(event) => follow(event, place)}
            >
              <Photo
                image={photo.image}
                alt={photo.alt || photoMessages.title(name, photoMessages.place(place + 1, photos.length))}
                use={place === 0 ? 'main' : 'plain'}
                sizes={place === 0 ? sizes.main : sizes.small}
                load={place === 0 ? 'first' : 'late'}
              />
              {place === 0 && (
                <span className={styles.count}>
                  <LineIcon name="camera" />
                  {photoMessages.count(photos.length)}
                </span>
              )}
              {place === wide - 1 && wideRest > 0 && (
                <span className={classNames(styles.rest, styles.wide)}>{photoMessages.more(wideRest)}</span>
              )}
              {place === narrow - 1 && narrowRest > 0 && (
                <span className={classNames(styles.rest, styles.narrow)}>
                  {photoMessages.more(narrowRest)}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {opened !== null && photos[opened] && (
        <Suspense>
          <Gallery name={name} photos={photos} first={opened} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

interface OpenedPhoto {
  /** Index of the photo that opened the gallery; null while closed. */
  opened: number | null
  open: (place: number) => void
  close: () => void
}

/** Opens the gallery in a history entry, so that Back closes it. */
function useOpenedPhoto(): OpenedPhoto {
  const location = useLocation()
  const navigate = useNavigate()
  // The server has no history state: after a reload the gallery reopens on hydration.
  const isHydrated = useHydrated()
  const { photo } = (location.state ?? {}) as { photo?: unknown }
  return {
    opened: isHydrated && typeof photo === 'number' ? photo : null,
    open: (place) =>
      navigate(location, { state: { ...location.state, photo: place }, preventScrollReset: true }),
    close: () => navigate(-1),
  }
}

export type ProfilePhotos = NonNullable<ProfileQuery['business']>['photos']

/** Image widths of the first photo and the others, by the number of photos on desktops. */
const mosaicSizes: Record<number, { main: string; small: string }> = {
  1: { main: wide('1200px', '94vw', '92vw'), small: '' },
  2: { main: wide('600px', '47vw', '46vw'), small: wide('600px', '47vw', '46vw') },
  3: { main: wide('800px', '63vw', '92vw'), small: wide('400px', '31vw', '46vw') },
  4: { main: wide('600px', '47vw', '92vw'), small: wide('600px', '47vw', '46vw') },
  5: { main: wide('600px', '47vw', '92vw'), small: wide('300px', '24vw', '46vw') },
}

function wide(content: string, tablet: string, phone: string): string {
  return `(min-width: 1280px) ${content}, (min-width: 768px) ${tablet}, ${phone}`
}
