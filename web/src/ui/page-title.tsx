import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { recipe } from '../theme/theme.ts'

const Top = chakra(
  'div',
  recipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      paddingTop: { base: '6', md: '10' },
      paddingBottom: { base: '5', md: '8' },
      '& h1': { textStyle: 'h1' },
      '& p': { color: 'quiet', marginTop: '1', maxWidth: '36rem' },
    },
  }),
)

export interface PageTitleProps {
  title: string
  lead?: ReactNode
  /** Stands at the end of the line. */
  action?: ReactNode
}

/** What a page is about, above everything on it. */
export function PageTitle({ title, lead, action }: PageTitleProps) {
  return (
    <Top>
      <div>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {action}
    </Top>
  )
}
