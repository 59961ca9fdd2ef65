import { Portal } from '@chakra-ui/react/portal'
import { Tooltip } from '@chakra-ui/react/tooltip'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { useOpenProposalsQuery } from '../../gql/dashboard/hooks.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { proposalMessages } from '../../messages/dashboard/proposals.ts'
import { count } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { LineShape } from '../../ui/pictures/icons.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './screen-links.module.css'

const { nav } = dashboardMessages

/** What the sidebar leads to, in its order; `path` draws its icon on a 24 px grid. */
const screens = [
  { to: paths.dashboard, text: nav.overview, path: 'M4 4h7v8H4zM13 4h7v4h-7zM13 11h7v9h-7zM4 15h7v5H4z' },
  {
    to: paths.dashboardBusinesses,
    text: nav.businesses,
    path: 'M4 10v10h16V10M3 9l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM10 20v-6h4v6',
  },
  {
    to: paths.dashboardHolidays,
    text: nav.holidays,
    path: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4',
  },
  {
    to: paths.dashboardProposals,
    text: nav.proposals,
    path: 'M4 5h16v11H9l-5 4zM8 9.500h8M8 12.500h5',
  },
  {
    to: paths.dashboardPairs,
    text: nav.pairs,
    path: 'M4 4h11v11H4zM9 15v5h11V9h-5',
  },
  {
    to: paths.dashboardCities,
    text: nav.cities,
    path: 'M3 20h18M5 20V8l6-3v15M11 20V11h8v9M8 10v.1M8 13.500v.1M8 17v.1M15 14.500v.1M15 17.500v.1',
  },
  {
    to: paths.dashboardNeighborhoods,
    text: nav.neighborhoods,
    path: 'M12 20c4-4.200 6-7.200 6-10a6 6 0 0 0-12 0c0 2.800 2 5.800 6 10zM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  },
  {
    to: paths.dashboardCategories,
    text: nav.categories,
    path: 'M4 4h7.500l8.500 8.500-7.500 7.500L4 11.500zM8 8v.1',
  },
  {
    to: paths.dashboardSubcategories,
    text: nav.subcategories,
    path: 'M6 4v11a3 3 0 0 0 3 3h4M6 9h7M13 6h7v6h-7zM13 15h7v6h-7z',
  },
  {
    to: paths.dashboardAttributes,
    text: nav.attributes,
    path: 'M4 7l2 2 3-4M4 17l2 2 3-4M13 7.500h7M13 17.500h7',
  },
  {
    to: paths.dashboardUsers,
    text: nav.users,
    path: 'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM3 20c.6-3.500 3-5 6-5s5.400 1.500 6 5M16 4.500a3.300 3.300 0 0 1 0 6.200M17.500 15.300c2 .7 3.200 2.300 3.500 4.700',
  },
  {
    to: paths.dashboardAudit,
    text: nav.audit,
    path: 'M4.500 9a8 8 0 1 1-.5 3M4 4.500V9h4.500M12 7.500V12l3 2',
  },
  {
    to: paths.dashboardEmptySearches,
    text: nav.emptySearches,
    path: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.300 15.300L20 20M8.500 10.500h4',
  },
] as const

export const entryClass = styles.entry

interface TipProps {
  text: string
  /** True where the text is shown next to the icon. */
  isOff: boolean
  children: ReactNode
}

/** Shows an entry's text as a tooltip on hover and focus while only its icon is shown. */
export function Tip({ text, isOff, children }: TipProps) {
  return (
    // The text is the link's accessible name already: screen readers must not read it twice.
    <Tooltip.Root
      aria-label={text}
      disabled={isOff}
      openDelay={0}
      closeDelay={0}
      interactive
      positioning={{ placement: 'right' }}
    >
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{text}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  )
}

/**
 * Where the dashboard leads.
 *
 * @param icons shows the icons only, with the texts as tips
 */
export function ScreenLinks({ icons = false }: { icons?: boolean }) {
  const open = useOpenProposalsQuery({ fetchPolicy: 'cache-and-network' }).data?.openProposals ?? 0
  return (
    <ul className={styles.list}>
      {screens.map(({ to, text, path }) => (
        <li key={to}>
          <Tip text={text} isOff={!icons}>
            {/* The first screen is the path prefix of the others. */}
            <NavLink className={styles.entry} to={to} end={to === paths.dashboard}>
              <LineShape path={path} />
              {icons ? <VisuallyHidden>{text}</VisuallyHidden> : <span>{text}</span>}
              {to === paths.dashboardProposals && open > 0 && <OpenCount total={open} />}
            </NavLink>
          </Tip>
        </li>
      ))}
    </ul>
  )
}

function OpenCount({ total }: { total: number }) {
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count(total)}</span>
      <VisuallyHidden>{proposalMessages.open(total)}</VisuallyHidden>
    </span>
  )
}
