import { chakra } from '@chakra-ui/react/styled-system'
import { profileMessages } from '../messages-profile.ts'
import { recipe } from '../theme/theme.ts'
import { buttonRecipe } from '../ui/button.tsx'
import { OutLink } from '../ui/out-link.tsx'
import { addressLine, formatZipCode, type PostalAddress } from './address.ts'
import { ContactIcon } from './contact-icons.tsx'
import type { ContactLink } from './contact-links.ts'

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

export const DirectLink = chakra('a', buttonRecipe)

export interface ContactCardProps {
  address: PostalAddress
  links: ContactLink[]
}

/** How to reach an establishment: phone, WhatsApp, address, networks and site. */
export function ContactCard({ address, links }: ContactCardProps) {
  const direct = links.filter(({ isDirect }) => isDirect)
  const others = links.filter(({ isDirect }) => !isDirect)
  return (
    <Card aria-labelledby="contato">
      <h2 id="contato">{profileMessages.contact}</h2>
      <div className="direct">
        {direct.map(({ kind, href, label, spoken }) =>
          kind === 'whatsapp' ? (
            <WhatsappLink key={kind} href={href}>
              <ContactIcon kind={kind} />
              {label}
            </WhatsappLink>
          ) : (
            <DirectLink key={kind} look="outline" href={href} aria-label={spoken}>
              <ContactIcon kind={kind} />
              {label}
            </DirectLink>
          ),
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
            {others.map(({ kind, href, label }) => (
              <li key={kind}>
                <OutLink href={href}>
                  <ContactIcon kind={kind} />
                  {label}
                </OutLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}
