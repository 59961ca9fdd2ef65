import {
  type ConfirmationMethod,
  confirmationMethods,
  confirmationTopicNames,
} from '../../../../schema/confirmations/topics.ts'
import { failureText } from '../../ask/errors.ts'
import type { BusinessFormQuery } from '../../gql/dashboard/graphql.ts'
import { useConfirmContactMutation, useRequestConfirmationMutation } from '../../gql/dashboard/hooks.ts'
import { confirmationMessages as texts } from '../../messages/proposals/confirmations.ts'
import actions from '../../ui/actions.module.css'
import { Button } from '../../ui/button.tsx'
import { confirmationText, type ShownConfirmation } from '../../ui/confirmation-text.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { AskByChat } from '../chat-confirmation/ask-by-chat.tsx'
import styles from './confirm-contacts.module.css'

type Business = Pick<
  NonNullable<BusinessFormQuery['business']>,
  'id' | 'version' | 'phone' | 'whatsapp' | 'confirmations' | 'owner'
>

const methods = Object.keys(confirmationMethods) as ConfirmationMethod[]

/** What is known of the saved contacts, and a button for each way to confirm them (confirmations). */
export function ConfirmContacts({ business }: { business: Business }) {
  const { phone, whatsapp } = business
  const isThere = { PHONE: phone !== '', WHATSAPP: Boolean(whatsapp), ADDRESS: true }
  return (
    <div className={styles.contacts}>
      <h3>{texts.title}</h3>
      <p>{texts.lead}</p>
      {confirmationTopicNames
        .filter((topic) => isThere[topic])
        .map((topic) => (
          <ConfirmContact key={topic} business={business} topic={topic} />
        ))}
      {whatsapp && <AskByChat id={business.id} />}
      {business.owner && <RequestConfirmation id={business.id} />}
    </div>
  )
}

function ConfirmContact({ business, topic }: { business: Business; topic: ShownConfirmation['topic'] }) {
  const [confirm, { loading }] = useConfirmContactMutation()
  const { id, version, confirmations } = business

  async function press(how: ConfirmationMethod) {
    if (loading) return
    try {
      await confirm({ variables: { id, version, topic, how } })
    } catch (error) {
      showToast({ tone: 'error', text: failureText(error, texts.failed) })
    }
  }

  return (
    <div>
      <p role="status">{confirmationText(confirmations, topic) ?? texts.none(topic)}</p>
      <div className={actions.row}>
        {methods.map((how) => (
          <Button
            key={how}
            look="outline"
            aria-disabled={loading}
            aria-label={texts.actionOf(topic, texts.actions[how])}
            onClick={() => press(how)}
          >
            {texts.actions[how]}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** Sends the owner a mail with the link that confirms (confirmation-requests). */
function RequestConfirmation({ id }: { id: string }) {
  const [request, { loading }] = useRequestConfirmationMutation()

  async function press() {
    if (loading) return
    try {
      await request({ variables: { businessId: id } })
      showToast({ tone: 'success', text: texts.requested })
    } catch (error) {
      showToast({ tone: 'error', text: failureText(error, texts.requestFailed) })
    }
  }

  return (
    <div>
      <div className={actions.row}>
        <Button look="outline" aria-disabled={loading} onClick={press}>
          {texts.request}
        </Button>
      </div>
    </div>
  )
}
