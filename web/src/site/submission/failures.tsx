import { serverMessage } from '../../ask/errors.ts'
import { useLoadFailure } from '../../ask/use-load-failure.ts'
import { correctionMessages } from '../../messages/proposals/correction.ts'
import { PageStatus } from '../../start/page-context.tsx'
import { PageHead } from '../../start/page-head.tsx'
import { Container } from '../../ui/container.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { MessagePage } from '../missing/failure-pages.tsx'

const { status: texts, loadFailed } = correctionMessages

/** Page for a link with an unknown token. */
export function UnknownLink() {
  return (
    <MessagePage title={texts.unknown} text={texts.unknownText}>
      <PageHead title={texts.unknown} />
      <PageStatus status={404} />
    </MessagePage>
  )
}

/** Error boundary of pages with a token. @param title of the page */
export function LinkFailure({ title }: { title: string }) {
  const { error, retry } = useLoadFailure()
  return (
    <Container>
      <PageHead title={title} />
      <ErrorState text={serverMessage(error) ?? loadFailed} retry={retry} />
    </Container>
  )
}
