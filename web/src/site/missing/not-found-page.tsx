import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '../../browser/use-hydrated.tsx'
import { messages } from '../../messages/common.ts'
import { PageStatus } from '../../page-context.tsx'
import { PageHead } from '../../page-head.tsx'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { MessagePage } from './message-page.tsx'
import { readUnloaded } from './unloaded.ts'

/** `/404`: where a page that could not be loaded sends the visitor, with a way to try again (not-found). */
export function NotFoundPage() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const hydrated = useHydrated()
  // The server knows no history.
  const unloaded = hydrated ? readUnloaded(state) : null
  const { title, text } = unloaded ? { title: messages.unloaded.title, text: unloaded } : messages.notFound
  return (
    <MessagePage title={title} text={text}>
      <PageHead title={title} />
      <PageStatus status={404} />
      {hydrated && (
        <Button look="outline" onClick={() => navigate(-1)}>
          {messages.tryAgain}
        </Button>
      )}
      <ButtonLink to={paths.home}>{messages.notFound.back}</ButtonLink>
    </MessagePage>
  )
}
