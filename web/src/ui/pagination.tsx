import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { maxPageButtons } from '../constants.ts'
import { paginationMessages } from '../messages-explore.ts'
import { recipe } from '../theme/theme.ts'
import { LineIcon } from './icons.tsx'
import { pageWindow } from './page-window.ts'

const Bar = chakra(
  'nav',
  recipe({
    base: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 1fr', md: 'auto auto auto' },
      gridTemplateAreas: { base: '"pages pages" "previous next"', md: '"previous pages next"' },
      justifyContent: { md: 'center' },
      alignItems: 'center',
      gap: '3',
      marginTop: '10',
      '& ol': { gridArea: 'pages', display: 'flex', justifyContent: 'center', gap: { base: '1', md: '2' } },
      '& .previous': { gridArea: 'previous' },
      '& .next': { gridArea: 'next', justifySelf: 'end' },
      '& a, & .off': {
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '2',
        minWidth: 'touch',
        minHeight: 'touch',
        paddingInline: '3',
        borderRadius: 'control',
        borderWidth: '1px',
        borderColor: 'transparent',
        fontWeight: '600',
        fontVariantNumeric: 'tabular-nums',
        color: 'mata',
        transition: 'background-color {durations.quick} {easings.out}',
      },
      '& a:hover': { bg: 'mataSoft' },
      '& a[aria-current]': { bg: 'mata', color: 'onMata' },
      // No paler than this: it has to be read.
      '& .off': { color: 'quiet', fontWeight: '400' },
    },
  }),
)

export interface PaginationProps {
  /** From 1. */
  page: number
  totalPages: number
  pathOf: (page: number) => string
  /** What the pages share in the history's state. */
  state?: unknown
}

/** Up to five pages around this one, the one before and the one after; nothing where there is only one. */
export function Pagination({ page, totalPages, pathOf, state }: PaginationProps) {
  if (totalPages <= 1) return null
  const linkTo = (target: number) => ({ to: pathOf(target), replace: true, state })
  return (
    <Bar aria-label={paginationMessages.label}>
      {page > 1 ? (
        <Link className="previous" rel="prev" {...linkTo(page - 1)}>
          <LineIcon name="back" />
          {paginationMessages.previous}
        </Link>
      ) : (
        <span className="previous off">{paginationMessages.previous}</span>
      )}
      <ol>
        {pageWindow(page, totalPages, maxPageButtons).map((number) => (
          <li key={number}>
            <Link
              aria-label={paginationMessages.page(number)}
              aria-current={number === page ? 'page' : undefined}
              {...linkTo(number)}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < totalPages ? (
        <Link className="next" rel="next" {...linkTo(page + 1)}>
          {paginationMessages.next}
          <LineIcon name="arrow" />
        </Link>
      ) : (
        <span className="next off">{paginationMessages.next}</span>
      )}
    </Bar>
  )
}
