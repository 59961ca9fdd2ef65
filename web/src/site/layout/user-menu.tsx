import { useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { sessionMessages } from '../../messages/session.ts'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { loginFrom } from '../../session/login-state.ts'
import { type User, useViewer } from '../../session/use-viewer.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { AccountLinks, firstName } from './account-links.tsx'
import { useDisclosure } from './use-disclosure.ts'
import styles from './user-menu.module.css'

/** The end of the top bar on desktops: Login, or the menu of who is signed in. */
export function UserMenu() {
  const viewer = useViewer()
  const location = useLocation()
  if (viewer.is === 'user') return <Menu key={location.pathname} user={viewer.user} />
  return (
    <div className={styles.slot}>
      {viewer.is === 'unknown' && viewer.hasSession ? (
        <div className={styles.door} />
      ) : (
        <Link className={styles.door} to={paths.login} state={loginFrom(location)}>
          <LineIcon name="user" />
          {messages.nav.login}
        </Link>
      )}
    </div>
  )
}

function Menu({ user }: { user: User }) {
  const { isOpen, buttonProps, frameProps } = useDisclosure()
  const id = useId()
  return (
    <div className={styles.slot} {...frameProps}>
      <button
        type="button"
        className={styles.door}
        aria-label={sessionMessages.menu(user.name)}
        aria-controls={isOpen ? id : undefined}
        {...buttonProps}
      >
        <Avatar name={user.name} photo={user.photo} />
        <span>{firstName(user.name)}</span>
        <LineIcon name="down" />
      </button>
      {isOpen && (
        <div id={id}>
          <AccountLinks user={user} adminPath={paths.dashboard} />
        </div>
      )}
    </div>
  )
}
