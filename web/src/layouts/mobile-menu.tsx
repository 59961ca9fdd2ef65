import { chakra } from '@chakra-ui/react/styled-system'
import type { KeyboardEvent } from 'react'
import { messages } from '../messages.ts'
import { recipe } from '../theme/theme.ts'
import { LineIcon } from '../ui/icons.tsx'
import { NavLinks } from './nav-links.tsx'

const Menu = chakra(
  'details',
  recipe({
    base: {
      display: { base: 'block', md: 'none' },
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
        insetInline: '2',
        top: 'calc(100% + {spacing.1})',
        padding: '4',
        bg: 'surface',
        color: 'ink',
        borderRadius: 'card',
        boxShadow: 'float',
      },
    },
  }),
)

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape') return
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}

/** The top bar's links on phones. It opens without a script, and closes with Escape and when a page opens. */
export function MobileMenu() {
  return (
    <Menu onKeyDown={closeOnEscape}>
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
      </nav>
    </Menu>
  )
}
