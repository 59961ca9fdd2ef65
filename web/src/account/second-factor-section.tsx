import { useApolloClient } from '@apollo/client/react'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { useState } from 'react'
import { toNode } from '../apollo/execute.ts'
import { useAction } from '../forms/use-action.ts'
import { type usePasskeysQuery, useRenewRecoveryCodesMutation } from '../gql/account/hooks.ts'
import { passkeyMessages } from '../messages/passkeys.ts'
import { paths } from '../paths.ts'
import { MeDocument } from '../session/me.generated.ts'
import type { User } from '../session/me.ts'
import actions from '../ui/actions.module.css'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorState } from '../ui/chakra/states.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/states.tsx'
import { PasskeyDialog, PasskeyList } from './passkey-list.tsx'
import { knowsPasskeys } from './passkeys.tsx'
import styles from './second-factor-section.module.css'
import { AccountSection } from './section.tsx'

const { passkeys: texts } = passkeyMessages

/** Scrolls to the notice after a redirect to this section. */
const showIt = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'center' })

/** Passkeys and recovery codes (second-factor). */
export function SecondFactorSection({
  user,
  passkeys: { data, error, refetch },
}: {
  user: User
  passkeys: Pick<ReturnType<typeof usePasskeysQuery>, 'data' | 'error' | 'refetch'>
}) {
  const client = useApolloClient()
  const [isAdding, setIsAdding] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [wasDemanded] = useState(user.mustAddPasskey)
  // The query reports a failed refetch.
  const reload = () => refetch().catch(() => {})

  async function added(newCodes: readonly string[] | null) {
    setIsAdding(false)
    setCodes(newCodes)
    await reload()
    await client.query({ query: toNode(MeDocument), fetchPolicy: 'network-only' }).catch(() => {})
  }

  return (
    <AccountSection title={texts.title} lead={texts.lead}>
      {user.mustAddPasskey && (
        <div ref={showIt}>
          <Notice tone="error">{texts.demanded}</Notice>
        </div>
      )}
      {wasDemanded && !user.mustAddPasskey && (
        <ButtonLink to={paths.dashboard}>{texts.toDashboard}</ButtonLink>
      )}
      {data && data.passkeys.length > 0 && (
        <>
          <PasskeyList passkeys={data.passkeys} reload={reload} />
          <Renewal left={data.recoveryCodesLeft} show={setCodes} reload={reload} />
        </>
      )}
      {!data && error && <ErrorState text={texts.loadFailed} retry={reload} />}
      {!data && !error && <Skeleton width="100%" height="4rem" />}
      {knowsPasskeys() ? (
        <Button look="outline" onClick={() => setIsAdding(true)}>
          {texts.add}
        </Button>
      ) : (
        <p>{texts.unsupported}</p>
      )}
      {isAdding && <PasskeyDialog added={added} onClose={() => setIsAdding(false)} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </AccountSection>
  )
}

interface RenewalProps {
  left: number
  show: (codes: readonly string[]) => void
  reload: () => Promise<unknown>
}

/** Number of codes left, and a button for a new set. */
function Renewal({ left, show, reload }: RenewalProps) {
  const [renew] = useRenewRecoveryCodesMutation()
  const { isRunning, failure, run } = useAction(texts.codes.failed)

  const replace = () =>
    run(async () => {
      const { data } = await renew()
      if (data) show(data.renewRecoveryCodes)
      await reload()
    })

  return (
    <>
      <p>{texts.codes.left(left)}</p>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button look="outline" aria-busy={isRunning} onClick={replace}>
        {texts.codes.renew}
      </Button>
    </>
  )
}

export interface RecoveryCodesProps {
  codes: readonly string[]
  onClose: () => void
}

/** New set of codes, shown once; closes only with the button that confirms that they were saved. */
function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setIsCopied(true),
      // The codes can still be copied by hand.
      () => setIsCopied(false),
    )
  return (
    <Dialog title={texts.codes.title}>
      <p>{texts.codes.lead}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={actions.end}>
        <Button look="outline" onClick={copy}>
          <span role="status">{isCopied ? texts.codes.copied : texts.codes.copy}</span>
        </Button>
        <Button onClick={onClose}>{texts.codes.kept}</Button>
      </div>
    </Dialog>
  )
}
