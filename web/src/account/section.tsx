import { type ReactNode, useId } from 'react'
import { card, styled } from '../theme/theme.ts'

const Frame = styled('section', {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 1fr)' },
  columnGap: '12',
  rowGap: '4',
  alignItems: 'start',
  paddingBlock: { base: '6', md: '8' },
  borderTop: '1px solid {colors.line}',
  '& h2': { textStyle: 'h3' },
  '& .lead': { textStyle: 'small', color: 'quiet', marginTop: '1', maxWidth: '32rem' },
  '& .body': { display: 'grid', gap: '6', maxWidth: '30rem', justifyItems: 'start' },
  '& .body > form': { width: '100%' },
})

/** What an account has several of: sessions, passkeys. */
export const AccountRows = styled('ul', {
  width: '100%',
  ...card,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    padding: '3',
    paddingInlineStart: '4',
  },
  '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
  '& .name': { fontWeight: '600' },
  '& .details': { textStyle: 'small', color: 'quiet' },
})

export interface AccountSectionProps {
  title: string
  lead: string
  children: ReactNode
}

/** One matter of the account: what it is about, and beside it what can be done. */
export function AccountSection({ title, lead, children }: AccountSectionProps) {
  const id = useId()
  return (
    <Frame aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      <div className="body">{children}</div>
    </Frame>
  )
}
