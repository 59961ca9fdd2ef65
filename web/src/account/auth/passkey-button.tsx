import { useState } from 'react'
import { serverMessage } from '../../apollo/refusals.ts'
import { knowsPasskeys, signWithPasskey } from '../../browser/passkeys.ts'
import { useHydrated } from '../../browser/use-hydrated.tsx'
import { useStartPasskeySignInMutation } from '../../gql/account/hooks.ts'
import { authMessages } from '../../messages/auth.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

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
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // On the server it keeps its room.
  if (hydrated && !knowsPasskeys()) return null

  async function sign() {
    if (isBusy) return
    setIsBusy(true)
    setFailure(null)
    try {
      const { data } = await start()
      await send(await signWithPasskey(data?.startPasskeySignIn))
    } catch (error) {
      setFailure(serverMessage(error) ?? texts.unused)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button look="outline" disabled={!hydrated} aria-busy={isBusy} onClick={sign}>
        {isBusy ? texts.waiting : text}
      </Button>
    </>
  )
}
