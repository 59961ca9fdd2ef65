import { messages } from '../messages.ts'
import { MessagePage } from '../missing/message-page.tsx'
import { PageStatus } from '../page-context.tsx'
import { PageHead } from '../page-head.tsx'
import { paths } from '../paths.ts'
import type { RouteHandle } from '../route-handle.ts'
import { ButtonLink } from '../ui/button.tsx'

export const handle: RouteHandle = {}

/** An establishment's profile (specification point 2). */
export function ProfilePage() {
  return (
    <MessagePage title={messages.profile.notFound}>
      <PageHead title={messages.profile.notFound} />
      <PageStatus status={404} />
      <ButtonLink to={paths.home}>{messages.notFound.back}</ButtonLink>
    </MessagePage>
  )
}
