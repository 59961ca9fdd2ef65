import { useApolloClient } from '@apollo/client/react'
import { formatDate } from '../../../../../schema/hours/exceptions.ts'
import { useAction } from '../../../forms/use-action.ts'
import { useHideContactsMutation, useShowContactsMutation } from '../../../gql/dashboard/hooks.ts'
import { hiddenContactsMessages as texts } from '../../../messages/dashboard/erasure.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { forgetBusinesses } from '../../forget-lists.ts'
import styles from '../claims/claim-panel.module.css'

interface HideContactsProps {
  business: { id: string; name: string }
  /** The last day on which they are hidden, yyyy-MM-dd; null when they are not. */
  until: string | null
  onChanged?: () => void
}

/** Hides street and contacts while a request is open, and shows them again (hidden-contacts). */
export function HideContacts({ business: { id, name }, until, onChanged }: HideContactsProps) {
  const [hide] = useHideContactsMutation()
  const [show] = useShowContactsMutation()
  const { cache } = useApolloClient()
  const { isRunning, failure, run } = useAction(texts.failed)

  const press = () =>
    run(async () => {
      const variables = { businessId: id }
      await (until === null ? hide({ variables }) : show({ variables }))
      showToast({ tone: 'success', text: until === null ? texts.hidden : texts.shown })
      forgetBusinesses(cache, [])
      onChanged?.()
    })

  return (
    <div className={styles.decision}>
      {until === null ? (
        <p className={styles.quiet}>{texts.lead}</p>
      ) : (
        <Notice tone="info">{texts.hiddenUntil(formatDate(until))}</Notice>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button
        look="outline"
        aria-disabled={isRunning}
        aria-label={until === null ? texts.hideOf(name) : texts.showOf(name)}
        onClick={() => !isRunning && void press()}
      >
        {until === null ? texts.hide : texts.show}
      </Button>
    </div>
  )
}
