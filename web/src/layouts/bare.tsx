import { chakra } from '@chakra-ui/react/styled-system'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { messages } from '../messages.ts'
import { recipe } from '../theme/theme.ts'
import { Toasts } from '../toasts/toasts.tsx'
import { Scenery } from '../ui/scenery.tsx'
import { Logo } from './logo.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

const Ground = chakra(
  'div',
  recipe({
    base: {
      position: 'relative',
      isolation: 'isolate',
      overflow: 'hidden',
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      minHeight: '100dvh',
      color: 'onSky',
      background: '{colors.ridge4} linear-gradient({colors.skyHigh}, {colors.skyLow})',
      '& .scenery': {
        position: 'absolute',
        // Cut where the river comes out of the drawing.
        bottom: '0',
        left: '0',
        width: '100%',
        height: 'max(72%, 32rem)',
        transform: 'translateY(27.5%)',
        zIndex: '-1',
      },
      '& > nav': { paddingInline: { base: '4', md: '8' }, paddingBlock: '3' },
      '& main': {
        display: 'grid',
        alignContent: { base: 'start', sm: 'center' },
        justifyItems: 'center',
        paddingInline: '4',
        paddingTop: { base: '2', sm: '4' },
        paddingBottom: { base: '8', sm: '20' },
        outline: 'none',
        _focusVisible: { outline: 'none', boxShadow: 'none' },
      },
    },
  }),
)

/** The Vale, and one card in front of it: the pages without header and footer. */
export function BareLayout() {
  const { pathname } = useLocation()
  const main = useFocusOnArrival(pathname)
  return (
    <Ground>
      <Scenery />
      <nav aria-label={messages.nav.label}>
        <Logo />
      </nav>
      <main tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <Toasts />
      <ScrollRestoration />
    </Ground>
  )
}
