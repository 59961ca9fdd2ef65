import { Link, useLocation } from 'react-router-dom'
import { ChatLink } from '../../contact/chat-link.tsx'
import { contactMessages, messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './nav-links.module.css'

const pages = [
  { to: paths.home, text: messages.nav.home },
  { to: paths.explore(), text: messages.nav.explore },
  { to: paths.about, text: messages.nav.about },
]

/** Where the top bar leads, and the call that opens the provider's chat. */
export function NavLinks({ place = 'bar' }: { place?: 'bar' | 'menu' }) {
  const { pathname } = useLocation()
  return (
    <ul className={classNames(styles.list, styles[place])}>
      {pages.map(({ to, text }) => (
        <li key={to}>
          <Link className={styles.page} to={to} aria-current={pathname === to ? 'page' : undefined}>
            {text}
          </Link>
        </li>
      ))}
      <li>
        <ChatLink
          className={styles.call}
          text={messages.nav.registerBusiness}
          sentence={contactMessages.wantToRegister}
          look="primary"
        />
      </li>
    </ul>
  )
}
