import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { recipe } from '../theme/theme.ts'
import { RidgeLine } from './ridge-line.tsx'

const Frame = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      justifyItems: 'center',
      gap: '4',
      maxWidth: '30rem',
      marginInline: 'auto',
      paddingBlock: { base: '10', md: '16' },
      textAlign: 'center',
    },
  }),
)

export interface EmptyStateProps {
  /** What is missing, in one sentence. */
  text: ReactNode
  /** What the visitor can do about it: buttons or links. */
  children?: ReactNode
  /** Announces the sentence to screen readers: `alert` for failures. */
  role?: 'status' | 'alert'
}

/** Where there is nothing to show: the ridge, a sentence and a way out. */
export function EmptyState({ text, children, role = 'status' }: EmptyStateProps) {
  return (
    <Frame>
      <RidgeLine />
      <chakra.p textStyle="lead" role={role}>
        {text}
      </chakra.p>
      {children}
    </Frame>
  )
}
