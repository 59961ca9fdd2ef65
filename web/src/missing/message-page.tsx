import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { recipe } from '../theme/theme.ts'
import { Container } from '../ui/container.tsx'
import { RidgeLine } from '../ui/ridge-line.tsx'

const Frame = chakra(
  'section',
  recipe({
    base: {
      display: 'grid',
      justifyItems: 'center',
      gap: '4',
      paddingBlock: { base: '16', md: '24' },
      textAlign: 'center',
      '& .ways': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3', marginTop: '4' },
    },
  }),
)

export interface MessagePageProps {
  title: string
  text?: string
  /** The ways out. */
  children?: ReactNode
}

/** A page that has only something to say: what happened, and where to go. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <Container width="text">
      <Frame>
        <RidgeLine size="large" />
        <chakra.h1 textStyle="h1">{title}</chakra.h1>
        {text && <chakra.p textStyle="lead">{text}</chakra.p>}
        <div className="ways">{children}</div>
      </Frame>
    </Container>
  )
}
