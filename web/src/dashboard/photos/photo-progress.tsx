import { chakra } from '@chakra-ui/react/styled-system'
import { photosMessages as texts } from '../../messages-photos.ts'
import { recipe } from '../../theme/theme.ts'

const Frame = chakra('div', recipe({ base: { display: 'grid', gap: '2' } }))

const Bar = chakra(
  'div',
  recipe({
    base: {
      height: '6px',
      borderRadius: 'full',
      bg: 'line',
      overflow: 'hidden',
      '& > span': {
        display: 'block',
        height: '100%',
        bg: 'rio',
        borderRadius: 'full',
        transition: 'width {durations.quick} {easings.out}',
      },
      '&[data-waits=true] > span': { animation: 'breathe 1.4s ease-in-out infinite' },
    },
  }),
)

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent' })

export interface PhotoProgressProps {
  place: number
  /** The part that has been sent, from 0 to 1. */
  progress: number
}

/** How much of a file has been sent; once all of it has, the server still works on it. */
export function PhotoProgress({ place, progress }: PhotoProgressProps) {
  const isSent = progress >= 1
  const text = isSent ? texts.preparing : texts.sending(percent.format(progress))
  return (
    <Frame>
      <p className="state">{text}</p>
      <Bar
        role="progressbar"
        aria-label={texts.progress(place)}
        aria-valuenow={Math.round(progress * 100)}
        aria-valuetext={text}
        data-waits={isSent}
      >
        <span style={{ width: `${progress * 100}%` }} />
      </Bar>
    </Frame>
  )
}
