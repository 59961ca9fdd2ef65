import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { recipe } from '../theme/theme.ts'

const Trail = chakra(
  'nav',
  recipe({
    base: {
      textStyle: 'small',
      color: 'quiet',
      '& ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' },
      '& li': {
        display: 'inline-flex',
        alignItems: 'center',
        columnGap: '2',
        minWidth: '0',
        maxWidth: '100%',
      },
      '& li + li::before': { content: '"/" / ""', color: 'control' },
      '& a, & span': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: { base: 'touch', md: '2rem' },
      },
      '& span': { overflowWrap: 'anywhere' },
      '& a': { color: 'mata', textUnderlineOffset: '4px', _hover: { textDecoration: 'underline' } },
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
