import { useRef } from 'react'
import { failureText } from '../../ask/errors.ts'
import { useRequestChatConfirmationMutation } from '../../gql/dashboard/hooks.ts'
import { confirmationMessages } from '../../messages/proposals/confirmations.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { OutLink } from '../../ui/links.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'

const { chat: texts } = confirmationMessages

interface AskByChatProps {
  id: string
  /** Where the page has several. */
  name?: string
}

/**
 * Opens the establishment's WhatsApp with the message that asks it to confirm its data (chat-confirmations). A link stays,
 * since the message is made once in six months and the browser may have kept its window closed.
 */
export function AskByChat({ id, name }: AskByChatProps) {
  const [request, { loading, data }] = useRequestChatConfirmationMutation()
  const made = data?.requestChatConfirmation
  const place = useRef<HTMLDivElement>(null)

  async function press() {
    if (loading) return
    // Browsers open windows only during the press.
    const chat = window.open('', '_blank')
    try {
      const { data } = await request({ variables: { businessId: id } })
      if (chat && data) {
        chat.opener = null
        chat.location.replace(data.requestChatConfirmation)
      }
      // The pressed button is gone.
      place.current?.focus({ preventScroll: true })
    } catch (error) {
      chat?.close()
      showToast({ tone: 'error', text: failureText(error, texts.failed) })
    }
  }

  return (
    <div ref={place} role="status" tabIndex={-1}>
      {made ? (
        <>
          <p>{texts.made}</p>
          <OutLink className={buttonClass({ look: 'outline' })} href={made}>
            {texts.open}
          </OutLink>
        </>
      ) : (
        <Button
          look={name ? 'quiet' : 'outline'}
          aria-label={name && texts.askNamed(name)}
          aria-disabled={loading}
          onClick={press}
        >
          {texts.ask}
        </Button>
      )}
    </div>
  )
}
