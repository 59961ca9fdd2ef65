import { phoneHref } from '../../contact/phone.ts'
import { contactMessages } from '../../messages/contact.ts'
import { profileMessages } from '../../messages/profile.ts'
import { ButtonAnchor, buttonClass } from '../../ui/button.tsx'
import { OutLink } from '../../ui/out-link.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import styles from './call-bar.module.css'
import { ContactIcon } from './contact-icons.tsx'

export interface CallBarProps {
  phone: string
  whatsapp: string | undefined
  directions: string
}

/** WhatsApp, a call and the way there under the thumb, on phones. */
export function CallBar({ phone, whatsapp, directions }: CallBarProps) {
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
      <OutLink className={buttonClass({ look: phone || whatsapp ? 'outline' : 'primary' })} href={directions}>
        <LineIcon name="pin" />
        {profileMessages.route}
      </OutLink>
    </div>
  )
}
