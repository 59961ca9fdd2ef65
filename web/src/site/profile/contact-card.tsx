import { profileMessages } from '../../messages/profile.ts'
import { contactMessages, messages } from '../../messages/site.ts'
import { ButtonAnchor, buttonClass } from '../../ui/button.tsx'
import { confirmationText, type ShownConfirmation } from '../../ui/confirmation-text.ts'
import { phoneHref } from '../../ui/contact/phone-links.ts'
import { OutLink } from '../../ui/links.tsx'
import { iconHref, LineIcon } from '../../ui/pictures/icons.tsx'
import { addressLine, formatZipCode, type PostalAddress } from './address.ts'
import callBarStyles from './call-bar.module.css'
import styles from './contact-card.module.css'
import contactIconsStyles from './contact-icons.module.css'
import type { ContactKind, ContactLink } from './contact-links.ts'

export interface ContactCardProps {
  address: PostalAddress & { neighborhood: { slug: string } }
  isAddressHidden?: boolean
  links: ContactLink[]
  confirmations: readonly ShownConfirmation[]
}

/** Confirmation topic of each link. */
const topics: Partial<Record<ContactKind, ShownConfirmation['topic']>> = {
  phone: 'PHONE',
  whatsapp: 'WHATSAPP',
}

/** Contacts of an establishment: phone, WhatsApp, address, networks and site. */
export function ContactCard({ address, isAddressHidden = false, links, confirmations }: ContactCardProps) {
  const direct = links.filter(({ isDirect }) => isDirect)
  const others = links.filter(({ isDirect }) => !isDirect)
  return (
    <section className={styles.card} aria-labelledby="contato">
      <h2 id="contato">{profileMessages.contact}</h2>
      {direct.length > 0 && (
        <div className={styles.direct}>
          {direct.map(({ kind, href, label, spoken }) => (
            <div key={kind}>
              {kind === 'whatsapp' ? (
                <OutLink className={buttonClass({ look: 'whatsapp' })} href={href}>
                  <ContactIcon kind={kind} />
                  {label}
                </OutLink>
              ) : (
                <ButtonAnchor look="outline" href={href} aria-label={spoken}>
                  <ContactIcon kind={kind} />
                  {label}
                </ButtonAnchor>
              )}
              <Confirmed confirmations={confirmations} topic={topics[kind]} />
            </div>
          ))}
        </div>
      )}
      <address>
        <h3>{profileMessages.addressLabel}</h3>
        {isAddressHidden && <p>{messages.card.addressHidden}</p>}
        <p>{isAddressHidden ? publicPlace(address) : addressLine(address)}</p>
        {address.zipCode && <p>{profileMessages.zipCode(formatZipCode(address.zipCode))}</p>}
        <Confirmed confirmations={confirmations} topic="ADDRESS" />
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

/** Neighborhood, if public, and city. */
function publicPlace({ neighborhood, city }: ContactCardProps['address']): string {
  return [neighborhood.slug && neighborhood.name, city.name].filter(Boolean).join(', ')
}

interface ConfirmedProps {
  confirmations: readonly ShownConfirmation[]
  topic: ShownConfirmation['topic'] | undefined
}

/** Date of a value's confirmation or correction, if any. */
function Confirmed({ confirmations, topic }: ConfirmedProps) {
  const text = topic && confirmationText(confirmations, topic)
  return text ? <p className={styles.confirmed}>{text}</p> : null
}

interface CallBarProps {
  phone: string
  whatsapp: string | undefined
  /** Null if the address is hidden. */
  directions: string | null
}

/** Buttons for WhatsApp, call and directions at the bottom of phones. */
export function CallBar({ phone, whatsapp, directions }: CallBarProps) {
  return (
    <div className={callBarStyles.bar}>
      {whatsapp && (
        <OutLink className={buttonClass({ look: 'whatsapp' })} href={whatsapp}>
          <ContactIcon kind="whatsapp" />
          {contactMessages.whatsapp}
        </OutLink>
      )}
      {phone && (
        <ButtonAnchor look={whatsapp ? 'outline' : 'primary'} href={phoneHref(phone)}>
          <ContactIcon kind="phone" />
          {contactMessages.call}
        </ButtonAnchor>
      )}
      {directions && (
        <OutLink
          className={buttonClass({ look: phone || whatsapp ? 'outline' : 'primary' })}
          href={directions}
        >
          <LineIcon name="pin" />
          {profileMessages.route}
        </OutLink>
      )}
    </div>
  )
}

function ContactIcon({ kind }: { kind: ContactKind }) {
  return (
    <svg
      className={contactIconsStyles.icon}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <use href={iconHref(kind)} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
