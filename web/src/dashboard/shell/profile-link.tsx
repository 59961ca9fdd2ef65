import { chakra } from '@chakra-ui/react/styled-system'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { recipe } from '../../theme/theme.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

const Anchor = chakra(
  'a',
  recipe({
    base: {
      color: 'mata',
      fontWeight: '600',
      textDecoration: 'underline',
      textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
      textUnderlineOffset: '3px',
      overflowWrap: 'anywhere',
      _hover: { textDecorationColor: 'currentColor' },
    },
  }),
)

/** The name of an establishment, leading to its profile in another tab. */
export function ProfileLink({ slug, name }: { slug: string; name: string }) {
  return (
    <Anchor href={paths.profile(slug)} target="_blank" rel="noopener">
      {name} <VisuallyHidden>{messages.nav.newTab}</VisuallyHidden>
    </Anchor>
  )
}
