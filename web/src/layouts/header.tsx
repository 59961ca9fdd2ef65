import { chakra } from '@chakra-ui/react/styled-system'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../browser/use-hydrated.tsx'
import { useScrolledPast } from '../browser/use-scrolled-past.ts'
import { opaqueThreshold } from '../constants.ts'
import { messages } from '../messages.ts'
import { paths } from '../paths.ts'
import { recipe } from '../theme/theme.ts'
import { Container } from '../ui/container.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavLinks } from './nav-links.tsx'
import { UserMenu } from './user-menu.tsx'

const Bar = chakra(
  'header',
  recipe({
    base: {
      top: '0',
      zIndex: '20',
      width: '100%',
      borderBottomWidth: '1px',
      transition:
        'background-color {durations.quick} {easings.out}, border-color {durations.quick} {easings.out}',
      '& > div': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        minHeight: '4rem',
        gap: '4',
      },
    },
    variants: {
      look: {
        opaque: { bg: 'canvas', color: 'ink', borderColor: 'line' },
        clear: { bg: 'transparent', color: 'onSky', borderColor: 'transparent' },
      },
      place: {
        /** Over the hero, and away with it: until a script can tell how far the page is scrolled. */
        over: { position: 'absolute' },
        fixed: { position: 'fixed' },
        sticky: { position: 'sticky' },
      },
    },
  }),
)

/** The top bar: clear over the home page's hero until 10 px of scroll, opaque everywhere else. */
export function Header() {
  const { pathname } = useLocation()
  const hydrated = useHydrated()
  const scrolled = useScrolledPast(opaqueThreshold)
  const onHome = pathname === paths.home
  return (
    <Bar
      look={onHome && !scrolled ? 'clear' : 'opaque'}
      place={onHome ? (hydrated ? 'fixed' : 'over') : 'sticky'}
    >
      <Container>
        <Logo />
        <chakra.div display={{ base: 'none', lg: 'flex' }} alignItems="center" gap="3">
          <nav aria-label={messages.nav.label}>
            <NavLinks />
          </nav>
          <UserMenu />
        </chakra.div>
        <MobileMenu key={pathname} />
      </Container>
    </Bar>
  )
}
