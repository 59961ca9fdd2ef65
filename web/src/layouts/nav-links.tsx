import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useLocation } from 'react-router-dom'
import { messages } from '../messages.ts'
import { usePage } from '../page-context.tsx'
import { paths } from '../paths.ts'
import { recipe } from '../theme/theme.ts'
import { ButtonAnchor } from '../ui/button.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

const List = chakra(
  'ul',
  recipe({
    base: {
      display: 'flex',
      '& .page': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 'touch',
        paddingInline: '3',
        fontWeight: '600',
        textDecoration: 'underline',
        textDecorationThickness: '2px',
        textDecorationColor: 'transparent',
        textUnderlineOffset: '6px',
        _hover: { textDecorationColor: 'currentColor' },
        '&[aria-current=page]': { textDecorationColor: 'ipe' },
      },
    },
    variants: {
      place: {
        bar: { alignItems: 'center', gap: '2', '& .call': { marginInlineStart: '2' } },
        menu: {
          flexDirection: 'column',
          gap: '1',
          '& .page': { width: '100%' },
          '& .call': { marginTop: '2', width: '100%' },
        },
      },
    },
    defaultVariants: { place: 'bar' },
  }),
)

const pages = [
  { to: paths.home, text: messages.nav.home },
  { to: paths.explore(), text: messages.nav.explore },
  { to: paths.about, text: messages.nav.about },
]

/** Where the top bar leads, and the call that opens the provider's chat. */
export function NavLinks({ place }: { place?: 'bar' | 'menu' }) {
  const { config } = usePage()
  const { pathname } = useLocation()
  return (
    <List place={place}>
      {pages.map(({ to, text }) => (
        <li key={to}>
          <Link className="page" to={to} aria-current={pathname === to ? 'page' : undefined}>
            {text}
          </Link>
        </li>
      ))}
      <li>
        <ButtonAnchor className="call" href={config.chatUrl} target="_blank" rel="noopener" look="primary">
          {messages.nav.registerBusiness}
          <VisuallyHidden>{messages.nav.newTab}</VisuallyHidden>
        </ButtonAnchor>
      </li>
    </List>
  )
}
