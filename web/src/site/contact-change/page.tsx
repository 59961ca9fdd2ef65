import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useNavigation,
} from 'react-router-dom'
import { loaderContext } from '../../ask/ask.ts'
import { serverMessage } from '../../ask/errors.ts'
import { correctionMessages } from '../../messages/proposals/correction.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../start/page-head.tsx'
import type { RouteHandle } from '../../start/routes.tsx'
import { Button } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { Notice } from '../../ui/states.tsx'
import { LinkFailure, UnknownLink } from '../submission/failures.tsx'
import styles from '../submission/page.module.css'
import { ContactChangeDocument, ContestContactChangeDocument, useContactChange } from './page.generated.ts'

const { contact: texts } = correctionMessages

export const handle: RouteHandle = { cache: 'never' }

export async function loader({ params: { token = '' }, context }: LoaderFunctionArgs) {
  const { ask } = context.get(loaderContext)
  return { ContactChange: await ask(ContactChangeDocument, { token }, { fresh: true }) }
}

/** Requires a button press, since mail programs open links. */
export async function action({ params: { token = '' }, context }: ActionFunctionArgs) {
  const { ask } = context.get(loaderContext)
  try {
    await ask(ContestContactChangeDocument, { token })
    return { failure: null }
  } catch (error) {
    return { failure: serverMessage(error) ?? correctionMessages.failed }
  }
}

/** `/confirmar/{token}/contato`: for an owner who does not recognize a changed contact (contact-notices). */
export function ContactChangePage() {
  const { contactChange: found } = useContactChange()
  const done = useActionData() as { failure: string | null } | undefined
  const isSending = useNavigation().state !== 'idle'
  if (!found) return <UnknownLink />
  return (
    <Container className={styles.page} width="text">
      <PageHead title={texts.title} />
      <h1>{texts.title}</h1>
      <p>{texts.text(found.businessName)}</p>
      {done?.failure && <Notice tone="error">{done.failure}</Notice>}
      {done?.failure === null ? (
        <>
          <Notice tone="success">{texts.done}</Notice>
          <p>
            <Link to={paths.correction(found.businessSlug)}>{texts.correct}</Link>
          </p>
        </>
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
