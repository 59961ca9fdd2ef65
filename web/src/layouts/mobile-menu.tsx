import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { messages } from '../messages.ts'
import { paths } from '../paths.ts'
import { loginFrom } from '../session/login-state.ts'
import { useViewer } from '../session/use-viewer.ts'
import { floating } from '../theme/floating.ts'
import { recipe } from '../theme/theme.ts'
import { Avatar } from '../ui/avatar.tsx'
import { LineIcon } from '../ui/icons.tsx'
import { AccountLinks, firstName, menuEntry } from './account-links.tsx'
import { NavLinks } from './nav-links.tsx'
import { isLink } from './use-disclosure.ts'

const Menu = chakra(
  'details',
  recipe({
    base: {
      display: { base: 'block', lg: 'none' },
      '& summary': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '2',
        minHeight: 'touch',
        paddingInline: '3',
        marginInlineEnd: '-3',
        borderRadius: 'control',
        fontWeight: '600',
        cursor: 'pointer',
        listStyle: 'none',
        '&::-webkit-details-marker': { display: 'none' },
      },
      '& .close, &[open] .open': { display: 'none' },
      '&[open] .close': { display: 'block' },
      '& nav': {
        position: 'absolute',
        right: '2',
        top: 'calc(100% + {spacing.1})',
        width: 'min(22rem, calc(100vw - {spacing.4}))',
        maxHeight: 'calc(100dvh - 5rem)',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        padding: '4',
        ...floating,
      },
      '& .account': { marginTop: '4', paddingTop: '3', borderTopWidth: '1px', borderColor: 'line' },
      '& .who': {
        display: 'flex',
        alignItems: 'center',
        gap: '3',
        minHeight: 'touch',
        paddingInline: '3',
        fontWeight: '700',
        overflowWrap: 'anywhere',
      },
      '& .entry': menuEntry,
    },
  }),
)

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape') return
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}

/** The top bar's links on phones. It opens without a script, and closes with Escape, beside it and when a page opens. */
export function MobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [])
  return (
    <Menu
      ref={menu}
      onKeyDown={closeOnEscape}
      onClick={({ currentTarget, target }) => {
        if (isLink(target)) currentTarget.open = false
      }}
    >
      <summary>
        <span className="open">
          <LineIcon name="menu" />
        </span>
        <span className="close">
          <LineIcon name="close" />
        </span>
        {messages.nav.menu}
      </summary>
      <nav aria-label={messages.nav.label}>
        <NavLinks place="menu" />
        <div className="account">
          <Account />
        </div>
      </nav>
    </Menu>
  )
}

function Account() {
  const viewer = useViewer()
  const location = useLocation()
  if (viewer.is !== 'user') {
    return (
      <Link className="entry" to={paths.login} state={loginFrom(location)}>
        <LineIcon name="user" />
        {messages.nav.login}
      </Link>
    )
  }
  const { name, photo } = viewer.user
  return (
    <>
      <p className="who">
        <Avatar name={name} photo={photo} />
        {firstName(name)}
      </p>
      <AccountLinks user={viewer.user} adminPath={paths.admin} />
    </>
  )
}
