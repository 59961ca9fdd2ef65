import { whatsappHref } from '../../contact/direct-links.ts'
import { phoneHref } from '../../contact/phone.ts'
import { contactMessages } from '../../messages/contact.ts'
import { messages } from '../../messages/site.ts'
import { usePage } from '../../page-context.tsx'
import { classNames } from '../class-names.ts'
import { LineIcon } from '../pictures/icons.tsx'
import styles from './business-card.module.css'

export interface CardContactProps {
  name: string
  phone: string
  whatsapp: string | null | undefined
}

/** WhatsApp and a call, one touch away from the list. */
export function CardContact({ name, phone, whatsapp }: CardContactProps) {
  const { origin } = usePage()
  const conversation = whatsapp && whatsappHref(whatsapp, name, origin.replace(/^https?:\/\//, ''))
  return (
    <>
      {conversation && (
        <a
          className={classNames(styles.contact, styles.whatsapp)}
          href={conversation}
          target="_blank"
          rel="noopener"
          aria-label={`${contactMessages.whatsappOf(name)} ${messages.nav.newTab}`}
        >
          <LineIcon name="whatsapp" />
        </a>
      )}
      {phone && (
        <a
          className={classNames(styles.contact, styles.phone)}
          href={phoneHref(phone)}
          aria-label={contactMessages.callTo(name)}
        >
          <LineIcon name="phone" />
        </a>
      )}
    </>
  )
}
