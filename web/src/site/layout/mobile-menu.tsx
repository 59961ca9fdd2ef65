import { Suspense } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { contactMessages, messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { loginFrom } from '../../session/login-state.ts'
import { useViewer } from '../../session/me.ts'
import { classNames } from '../../ui/class-names.ts'
import { ChatLink } from '../../ui/contact/chat-link.tsx'
import { DetailsMenu } from '../../ui/details-menu.tsx'
import { part } from '../../ui/part.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import entry from './menu-entry.module.css'
import styles from './mobile-menu.module.css'
import linkStyles from './nav-links.module.css'

const AccountEntries = part(async () => (await import('./signed-in-menu.tsx')).AccountEntries)

/** Top bar's links on phones. Opens without JavaScript; closes on Escape, outside clicks and navigation. */
export function MobileMenu() {
  return (
    <DetailsMenu
      className={styles.menu}
      onClick={({ currentTarget, target }) => {
        if (target instanceof Element && target.closest('a')) currentTarget.open = false
      }}
    >
      <summary>
        <span className={styles.open}>
          <LineIcon name="menu" />
        </span>
        <span className={styles.close}>
          <LineIcon name="close" />
        </span>
        {messages.nav.menu}
      </summary>
      <nav aria-label={messages.nav.label}>
        <NavLinks place="menu" />
        <div className={styles.account}>
          <Account />
        </div>
      </nav>
    </DetailsMenu>
  )
}

function Account() {
  const viewer = useViewer()
  const location = useLocation()
  if (viewer.is !== 'user') {
    return (
      <Link className={entry.entry} to={paths.login} state={loginFrom(location)}>
        <LineIcon name="user" />
        {messages.nav.login}
      </Link>
    )
  }
  return (
    <Suspense>
      <AccountEntries user={viewer.user} />
    </Suspense>
  )
}

const pages = [
  { to: paths.home, text: messages.nav.home },
  { to: paths.explore(), text: messages.nav.explore },
  { to: paths.about, text: messages.nav.about },
]

/** Links of the top bar, and the call to register, which opens a chat with the guide. */
export function NavLinks({ place = 'bar' }: { place?: 'bar' | 'menu' }) {
  const { pathname } = useLocation()
  return (
    <ul className={classNames(linkStyles.list, linkStyles[place])}>
      {pages.map(({ to, text }) => (
        <li key={to}>
          <Link className={linkStyles.page} to={to} aria-current={pathname === to ? 'page' : undefined}>
            {text}
          </Link>
        </li>
      ))}
      <li>
        <ChatLink
          className={linkStyles.call}
          text={messages.nav.registerBusiness}
          sentence={contactMessages.wantToRegister}
          look="primary"
        />
      </li>
    </ul>
  )
}
