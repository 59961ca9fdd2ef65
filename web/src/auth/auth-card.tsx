import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { PageHead } from '../page-head.tsx'
import { floating } from '../theme/floating.ts'
import { recipe } from '../theme/theme.ts'

const Card = chakra(
  'section',
  recipe({
    base: {
      width: '100%',
      maxWidth: '27rem',
      padding: { base: '5', sm: '8' },
      ...floating,
      '& h1': { textStyle: 'h2' },
      '& .lead': { color: 'quiet', marginTop: '1' },
      '& .body': { display: 'grid', gap: '4', marginTop: '6' },
      '& .links': { display: 'grid', justifyItems: 'start', marginTop: '4', textStyle: 'small' },
      '& .links p': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '1',
        width: '100%',
      },
      '& .line': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: '4',
        textStyle: 'small',
      },
      '& .links a, & .line a': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 'touch',
      },
      '& .small': { textStyle: 'small', color: 'quiet' },
      '& a:not([data-button])': {
        color: 'mata',
        fontWeight: '600',
        textDecoration: 'underline',
        textUnderlineOffset: '4px',
        textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
        _hover: { textDecorationColor: 'currentColor' },
      },
      '& .who': { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' },
      '& .who p': { overflowWrap: 'anywhere', lineHeight: '1.35' },
      '& .who .name': { fontWeight: '700' },
      '& .ways': { display: 'grid', gap: '3' },
    },
  }),
)

export interface AuthCardProps {
  title: string
  lead?: string
  /** Ways to other pages, below. */
  links?: ReactNode
  children: ReactNode
}

/** The one card of a page without header and footer. No search engine keeps such a page. */
export function AuthCard({ title, lead, links, children }: AuthCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <PageHead title={title} />
      <h1 id={id}>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      <div className="body">{children}</div>
      {links && <div className="links">{links}</div>}
    </Card>
  )
}
