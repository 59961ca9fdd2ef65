import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useNavigation,
} from 'react-router-dom'
import { loaderContext } from '../../ask/ask.ts'
import { serverMessage } from '../../ask/errors.ts'
import { correctionMessages } from '../../messages/proposals/correction.ts'
import { PageHead } from '../../start/page-head.tsx'
import type { RouteHandle } from '../../start/routes.tsx'
import { Button } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { Notice } from '../../ui/states.tsx'
import answers from '../contact-confirmation/page.module.css'
import { MessagePage } from '../missing/failure-pages.tsx'
import { LinkFailure, UnknownLink } from '../submission/failures.tsx'
import styles from '../submission/page.module.css'
import {
  ConfirmationDocument,
  ConfirmSubmissionDocument,
  RefuseSubmissionDocument,
  useConfirmation,
} from './page.generated.ts'

const { confirm: texts } = correctionMessages

export const handle: RouteHandle = { cache: 'never' }

export async function loader({ params: { token = '' }, context }: LoaderFunctionArgs) {
  const { ask } = context.get(loaderContext)
  return { Confirmation: await ask(ConfirmationDocument, { token }, { fresh: true }) }
}

interface Answered {
  answer: 'yes' | 'no'
  failure: string | null
}

/** Requires a button press, since mail programs open links. */
export async function action({
  params: { token = '' },
  request,
  context,
}: ActionFunctionArgs): Promise<Answered> {
  const { ask } = context.get(loaderContext)
  const answer = (await request.formData()).get('answer') === 'no' ? 'no' : 'yes'
  try {
    if (answer === 'no') await ask(RefuseSubmissionDocument, { token })
    else await ask(ConfirmSubmissionDocument, { token })
    return { answer, failure: null }
  } catch (error) {
    return { answer, failure: serverMessage(error) ?? correctionMessages.failed }
  }
}

/** `/confirmar/{token}`: confirms the e-mail address of a correction. */
export function ConfirmationPage() {
  const { submissionStatus: found } = useConfirmation()
  const done = useActionData() as Answered | undefined
  const isSending = useNavigation().state !== 'idle'
  if (done?.answer === 'no' && !done.failure)
    return (
      <MessagePage title={texts.ended} text={texts.endedText}>
        <PageHead title={texts.ended} />
      </MessagePage>
    )
  if (!found?.canConfirm || !(found.hasEmail || found.isConfirmed)) return <UnknownLink />
  const isDone = found.isConfirmed || done?.failure === null
  return (
    <Container className={styles.page} width="text">
      <PageHead title={texts.title} />
      <h1>{texts.title}</h1>
      {done?.failure && <Notice tone="error">{done.failure}</Notice>}
      {isDone ? (
        <Notice tone="success">{texts.done}</Notice>
      ) : (
        <>
          <p>{texts.text(found.businessName ?? '')}</p>
          <Form method="post" className={answers.answers}>
            <Button type="submit" name="answer" value="yes" aria-busy={isSending}>
              {texts.button}
            </Button>
            <Button type="submit" name="answer" value="no" look="outline" aria-busy={isSending}>
              {texts.notMe}
            </Button>
          </Form>
        </>
      )}
    </Container>
  )
}

export function ErrorBoundary() {
  return <LinkFailure title={texts.title} />
}
