import { phoneHref } from '../../contact/phone.ts'
import { contactMessages } from '../../messages/contact.ts'
import { ButtonAnchor, buttonClass } from '../../ui/button.tsx'
import { OutLink } from '../../ui/out-link.tsx'
import styles from './call-bar.module.css'
import { ContactIcon } from './contact-icons.tsx'

/** WhatsApp and a call under the thumb, on phones. */
export function CallBar({ phone, whatsapp }: { phone: string; whatsapp: string | undefined }) {
  if (!phone && !whatsapp) return null
  return (
    <div className={styles.bar}>
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
    </div>
  )
}
