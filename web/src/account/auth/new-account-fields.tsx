import { PhoneField } from '../../forms/phone-field.tsx'
import { PasswordField } from '../../forms/typed-field.tsx'
import { authMessages } from '../../messages/auth.ts'
import { paths } from '../../paths.ts'
import { OutLink } from '../../ui/links.tsx'
import card from './auth-card.module.css'

const { register: texts } = authMessages

/** What every new account gives itself, and what it agrees to: read in another tab, so that what is typed stays. */
export function NewAccountFields() {
  return (
    <>
      <PhoneField
        label={authMessages.phone}
        name="phone"
        autoComplete="tel-national"
        placeholder={authMessages.phonePlaceholder}
      />
      <PasswordField
        label={authMessages.password}
        name="password"
        autoComplete="new-password"
        hint={authMessages.passwordHint}
      />
      <p className={card.small}>
        {texts.agree} <OutLink href={paths.terms}>{texts.terms}</OutLink> {texts.and}{' '}
        <OutLink href={paths.privacy}>{texts.privacy}</OutLink>.
      </p>
    </>
  )
}
