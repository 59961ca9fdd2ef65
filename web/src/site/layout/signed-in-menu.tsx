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

/** Account menu of the desktop top bar. */
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

/** Account entries of the mobile menu. */
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
  /** Path of the administrators' link, which differs between the menus (admin-alias). */
  adminPath: string
}

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

function firstName(name: string): string {
  return name.trim().split(/\s+/, 1)[0] ?? ''
}

/**
 * Disclosure menu: closes on Escape, which restores focus to the button, on outside clicks, when focus
 * leaves, and when a link is followed.
 *
 * @returns the state, the button's props and the container's props
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
