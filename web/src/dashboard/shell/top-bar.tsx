import { Drawer } from '@chakra-ui/react/drawer'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { sessionMessages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { useViewer } from '../../session/me.ts'
import { useAskedSignOut } from '../../session/sign-out.ts'
import { Logo } from '../../site/layout/header.tsx'
import { isLink } from '../../site/layout/mobile-menu.tsx'
import { styled } from '../../theme/theme.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { Toasts } from '../../ui/toasts/toasts.tsx'
import { ScreenLinks, sidebarEntry } from './screen-links.tsx'

const { nav, leave, close } = dashboardMessages

const Bar = styled('header', {
  position: 'sticky',
  top: '0',
  zIndex: '20',
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: { base: '2', md: '4' },
  height: '3.5rem',
  paddingInline: { base: '2', lg: '5' },
  bg: 'surface',
  borderBottom: '1px solid {colors.line}',
  textStyle: 'small',
  '& .drawer': { display: { base: 'block', lg: 'none' } },
  '& .site': {
    display: { base: 'none', md: 'inline-flex' },
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    fontWeight: '600',
    color: 'mata',
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '4px',
    _hover: { textDecorationColor: 'currentColor' },
  },
  '& .who': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    minHeight: 'touch',
    fontWeight: '600',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
  '& .who > :last-child': {
    maxWidth: '14rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Phones have room for the face only; screen readers hear the name.
    smDown: { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' },
  },
  // The free middle of the bar, where a notice covers nothing; on narrow screens above what stands at the bottom.
  '& .notices': { flex: '1', alignSelf: 'stretch', minWidth: '0', position: { lg: 'relative' } },
  '& .notices > section': {
    position: { base: 'fixed', lg: 'absolute' },
    top: { base: 'auto', lg: '0' },
    bottom: { base: 'calc(var(--bottom-bar, 0px) + {spacing.2})', lg: 'auto' },
    right: { base: '4', lg: '0' },
    width: { base: 'auto', lg: 'min(30rem, 100%)' },
    left: { base: '4', md: 'auto' },
    maxWidth: { md: '24rem', lg: 'none' },
    '&:not(:hover, :focus-within) > :not(:first-of-type)': { display: 'none' },
  },
  '& button': { flexShrink: '0', minHeight: { base: 'touch', lg: '2.25rem' } },
})

/**
 * Above every screen of the dashboard: the way to the site, notices, who is signed in, and the way out. Toasts and face
 * are the public pages' own, which load no Chakra: one store and one look for all pages, whoever has shown a notice.
 * `Sair` stands there and in no menu, as the specification has it.
 */
export function TopBar() {
  const viewer = useViewer()
  const signOut = useAskedSignOut()
  return (
    <Bar>
      <div className="drawer">
        <DrawerButton />
      </div>
      <Logo />
      <Link className="site" to={paths.home}>
        <LineIcon name="out" />
        {nav.site}
      </Link>
      <div className="notices">
        <Toasts />
      </div>
      {viewer.is === 'user' && (
        <Link
          className="who"
          to={paths.account}
          aria-label={`${viewer.user.name}: ${sessionMessages.account}`}
          title={sessionMessages.account}
        >
          <Avatar name={viewer.user.name} photo={viewer.user.photo} />
          <span>{viewer.user.name}</span>
        </Link>
      )}
      <Button look="outline" onClick={signOut}>
        {leave}
      </Button>
    </Bar>
  )
}

const Content = styled('div', {
  '& .site': { borderTopWidth: '1px', borderColor: 'line', marginTop: '3', paddingTop: '3' },
  '& .site .entry': sidebarEntry,
})

/** Opens the dashboard's menu on small screens, which closes beside it and when a screen is opened too. */
function DrawerButton() {
  const [isOpen, setIsOpen] = useState(false)
  const shut = () => setIsOpen(false)
  return (
    <>
      <IconButton icon="menu" label={nav.open} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Dialog title={nav.label} close={close} onClose={shut} drawer={Drawer}>
          <Content onClick={({ target }) => isLink(target) && shut()}>
            <nav aria-label={nav.label}>
              <ScreenLinks />
            </nav>
            <div className="site">
              <Link className="entry" to={paths.home}>
                <LineIcon name="out" />
                {nav.site}
              </Link>
            </div>
          </Content>
        </Dialog>
      )}
    </>
  )
}
