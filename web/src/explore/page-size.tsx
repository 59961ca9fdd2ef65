import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { pageSizes } from '../constants.ts'
import { exploreMessages } from '../messages-explore.ts'
import { type ExploreLocation, paths } from '../paths.ts'
import { recipe } from '../theme/theme.ts'
import type { SearchState } from './search-seed.ts'

const Choices = chakra(
  'div',
  recipe({
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      textStyle: 'small',
      color: 'quiet',
      '& .label': { display: { base: 'none', sm: 'inline' } },
      '& ul': {
        display: 'flex',
        borderWidth: '1px',
        borderColor: 'line',
        borderRadius: 'control',
        bg: 'surface',
      },
      '& a': {
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        minWidth: 'touch',
        minHeight: { base: 'touch', lg: '2.25rem' },
        borderRadius: 'control',
        color: 'mata',
        fontWeight: '600',
        fontVariantNumeric: 'tabular-nums',
        _hover: { bg: 'mataSoft' },
      },
      '& a[aria-current]': { bg: 'mataSoft', color: 'ink' },
    },
  }),
)

/** How many results a page shows: links, so that they work before any script. The order stays, the page starts over. */
export function PageSize({ location, seed }: { location: ExploreLocation; seed: string }) {
  const state: SearchState = { seed }
  return (
    <Choices role="group" aria-label={exploreMessages.perPage}>
      <span className="label" aria-hidden="true">
        {exploreMessages.perPage}
      </span>
      <ul>
        {pageSizes.map((size) => (
          <li key={size}>
            <Link
              to={paths.explore({ ...location, perPage: size, page: 1 })}
              replace
              state={state}
              preventScrollReset
              aria-label={exploreMessages.showPerPage(size)}
              aria-current={size === location.perPage ? 'true' : undefined}
            >
              {size}
            </Link>
          </li>
        ))}
      </ul>
    </Choices>
  )
}
