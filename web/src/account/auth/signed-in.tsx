import { useClient } from '../../apollo/use-client.ts'
import { authMessages } from '../../messages/auth.ts'
import { signOut } from '../../session/sign-out.ts'
import type { User } from '../../session/use-viewer.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import card from './auth-card.module.css'

export interface SignedInProps {
  user: User
  /** Where Continuar leads. */
  to: string
}

/** Who is signed in already, and what to do about it: the page never moves on by itself (login-return). */
export function SignedIn({ user, to }: SignedInProps) {
  const client = useClient()
  return (
    <>
      <div className={card.who}>
        <Avatar name={user.name} photo={user.photo} />
        <div>
          <p className={card.name}>{user.name}</p>
          <p className={card.small}>{user.email}</p>
        </div>
      </div>
      <div className={card.ways}>
        <ButtonLink to={to} data-button>
          {authMessages.login.continue}
        </ButtonLink>
        <Button look="outline" onClick={() => signOut(client)}>
          {authMessages.login.leave}
        </Button>
      </div>
    </>
  )
}
