import { useApolloClient } from '@apollo/client/react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Form } from '../../forms/form.tsx'
import { EmailField, FormTextField, PasswordField } from '../../forms/form-text-field.tsx'
import { PhoneField } from '../../forms/phone-field.tsx'
import { useRegisterMutation } from '../../gql/account/hooks.ts'
import { authMessages } from '../../messages/auth.ts'
import { paths } from '../../paths.ts'
import { type LoginState, readLoginState } from '../../session/login-state.ts'
import { addPressedFavorite, beginSession } from '../../session/sign-in.ts'
import { OutLink } from '../../ui/links.tsx'
import text from '../../ui/text.module.css'
import { useSentForm } from '../use-sent-form.ts'
import { AuthCard, OtherWay } from './auth-card.tsx'

const { register: texts } = authMessages

/** `/register`; continues at `/login` with the new session (login-return). */
export function RegisterPage() {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [register] = useRegisterMutation()
  const form = useSentForm({
    rule: 'registerInput',
    failed: texts.failed,
    send: async (input) => {
      const { data } = await register({ variables: { input } })
      if (!data) return
      await beginSession(client, data.register, false)
      const { from, entry, favorite } = readLoginState(state)
      await addPressedFavorite(favorite, () => navigate(paths.favorites))
      const next: LoginState = { from, entry, reason: 'registered' }
      await navigate(paths.login, { replace: true, state: next })
    },
  })
  return (
    <AuthCard
      title={texts.title}
      lead={texts.lead}
      links={<OtherWay question={texts.hasAccount} to={paths.login} text={texts.login} />}
    >
      <Form form={form} submit={texts.submit} submitting={texts.submitting} wide>
        <FormTextField label={authMessages.name} name="name" autoComplete="name" required />
        <EmailField label={authMessages.email} autoComplete="email" />
        <NewAccountFields />
      </Form>
    </AuthCard>
  )
}

/** Fields of every new account, with the terms in another tab so that input is kept. */
export function NewAccountFields() {
  return (
    <>
      <PhoneField
        required
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
      <p className={text.hint}>
        {texts.agree} <OutLink href={paths.terms}>{texts.terms}</OutLink> {texts.and}{' '}
        <OutLink href={paths.privacy}>{texts.privacy}</OutLink>.
      </p>
    </>
  )
}
