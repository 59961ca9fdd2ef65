import { useLocation, useNavigate } from 'react-router-dom'
import { useClient } from '../../apollo/page-data.tsx'
import { giveHeart } from '../../favorites/give-heart.ts'
import { Form } from '../../forms/form.tsx'
import { EmailField, TypedField } from '../../forms/typed-field.tsx'
import { useRegisterMutation } from '../../gql/account/hooks.ts'
import { authMessages } from '../../messages/auth.ts'
import { paths } from '../../paths.ts'
import { beginSession } from '../../session/begin-session.ts'
import { type LoginState, readLoginState } from '../../session/login-state.ts'
import { useSentForm } from '../use-sent-form.ts'
import { AuthCard, OtherWay } from './auth-card.tsx'
import { NewAccountFields } from './new-account-fields.tsx'

const { register: texts } = authMessages

/** `/register`: the session that it begins is met at `/login` (login-return). */
export function RegisterPage() {
  const client = useClient()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [register] = useRegisterMutation()
  const form = useSentForm({
    rule: 'registerInput',
    failed: texts.failed,
    send: async (input) => {
      const { data } = await register({ variables: { input } })
      if (!data) return
      beginSession(client, data.register, false)
      const { from, favorite } = readLoginState(state)
      await giveHeart(client, favorite)
      const next: LoginState = { from, reason: 'registered' }
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
        <TypedField label={authMessages.name} name="name" autoComplete="name" />
        <EmailField label={authMessages.email} autoComplete="email" />
        <NewAccountFields />
      </Form>
    </AuthCard>
  )
}
