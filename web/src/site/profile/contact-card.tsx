import { profileMessages } from '../../messages/profile.ts'
import { ButtonAnchor, buttonClass } from '../../ui/button.tsx'
import { OutLink } from '../../ui/out-link.tsx'
import { addressLine, formatZipCode, type PostalAddress } from './address.ts'
import styles from './contact-card.module.css'
import { ContactIcon } from './contact-icons.tsx'
import type { ContactLink } from './contact-links.ts'

export interface ContactCardProps {
  address: PostalAddress
  links: ContactLink[]
}

/** How to reach an establishment: phone, WhatsApp, address, networks and site. */
export function ContactCard({ address, links }: ContactCardProps) {
  const direct = links.filter(({ isDirect }) => isDirect)
  const others = links.filter(({ isDirect }) => !isDirect)
  return (
    <section className={styles.card} aria-labelledby="contato">
      <h2 id="contato">{profileMessages.contact}</h2>
      <div className={styles.direct}>
        {direct.map(({ kind, href, label, spoken }) =>
          kind === 'whatsapp' ? (
            <OutLink key={kind} className={buttonClass({ look: 'whatsapp' })} href={href}>
              <ContactIcon kind={kind} />
              {label}
            </OutLink>
          ) : (
            <ButtonAnchor key={kind} look="outline" href={href} aria-label={spoken}>
              <ContactIcon kind={kind} />
              {label}
            </ButtonAnchor>
          ),
        )}
      </div>
      <address>
        <h3>{profileMessages.addressLabel}</h3>
        <p>{addressLine(address)}</p>
        {address.zipCode && <p>{profileMessages.zipCode(formatZipCode(address.zipCode))}</p>}
      </address>
      {others.length > 0 && (
        <div className={styles.links}>
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
    </section>
  )
}
