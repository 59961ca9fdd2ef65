import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { useHydrated } from '../browser/use-hydrated.tsx'
import { useAction } from '../forms/use-action.ts'
import { useStartPasskeySignInMutation } from '../gql/account/hooks.ts'
import { authMessages } from '../messages/auth.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/states.tsx'

const { passkey: texts } = authMessages

/** Lazy-loaded: few people have a passkey. */
const load = () => import('@simplewebauthn/browser')

/** Whether the browser supports WebAuthn. */
export const knowsPasskeys = () => typeof globalThis.PublicKeyCredential === 'function'

/**
 * Has the browser create a passkey.
 *
 * @param options from the server
 * @returns the response to send to the server
 * @throws if the user cancels, or the device already has a passkey of the account
 */
export async function makePasskey(options: unknown): Promise<unknown> {
  const { startRegistration } = await load()
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
}

export interface PasskeyButtonProps {
  text: string
  /** Sends the browser's signed response. */
  send: (response: unknown) => Promise<unknown>
}

/** Signs with a passkey of this device; renders nothing if the browser does not support them. */
export function PasskeyButton({ text, send }: PasskeyButtonProps) {
  const hydrated = useHydrated()
  const [start] = useStartPasskeySignInMutation()
  const { isRunning, failure, run } = useAction(texts.unused)
  // Server-rendered to reserve its space.
  if (hydrated && !knowsPasskeys()) return null

  const sign = () =>
    run(async () => {
      const { data } = await start()
      const { startAuthentication } = await load()
      const optionsJSON = data?.startPasskeySignIn as PublicKeyCredentialRequestOptionsJSON
      await send(await startAuthentication({ optionsJSON }))
    })

  return (
    <>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button look="outline" disabled={!hydrated} aria-busy={isRunning} onClick={sign}>
        {isRunning ? texts.waiting : text}
      </Button>
    </>
  )
}
