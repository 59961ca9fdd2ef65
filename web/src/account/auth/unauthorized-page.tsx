import { authMessages } from '../../messages/auth.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { AuthCard } from './auth-card.tsx'

/** `/unauthorized`: redirect target for users without the required role. */
export function UnauthorizedPage() {
  const { title, text } = authMessages.unauthorized
  return (
    <AuthCard title={title} lead={text}>
      <ButtonLink to={paths.home} data-button>
        {authMessages.toHome}
      </ButtonLink>
    </AuthCard>
  )
}
