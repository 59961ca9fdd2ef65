import { Link, useLocation } from 'react-router-dom'
import { messages } from '../../messages/common.ts'
import { usePage } from '../../page-context.tsx'
import { paths } from '../../paths.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './nav-links.module.css'

const pages = [
  { to: paths.home, text: messages.nav.home },
  { to: paths.explore(), text: messages.nav.explore },
  { to: paths.about, text: messages.nav.about },
]

/** Where the top bar leads, and the call that opens the provider's chat. */
export function NavLinks({ place = 'bar' }: { place?: 'bar' | 'menu' }) {
  const { config } = usePage()
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
        <ButtonAnchor
          className={styles.call}
          href={config.chatUrl}
          target="_blank"
          rel="noopener"
          look="primary"
        >
          {messages.nav.registerBusiness}
          <VisuallyHidden>{messages.nav.newTab}</VisuallyHidden>
        </ButtonAnchor>
      </li>
    </ul>
  )
}
