import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { recipe } from '../../theme/theme.ts'

const Frame = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      justifyItems: 'center',
      gap: '3',
      padding: '8',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'line',
      borderRadius: 'card',
      color: 'quiet',
      textAlign: 'center',
    },
  }),
)

/** Where a list of the dashboard has nothing to show: one sentence, and what can be done about it. */
export function EmptyLine({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Frame>
      <p role="status">{text}</p>
      {children}
    </Frame>
  )
}
