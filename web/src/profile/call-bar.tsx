import { chakra } from '@chakra-ui/react/styled-system'
import { profileMessages } from '../messages-profile.ts'
import { recipe } from '../theme/theme.ts'
import { DirectLink, WhatsappLink } from './contact-card.tsx'
import { ContactIcon } from './contact-icons.tsx'
import { phoneHref } from './phone.ts'

const Bar = chakra(
  'div',
  recipe({
    base: {
      // Sticky, not fixed: it ends with the profile and covers no footer.
      position: 'sticky',
      bottom: '0',
      zIndex: '10',
      display: { base: 'flex', lg: 'none', _print: 'none' },
      gap: '3',
      marginTop: '8',
      marginInline: { base: '-4', md: '-8' },
      paddingInline: { base: '4', md: '8' },
      paddingTop: '3',
      paddingBottom: 'calc({spacing.3} + env(safe-area-inset-bottom))',
      bg: 'canvas',
      borderTopWidth: '1px',
      borderColor: 'line',
      '& > a': { flex: '1' },
      // Where a large zoom leaves little height, the page's text needs it more.
      '@media (max-height: 30rem)': { position: 'static' },
    },
  }),
)

/** WhatsApp and a call under the thumb, on phones. */
export function CallBar({ phone, whatsapp }: { phone: string; whatsapp: string | undefined }) {
  if (!phone && !whatsapp) return null
  return (
    <Bar>
      {whatsapp && (
        <WhatsappLink href={whatsapp}>
          <ContactIcon kind="whatsapp" />
          {profileMessages.kinds.whatsapp}
        </WhatsappLink>
      )}
      {phone && (
        <DirectLink look={whatsapp ? 'outline' : 'primary'} href={phoneHref(phone)}>
          <ContactIcon kind="phone" />
          {profileMessages.call}
        </DirectLink>
      )}
    </Bar>
  )
}
