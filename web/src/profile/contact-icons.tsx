import { chakra } from '@chakra-ui/react/styled-system'
import { recipe } from '../theme/theme.ts'
import { type ContactKind, contactIcon } from './contact-links.ts'

const Icon = chakra('svg', recipe({ base: { width: '1.25em', height: '1.25em', flexShrink: '0' } }))

/** Decoration: the words beside it say where the link leads. */
export function ContactIcon({ kind }: { kind: ContactKind }) {
  return (
    <Icon viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
      <path d={contactIcon(kind)} strokeLinecap="round" strokeLinejoin="round" />
    </Icon>
  )
}
