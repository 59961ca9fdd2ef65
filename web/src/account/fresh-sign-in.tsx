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

/**
 * Dialog for the password or second factor, opened when the server requires a fresh sign-in (fresh-sign-in).
 */
export function FreshSignIn() {
  const client = useApolloClient()
  const [confirm] = useConfirmSignInWithPasskeyMutation()
  const [isAsking, setIsAsking] = useState(false)
  /** Operations that wait for it; a page may send several at once. */
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
  /** Sends the passkey's response. */
  send: (response: unknown) => Promise<unknown>
}

/**
 * Offers the passkey first if the account has one; the password then also requires a recovery code
 * (fresh-sign-in).
 */
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
        // The first passkey was added after the dialog opened.
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

/** Resolves to whether the user confirmed the sign-in. */
type Ask = () => Promise<boolean>

/**
 * Repeats operations that the server refused for lack of a fresh sign-in once `ask` resolves to true
 * (fresh-sign-in); the caller waits until then.
 *
 * @param client to extend; public pages, whose script size is limited, do without
 * @returns restores the client's link
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
