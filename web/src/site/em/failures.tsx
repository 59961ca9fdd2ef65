import { useLoadFailure } from '../../ask/use-load-failure.ts'
import { emMessages as texts } from '../../messages/em.ts'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { PageStatus } from '../../start/page-context.tsx'
import { PageHead } from '../../start/page-head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { MessagePage } from '../missing/failure-pages.tsx'

/** Error boundary of the city and category pages. */
export function PlaceFailure() {
  const { retry } = useLoadFailure()
  return (
    <Container>
      <ErrorState text={texts.loadFailed} retry={retry} />
    </Container>
  )
}

export function UnknownPlace() {
  return (
    <MessagePage title={texts.unknown} text={texts.unknownText} search>
      <PageHead title={texts.unknown} />
      <PageStatus status={404} />
      <ButtonLink look="outline" to={paths.explore()}>
        {messages.nav.explore}
      </ButtonLink>
    </MessagePage>
  )
}
