import { type ReactNode, useId } from 'react'
import { card, styled } from '../../theme/theme.ts'

const Frame = styled('section', {
  marginTop: '5',
  '& > .top': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '3',
    marginBottom: '4',
  },
  '& h2': { fontSize: '1.125rem', lineHeight: '1.3' },
  // On a card of its own.
  '&[data-raised]': { padding: { base: '4', md: '5' }, ...card },
})

export interface OverviewSectionProps {
  title: string
  /** Below the title. */
  lead?: ReactNode
  /** At the end of the title's line. */
  action?: ReactNode
  raised?: boolean
  children: ReactNode
}

/** One part of the overview under its heading. */
export function OverviewSection({ title, lead, action, raised, children }: OverviewSectionProps) {
  const id = useId()
  return (
    <Frame aria-labelledby={id} data-raised={raised || undefined}>
      <div className="top">
        <div>
          <h2 id={id}>{title}</h2>
          {lead}
        </div>
        {action}
      </div>
      {children}
    </Frame>
  )
}
