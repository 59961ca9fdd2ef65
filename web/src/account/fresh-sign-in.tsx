import { type ApolloClient, ApolloLink } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { useEffect, useRef, useState } from 'react'
import { from, mergeMap, of } from 'rxjs'
import { needsSecondFactor } from '../ask/errors.ts'
import { Form } from '../forms/form.tsx'
import { AccountName, PasswordField } from '../forms/form-text-field.tsx'
import {
  useConfirmSignInMutation,
  useConfirmSignInWithPasskeyMutation,
  usePasskeysQuery,
} from '../gql/account/hooks.ts'
import { accountMessages } from '../messages/account.ts'
import { passkeyMessages } from '../messages/passkeys.ts'
import { useViewer } from '../session/me.ts'
import { Dialog } from '../ui/dialog.tsx'
import { PasskeyButton } from './passkeys.tsx'
import { RecoveryCodeField } from './recovery-code-field.tsx'
import { useSentForm } from './use-sent-form.ts'

const { close } = accountMessages
const { confirm: texts } = passkeyMessages

/** Asks for the password, or the second factor of an account that has one, over whatever is on the screen, when the server wants it (fresh-sign-in). */
export function FreshSignIn() {
  const client = useApolloClient()
  const [confirm] = useConfirmSignInWithPasskeyMutation()
  const [isAsking, setIsAsking] = useState(false)
  /** All operations that wait, as when a page has sent two at once. */
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([])

  function answer(isConfirmed: boolean) {
    setIsAsking(false)
    for (const resolve of waiting.current.splice(0)) resolve(isConfirmed)
  }

  useEffect(() => {
    const { current } = waiting
    const stop = onFreshSignInNeeded(client, () => {
      setIsAsking(true)
      return new Promise((resolve) => {
        current.push(resolve)
      })
    })
    return () => {
      stop()
      for (const resolve of current.splice(0)) resolve(false)
    }
  }, [client])

  if (!isAsking) return null
  return (
    <Dialog title={texts.title} close={close} onClose={() => answer(false)}>
      <Proofs
        confirmed={() => answer(true)}
        send={(response) => confirm({ variables: { response } }).then(() => answer(true))}
      />
    </Dialog>
  )
}

interface ProofsProps {
  confirmed: () => void
  /** Sends what a passkey has signed. */
  send: (response: unknown) => Promise<unknown>
}

/** With a passkey on the account it comes first, and the password is taken with a recovery code only (fresh-sign-in). */
function Proofs({ confirmed, send }: ProofsProps) {
  const { data, loading } = usePasskeysQuery()
  if (loading) return <Skeleton width="100%" height="10rem" />
  const hasPasskey = data?.passkeys.length !== 0
  return (
    <>
      <p>{hasPasskey ? texts.leadSecondFactor : texts.lead}</p>
      {hasPasskey && <PasskeyButton text={texts.passkey} send={send} />}
      <PasswordForm hasPasskey={hasPasskey} confirmed={confirmed} />
    </>
  )
}

interface PasswordFormProps extends Pick<ProofsProps, 'confirmed'> {
  hasPasskey: boolean
}

function PasswordForm({ hasPasskey, confirmed }: PasswordFormProps) {
  const [confirm] = useConfirmSignInMutation()
  const [asksForCode, setAsksForCode] = useState(hasPasskey)
  const viewer = useViewer()
  const form = useSentForm({
    rule: 'confirmSignInInput',
    failed: texts.failed,
    send: async (variables) => {
      await confirm({ variables }).catch((error: unknown) => {
        // The first passkey has been added since the question came up.
        if (needsSecondFactor(error)) setAsksForCode(true)
        throw error
      })
      confirmed()
    },
  })
  return (
    <Form form={form} submit={texts.submit} submitting={texts.submitting} wide>
      {viewer.is === 'user' && <AccountName email={viewer.user.email} />}
      <PasswordField label={texts.password} name="password" autoComplete="current-password" />
      {asksForCode && <RecoveryCodeField />}
    </Form>
  )
}

/** Asks who looks at the page for the password again; whether it was right. */
type Ask = () => Promise<boolean>

/**
 * Repeats an operation that the server refused for want of a fresh sign-in (fresh-sign-in), once who looks at the page
 * has shown the password again. The caller waits, so that no input is lost.
 *
 * @param client whose operations are watched; public pages, whose scripts are counted, need none of this
 * @returns how to end that
 */
function onFreshSignInNeeded(client: ApolloClient, ask: Ask): () => void {
  const { link } = client
  const repeat = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((result) => {
        const isNeeded = result.errors?.some(({ extensions }) => extensions?.reason === 'FRESH_SIGN_IN')
        if (!isNeeded) return of(result)
        return from(ask()).pipe(mergeMap((isConfirmed) => (isConfirmed ? forward(operation) : of(result))))
      }),
    ),
  )
  client.setLink(repeat.concat(link))
  return () => client.setLink(link)
}
