import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { messages } from '../messages.ts'
import { sessionMessages } from '../messages-session.ts'
import { paths } from '../paths.ts'
import { loginFrom } from '../session/login-state.ts'
import { type User, useViewer } from '../session/use-viewer.ts'
import { floating } from '../theme/floating.ts'
import { recipe } from '../theme/theme.ts'
import { Avatar } from '../ui/avatar.tsx'
import { LineIcon } from '../ui/icons.tsx'
import { AccountLinks, firstName, menuEntry } from './account-links.tsx'
import { useDisclosure } from './use-disclosure.ts'

/** As wide with a name in it as with Login, so that nothing beside it moves when the account comes. */
const Slot = chakra(
  'div',
  recipe({
    base: {
      position: 'relative',
      width: '9rem',
      '& > .door': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '2',
        width: '100%',
        minHeight: 'touch',
        paddingInline: '2',
        borderWidth: '1px',
        borderColor: 'color-mix(in srgb, currentColor 45%, transparent)',
        borderRadius: 'control',
        fontWeight: '600',
        lineHeight: '1.2',
        cursor: 'pointer',
        transition: 'background-color {durations.quick} {easings.out}',
        _hover: { bg: 'color-mix(in srgb, currentColor 10%, transparent)' },
      },
      '& > .door span:not([aria-hidden])': {
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
      '& > .door > svg:last-child': { fontSize: '0.8rem' },
      '& ul': {
        position: 'absolute',
        top: 'calc(100% + {spacing.2})',
        right: '0',
        minWidth: '14rem',
        padding: '2',
        ...floating,
        animation: 'arrive {durations.quick} {easings.out}',
      },
      '& li:last-child': { borderTopWidth: '1px', borderColor: 'line', marginTop: '2', paddingTop: '2' },
      '& .entry': menuEntry,
    },
  }),
)

/** The end of the top bar on desktops: Login, or the menu of who is signed in. */
export function UserMenu() {
  const viewer = useViewer()
  const location = useLocation()
  if (viewer.is === 'user') return <Menu key={location.pathname} user={viewer.user} />
  return (
    <Slot>
      {viewer.is === 'unknown' && viewer.hasSession ? (
        <div className="door" />
      ) : (
        <Link className="door" to={paths.login} state={loginFrom(location)}>
          <LineIcon name="user" />
          {messages.nav.login}
        </Link>
      )}
    </Slot>
  )
}

function Menu({ user }: { user: User }) {
  const { isOpen, buttonProps, frameProps } = useDisclosure()
  const id = useId()
  return (
    <Slot {...frameProps}>
      <button
        type="button"
        className="door"
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
    </Slot>
  )
}
