import { knowsPasskeys, signWithPasskey } from '../../browser/passkeys.ts'
import { useHydrated } from '../../browser/use-hydrated.tsx'
import { useStartPasskeySignInMutation } from '../../gql/account/hooks.ts'
import { authMessages } from '../../messages/auth.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states.tsx'
import { useWork } from '../use-work.ts'

const { passkey: texts } = authMessages

export interface PasskeyButtonProps {
  text: string
  /** Sends what the browser has signed. */
  send: (response: unknown) => Promise<unknown>
}

/** Signs with a passkey of this device; nothing where the browser knows none. */
export function PasskeyButton({ text, send }: PasskeyButtonProps) {
  const hydrated = useHydrated()
  const [start] = useStartPasskeySignInMutation()
  const { isRunning, failure, run } = useWork(texts.unused)
  // On the server it keeps its room.
  if (hydrated && !knowsPasskeys()) return null

  const sign = () =>
    run(async () => {
      const { data } = await start()
      await send(await signWithPasskey(data?.startPasskeySignIn))
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
