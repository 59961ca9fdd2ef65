import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { floating } from '../../theme/floating.ts'
import { recipe } from '../../theme/theme.ts'
import { LineShape } from '../../ui/pictures/icons.tsx'
import { screens } from './screens.ts'

/** Rules of one line of the sidebar, which has the class `entry`. */
export const sidebarEntry = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: '100%',
  minHeight: { base: 'touch', lg: '2.5rem' },
  paddingInline: '3',
  borderRadius: 'control',
  textStyle: 'small',
  fontWeight: '600',
  textAlign: 'start',
  color: 'quiet',
  cursor: 'pointer',
  transition: 'background-color {durations.quick} {easings.out}',
  _hover: { bg: 'mist', color: 'ink' },
  '&[aria-current=page]': { bg: 'mataSoft', color: 'mata' },
} as const

/** The text of an entry when only its icon is shown: still its name, and a tip beside it under pointer and focus. */
export const sidebarTip = {
  '& .text': {
    position: 'absolute',
    left: 'calc(100% + {spacing.2})',
    paddingInline: '3',
    paddingBlock: '1',
    whiteSpace: 'nowrap',
    opacity: '0',
    pointerEvents: 'none',
    ...floating,
  },
  '&:is(:hover, :focus-visible) .text': { opacity: '1' },
} as const

const List = chakra(
  'ul',
  recipe({
    base: { display: 'grid', gap: '1', '& .entry': sidebarEntry },
    variants: { icons: { true: { '& .entry': sidebarTip } } },
  }),
)

/**
 * Where the dashboard leads.
 *
 * @param icons shows the icons only, with the texts as tips
 */
export function ScreenLinks({ icons = false }: { icons?: boolean }) {
  const { pathname } = useLocation()
  return (
    <List icons={icons}>
      {screens.map(({ to, text, path }) => (
        <li key={to}>
          <Link className="entry" to={to} aria-current={isWithin(pathname, to) ? 'page' : undefined}>
            <LineShape path={path} />
            <span className="text">{text}</span>
          </Link>
        </li>
      ))}
    </List>
  )
}

/** Whether a page is a screen or below it; the first screen has nothing below it but the others. */
function isWithin(pathname: string, screen: string): boolean {
  return pathname === screen || (screen !== paths.dashboard && pathname.startsWith(`${screen}/`))
}
