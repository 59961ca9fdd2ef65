import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Link } from 'react-router-dom'
import { sessionMessages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import type { User } from '../../session/me.ts'
import { useSignOut } from '../../session/sign-out.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import entry from './menu-entry.module.css'
import drawer from './mobile-menu.module.css'
import styles from './user-menu.module.css'

/** The end of the top bar on desktops for who is signed in: a button with the name, and what it opens. */
export function AccountMenu({ user }: { user: User }) {
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

/** The same within the menu of phones, which is open already. */
export function AccountEntries({ user }: { user: User }) {
  return (
    <>
      <p className={drawer.who}>
        <Avatar name={user.name} photo={user.photo} />
        {firstName(user.name)}
      </p>
      <AccountLinks user={user} adminPath={paths.admin} />
    </>
  )
}

interface AccountLinksProps {
  user: User
  /** Where the administrators' link leads: the two menus differ (admin-alias). */
  adminPath: string
}

/** What a signed-in user can open, and the way out. */
function AccountLinks({ user, adminPath }: AccountLinksProps) {
  const signOut = useSignOut()
  const links = [
    { to: paths.account, text: sessionMessages.account },
    { to: paths.favorites, text: sessionMessages.favorites },
    { to: paths.myBusinesses(), text: sessionMessages.myBusinesses },
    ...(user.role === 'ADMIN' ? [{ to: adminPath, text: sessionMessages.admin }] : []),
  ]
  return (
    <ul>
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link className={entry.entry} to={to}>
            {text}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={entry.entry} onClick={signOut}>
          {sessionMessages.leave}
        </button>
      </li>
    </ul>
  )
}

/** @returns the name as the menus say it */
function firstName(name: string): string {
  return name.trim().split(/\s+/, 1)[0] ?? ''
}

/**
 * Something that a button opens and closes. It closes with Escape, which gives the focus back to the button, and when
 * the pointer or the focus goes elsewhere, or a link in it is followed.
 *
 * @returns the state, what the button needs, and what the element around the button and its content needs
 */
function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const close = ({ target }: PointerEvent) => {
      if (!frame.current?.contains(target as Node)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [isOpen])

  return {
    isOpen,
    buttonProps: { 'aria-expanded': isOpen, onClick: () => setIsOpen(!isOpen) },
    frameProps: {
      ref: frame,
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !isOpen) return
        setIsOpen(false)
        frame.current?.querySelector('button')?.focus()
      },
      onClick({ target }: MouseEvent) {
        if ((target as Element).closest('a')) setIsOpen(false)
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false)
      },
    },
  }
}
