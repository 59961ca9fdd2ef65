import { chakra } from '@chakra-ui/react/styled-system'
import { profileMessages } from '../messages-profile.ts'
import { recipe } from '../theme/theme.ts'
import { buttonRecipe } from '../ui/button.tsx'
import { LineIcon } from '../ui/icons.tsx'
import { OutLink } from '../ui/out-link.tsx'
import { addressLine, formatZipCode, type PostalAddress } from './address.ts'
import { ContactIcon } from './contact-icons.tsx'
import type { ContactLink } from './contact-links.ts'
import { formatPhone, phoneHref } from './phone.ts'

const Card = chakra(
  'section',
  recipe({
    base: {
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'card',
      padding: { base: '4', md: '6' },
      '& h2': { textStyle: 'h3', marginBottom: '4' },
      '& h3': { textStyle: 'label', fontFamily: 'body', letterSpacing: '0', color: 'quiet' },
      '& address, & .links': { marginTop: '5', paddingTop: '5', borderTopWidth: '1px', borderColor: 'line' },
      '& address': { fontStyle: 'normal', overflowWrap: 'anywhere', textWrap: 'balance' },
      '& .direct': { display: 'grid', gap: '3' },
      '& .links ul': { display: 'grid', gap: '1', marginTop: '1' },
      '& .links a': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '3',
        minHeight: 'touch',
        color: 'mata',
        fontWeight: '600',
        textUnderlineOffset: '4px',
        _hover: { textDecoration: 'underline' },
      },
    },
  }),
)

export const WhatsappLink = chakra(OutLink, buttonRecipe, { defaultProps: { look: 'whatsapp' } })

export const PhoneLink = chakra('a', buttonRecipe)

export interface ContactCardProps {
  phone: string
  address: PostalAddress
  links: ContactLink[]
}

/** How to reach an establishment: phone, WhatsApp, address, networks and site. */
export function ContactCard({ phone, address, links }: ContactCardProps) {
  const whatsapp = links.find(({ kind }) => kind === 'whatsapp')
  const others = links.filter(({ kind }) => kind !== 'whatsapp')
  return (
    <Card aria-labelledby="contato">
      <h2 id="contato">{profileMessages.contact}</h2>
      <div className="direct">
        {whatsapp && (
          <WhatsappLink href={whatsapp.href}>
            <ContactIcon kind="whatsapp" />
            {profileMessages.kinds.whatsapp}
          </WhatsappLink>
        )}
        {phone && (
          <PhoneLink
            look="outline"
            href={phoneHref(phone)}
            aria-label={profileMessages.callTo(formatPhone(phone))}
          >
            <LineIcon name="phone" />
            {formatPhone(phone)}
          </PhoneLink>
        )}
      </div>
      <address>
        <h3>{profileMessages.addressLabel}</h3>
        <p>{addressLine(address)}</p>
        {address.zipCode && <p>{profileMessages.zipCode(formatZipCode(address.zipCode))}</p>}
      </address>
      {others.length > 0 && (
        <div className="links">
          <h3>{profileMessages.links}</h3>
          <ul>
            {others.map(({ kind, href }) => (
              <li key={kind}>
                <OutLink href={href}>
                  <ContactIcon kind={kind} />
                  {profileMessages.kinds[kind]}
                </OutLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}
