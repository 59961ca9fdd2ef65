import { chakra } from '@chakra-ui/react/styled-system'
import { recipe } from '../theme/theme.ts'
import type { ContactKind } from './contact-links.ts'

const Icon = chakra('svg', recipe({ base: { width: '1.25em', height: '1.25em', flexShrink: '0' } }))

/** Plain line drawings of what each network is known by, on a 24 px grid. */
const shapes: Record<ContactKind, string> = {
  whatsapp:
    'M4 20l1.3-4A8 8 0 1 1 8.400 19zM9 8.500c-.5 3 3 6.500 6.200 6.300.8-.1 1.300-.9 1.100-1.500l-1.700-.9-1 .8c-1-.4-2-1.400-2.400-2.400l.8-1-.8-1.700c-.7-.2-2 0-2.200.4z',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 15.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM16.800 7.200v.01',
  facebook: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 20v-8.500c0-1.500.8-2.500 3-2.500M9.500 13.500H15',
  linkedin: 'M4 4h16v16H4zM8 11v5M8 8v.01M11.500 16v-5M11.500 13c0-1.300 1-2 2.200-2s2.300.7 2.300 2.300V16',
  twitter: 'M5 5l14 14M19 5 5 19',
  tiktok: 'M13 4v11a3.500 3.500 0 1 1-3.500-3.500M13 4c.3 2.800 2.200 4.600 5 4.800',
  site: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM4 12h16M12 4c2.700 2.400 2.700 13.600 0 16M12 4c-2.700 2.400-2.700 13.600 0 16',
}

/** Decoration: the words beside it say where the link leads. */
export function ContactIcon({ kind }: { kind: ContactKind }) {
  return (
    <Icon viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
      <path d={shapes[kind]} strokeLinecap="round" strokeLinejoin="round" />
    </Icon>
  )
}
