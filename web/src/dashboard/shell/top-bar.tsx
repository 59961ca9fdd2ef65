import { Drawer } from '@chakra-ui/react/drawer'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { sessionMessages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { useViewer } from '../../session/me.ts'
import { useAskedSignOut } from '../../session/sign-out.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { Logo } from '../../ui/pictures/logo.tsx'
import { Toasts } from '../../ui/toasts/toasts.tsx'
import { entryClass, ScreenLinks } from './screen-links.tsx'
import styles from './top-bar.module.css'

const { nav, leave, close } = dashboardMessages

/**
 * Above every screen of the dashboard: the way to the site, notices, who is signed in, and the way out. Toasts and face
 * are the public pages' own, which load no Chakra: one store and one look for all pages.
 * `Sair` is in the bar and not in a menu, as the specification has it.
 */
export function TopBar() {
  const viewer = useViewer()
  const signOut = useAskedSignOut()
  return (
    <header className={styles.bar}>
      <div className={styles.drawer}>
        <DrawerButton />
      </div>
      <Logo />
      <Link className={styles.site} to={paths.home}>
        <LineIcon name="out" />
        {nav.site}
      </Link>
      <div className={styles.notices}>
        <Toasts />
      </div>
      {viewer.is === 'user' && (
        <Link
          className={styles.who}
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
    </header>
  )
}

/** Opens the dashboard's menu on small screens; a press outside it and opening a screen close it. */
function DrawerButton() {
  const [isOpen, setIsOpen] = useState(false)
  const shut = () => setIsOpen(false)
  return (
    <>
      <IconButton icon="menu" label={nav.open} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Dialog title={nav.label} close={close} onClose={shut} drawer={Drawer}>
          {/** biome-ignore lint/a11y/noStaticElementInteractions: hears the clicks of the links inside, which have their keys */}
          {/** biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks of the links inside, which have their keys */}
          <div
            className={styles.content}
            onClick={({ target }) => target instanceof Element && target.closest('a') && shut()}
          >
            <nav aria-label={nav.label}>
              <ScreenLinks />
            </nav>
            <div className={styles.site}>
              <Link className={entryClass} to={paths.home}>
                <LineIcon name="out" />
                {nav.site}
              </Link>
            </div>
          </div>
        </Dialog>
      )}
    </>
  )
}
