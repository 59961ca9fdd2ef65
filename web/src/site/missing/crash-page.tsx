import { messages } from '../../messages/common.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { MessagePage } from './message-page.tsx'

/** Stands in for a page that broke while it was shown. Its ways out load the document anew. */
export function CrashPage() {
  return (
    <main>
      <title>{`${messages.crash.title} · ${messages.siteName}`}</title>
      <MessagePage title={messages.crash.title} text={messages.crash.text}>
        <Button look="outline" onClick={() => window.location.reload()}>
          {messages.tryAgain}
        </Button>
        <ButtonAnchor href={paths.home}>{messages.notFound.back}</ButtonAnchor>
      </MessagePage>
    </main>
  )
}
