import { failureText } from '../../ask/errors.ts'
import { useRequestConfirmationMutation } from '../../gql/account/hooks.ts'
import { confirmationMessages } from '../../messages/proposals/confirmations.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'

const { own: texts, requestFailed } = confirmationMessages

/** Mails the owner a link for confirming the profile's data (confirmation-requests). */
export function RequestConfirmation({ id, name }: { id: string; name: string }) {
  const [request, { loading }] = useRequestConfirmationMutation()

  async function press() {
    if (loading) return
    try {
      await request({ variables: { businessId: id } })
      showToast({ tone: 'success', text: texts.requested })
    } catch (error) {
      showToast({ tone: 'error', text: failureText(error, requestFailed) })
    }
  }

  return (
    <button type="button" aria-label={texts.requestOf(name)} aria-disabled={loading} onClick={press}>
      {texts.request}
    </button>
  )
}
