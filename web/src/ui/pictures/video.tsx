import { useState } from 'react'
import { youtubeId } from '../../../../schema/links/youtube.ts'
import { profileMessages } from '../../messages/profile.ts'
import { LineIcon } from './icons.tsx'
import styles from './video.module.css'

export interface VideoProps {
  /** Name of the establishment. */
  name: string
  /** YouTube URL of any form; other URLs render nothing. */
  address: string | null
}

/** YouTube video that loads on click, without cookies; without JavaScript a link. */
export function Video({ name, address }: VideoProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = address && youtubeId(address)
  if (!id) return null
  return (
    <section className={styles.frame} aria-labelledby="video">
      <h2 id="video">{profileMessages.video}</h2>
      {isOpen ? (
        <iframe
          className={styles.screen}
          title={profileMessages.videoOf(name)}
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=pt-BR`}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          // Moves focus to the player, since the focused link was unmounted.
          ref={(player) => player?.focus()}
        />
      ) : (
        <a
          className={styles.screen}
          href={`https://www.youtube.com/watch?v=${id}`}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            setIsOpen(true)
          }}
        >
          <span className={styles.play}>
            <LineIcon name="play" />
          </span>
          <span className={styles.call}>{profileMessages.watch}</span>
          <span className={styles.note}>{profileMessages.watchNote}</span>
        </a>
      )}
    </section>
  )
}
