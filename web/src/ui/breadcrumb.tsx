import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { recipe } from '../theme/theme.ts'

const Trail = chakra(
  'nav',
  recipe({
    base: {
      textStyle: 'small',
      color: 'quiet',
      '& ol': { display: 'flex', alignItems: 'center', columnGap: '2' },
      '& li': { display: 'flex', alignItems: 'center', columnGap: '2', flexShrink: '0' },
      // One line: what has no room is the page's own name, which its heading says in full.
      '& li:last-child': { flexShrink: '1', minWidth: '0' },
      '& li + li::before': { content: '"/" / ""', color: 'control' },
      '& a': { display: 'inline-flex', alignItems: 'center', minHeight: { base: 'touch', md: '2rem' } },
      '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& li a': { color: 'mata', textUnderlineOffset: '4px', _hover: { textDecoration: 'underline' } },
    },
  }),
)

export interface BreadcrumbProps {
  label: string
  /** From the widest to the page itself, which has no address. */
  steps: readonly { name: string; to?: string }[]
}

/** Where the page stands, with the ways up. */
export function Breadcrumb({ label, steps }: BreadcrumbProps) {
  return (
    <Trail aria-label={label}>
      <ol>
        {steps.map(({ name, to }) => (
          <li key={to ?? name}>
            {to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </Trail>
  )
}
