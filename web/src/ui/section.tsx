import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { recipe } from '../theme/theme.ts'
import { Container } from './container.tsx'

const Frame = chakra(
  'section',
  recipe({
    base: {
      paddingTop: { base: '12', md: '20' },
      '& .top': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        justifyContent: 'space-between',
        columnGap: '6',
        rowGap: '2',
        marginBottom: { base: '5', md: '8' },
      },
      '& h2': { textStyle: 'h2' },
      '& .lead': { color: 'quiet', marginTop: '1', maxWidth: '40rem' },
    },
  }),
)

export interface SectionProps {
  title: string
  lead?: string
  /** A link at the end of the heading's line. */
  action?: ReactNode
  children: ReactNode
}

/** A part of a page under its own heading. */
export function Section({ title, lead, action, children }: SectionProps) {
  const id = useId()
  return (
    <Frame aria-labelledby={id}>
      <Container>
        <div className="top">
          <div>
            <h2 id={id}>{title}</h2>
            {lead && <p className="lead">{lead}</p>}
          </div>
          {action}
        </div>
        {children}
      </Container>
    </Frame>
  )
}
