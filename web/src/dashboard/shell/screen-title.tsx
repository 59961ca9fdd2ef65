import type { ReactNode } from 'react'
import { PageHead } from '../../start/page-head.tsx'
import { styled } from '../../theme/theme.ts'

const Line = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '3',
  marginBottom: '5',
  '& .text': { minWidth: '0' },
  '& h1': { fontSize: { base: '1.375rem', md: '1.625rem' }, lineHeight: '1.2' },
  '& p': { textStyle: 'small', color: 'quiet', marginTop: '1', maxWidth: '42rem' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '2' },
})

export interface ScreenTitleProps {
  /** The screen's heading. */
  title: string
  /** One sentence on what it is for, or how much there is of it. */
  lead?: ReactNode
  /** Buttons at the end of the line; below the title on phones. */
  action?: ReactNode
}

/** What a screen of the dashboard is about, above everything on it and in the window's title. No search engine keeps it. */
export function ScreenTitle({ title, lead, action }: ScreenTitleProps) {
  return (
    <Line>
      <PageHead title={title} />
      <div className="text">
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {action && <div className="actions">{action}</div>}
    </Line>
  )
}
