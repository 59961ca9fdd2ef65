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

/** Whether this browser knows passkeys. */
export const knowsPasskeys = () => typeof globalThis.PublicKeyCredential === 'function'

/**
 * Has the browser make a passkey.
 *
 * @param options as the server answered them
 * @returns what the server takes
 * @throws when somebody gives up, or the device has one already
 */
export async function makePasskey(options: unknown): Promise<unknown> {
  const { startRegistration } = await load()
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
}

export interface PasskeyButtonProps {
  text: string
  /** Sends what the browser has signed. */
  send: (response: unknown) => Promise<unknown>
}

/** Signs with a passkey of this device; nothing where the browser knows none. */
export function PasskeyButton({ text, send }: PasskeyButtonProps) {
  const hydrated = useHydrated()
  const [start] = useStartPasskeySignInMutation()
  const { isRunning, failure, run } = useAction(texts.unused)
  // On the server it keeps its room.
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
