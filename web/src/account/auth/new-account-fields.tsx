import { Link } from 'react-router-dom'
import { PasswordField } from '../../forms/password-field.tsx'
import { PhoneField } from '../../forms/phone-field.tsx'
import { authMessages } from '../../messages/auth.ts'
import { paths } from '../../paths.ts'
import card from './auth-card.module.css'

const { register: texts } = authMessages

/** What every new account gives itself, and what it agrees to. */
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
        {texts.agree} <Link to={paths.terms}>{texts.terms}</Link> {texts.and}{' '}
        <Link to={paths.privacy}>{texts.privacy}</Link>.
      </p>
    </>
  )
}
