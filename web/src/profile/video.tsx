import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { youtubeId } from '../../../schema/youtube.ts'
import { profileMessages } from '../messages-profile.ts'
import { recipe } from '../theme/theme.ts'
import { LineIcon } from '../ui/icons.tsx'

const Frame = chakra(
  'section',
  recipe({
    base: {
      _print: { display: 'none' },
      '& h2': { textStyle: 'h2', marginBottom: '3' },
      '& .screen': {
        display: 'grid',
        placeItems: 'center',
        alignContent: 'center',
        gap: '3',
        width: '100%',
        aspectRatio: '16 / 9',
        padding: '4',
        border: 'none',
        borderRadius: 'card',
        bg: 'ridge5',
        color: 'onRidge',
        textAlign: 'center',
      },
      '& .play': {
        display: 'grid',
        placeItems: 'center',
        width: '4rem',
        height: '4rem',
        borderRadius: 'full',
        bg: 'ipe',
        color: 'onIpe',
        fontSize: '1.5rem',
        transition: 'transform {durations.quick} {easings.out}',
      },
      '& a:hover .play': { transform: 'scale(1.06)' },
      '& .call': { fontWeight: '600' },
      '& .note': { textStyle: 'small', opacity: '0.85' },
    },
  }),
)

export interface VideoProps {
  /** Who it is of. */
  name: string
  /** Any of YouTube's addresses of a video; of anything else nothing is shown. */
  address: string | null
}

/**
 * A video that comes from YouTube only when somebody asks for it, and then without its cookies. Without a script it is
 * a link.
 */
export function Video({ name, address }: VideoProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = address && youtubeId(address)
  if (!id) return null
  return (
    <Frame aria-labelledby="video">
      <h2 id="video">{profileMessages.video}</h2>
      {isOpen ? (
        <iframe
          className="screen"
          title={profileMessages.videoOf(name)}
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=pt-BR`}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          // What was pressed is gone: the focus goes on to the player.
          ref={(player) => player?.focus()}
        />
      ) : (
        <a
          className="screen"
          href={`https://www.youtube.com/watch?v=${id}`}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            setIsOpen(true)
          }}
        >
          <span className="play">
            <LineIcon name="play" />
          </span>
          <span className="call">{profileMessages.watch}</span>
          <span className="note">{profileMessages.watchNote}</span>
        </a>
      )}
    </Frame>
  )
}
