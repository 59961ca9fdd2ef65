import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useNavigation,
} from 'react-router-dom'
import { loaderContext } from '../../ask/ask.ts'
import { serverMessage } from '../../ask/errors.ts'
import { claimMessages } from '../../messages/proposals/claim.ts'
import { PageHead } from '../../start/page-head.tsx'
import type { RouteHandle } from '../../start/routes.tsx'
import { Button } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { Notice } from '../../ui/states.tsx'
import { LinkFailure, UnknownLink } from '../submission/failures.tsx'
import styles from '../submission/page.module.css'
import { StopClaimDocument, StopClaimPageDocument, useStopClaimPage } from './page.generated.ts'

const { stop: texts } = claimMessages

export const handle: RouteHandle = { cache: 'never' }

export async function loader({ params: { token = '' }, context }: LoaderFunctionArgs) {
  const { ask } = context.get(loaderContext)
  return { StopClaimPage: await ask(StopClaimPageDocument, { token }, { fresh: true }) }
}

/** Requires a button press, since mail programs open links. */
export async function action({ params: { token = '' }, context }: ActionFunctionArgs) {
  const { ask } = context.get(loaderContext)
  try {
    await ask(StopClaimDocument, { token })
    return { failure: null }
  } catch (error) {
    return { failure: serverMessage(error) ?? claimMessages.failed }
  }
}

/** `/confirmar/{token}/parar`: for a notified contact that does not recognize a claim (claim-notices). */
export function StopClaimPage() {
  const { claimNotice: found } = useStopClaimPage()
  const done = useActionData() as { failure: string | null } | undefined
  const isSending = useNavigation().state !== 'idle'
  if (!found) return <UnknownLink />
  return (
    <Container className={styles.page} width="text">
      <PageHead title={texts.title} />
      <h1>{texts.title}</h1>
      <p>{texts.text(found.businessName)}</p>
      {done?.failure && <Notice tone="error">{done.failure}</Notice>}
      {found.isStopped || done?.failure === null ? (
        <Notice tone="success">{texts.done}</Notice>
      ) : (
        <>
          <p>{texts.question}</p>
          <Form method="post">
            <Button type="submit" aria-busy={isSending}>
              {texts.button}
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
