import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom'
import { loaderContext } from '../../ask/ask.ts'
import { fieldErrors, serverMessage } from '../../ask/errors.ts'
import { redirectMerged } from '../../ask/merged.ts'
import { useLoadFailure } from '../../ask/use-load-failure.ts'
import { profileMessages } from '../../messages/profile.ts'
import { correctionMessages as texts } from '../../messages/proposals/correction.ts'
import { paths } from '../../paths.ts'
import { PageStatus, usePage } from '../../start/page-context.tsx'
import { PageHead } from '../../start/page-head.tsx'
import type { RouteHandle } from '../../start/routes.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ChatLink } from '../../ui/contact/chat-link.tsx'
import { Container } from '../../ui/container.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { MessagePage } from '../missing/failure-pages.tsx'
import { type CorrectionFailure, CorrectionForm } from './correction-form.tsx'
import { CorrectionDocument, ProposeCorrectionDocument, useCorrection } from './page.generated.ts'
import styles from './page.module.css'
import { readCorrection } from './read-form.ts'

export const handle: RouteHandle = { cache: 'never' }

export async function loader({ params: { slug = '' }, context, request }: LoaderFunctionArgs) {
  const { ask } = context.get(loaderContext)
  const topic = new URL(request.url).searchParams.get('topico')
  const Correction = await ask(CorrectionDocument, { slug }).catch(redirectMerged(paths.correction, request))
  return { Correction, topic, openedAt: Date.now() }
}

/** Runs in the browser, or on the server without JavaScript; then redirects to the status page. */
export async function action({ params: { slug = '' }, context, request }: ActionFunctionArgs) {
  const { ask } = context.get(loaderContext)
  const form = await request.formData()
  const sent = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const { business } = await ask(CorrectionDocument, { slug }).catch(
    redirectMerged(paths.correction, request),
  )
  if (!business) return redirect(paths.profile(slug))
  try {
    const input = readCorrection(form, business)
    const { proposeCorrection } = await ask(ProposeCorrectionDocument, { slug, input })
    return redirect(`${paths.submission(proposeCorrection.token)}?enviada=1`)
  } catch (error) {
    const fields = fieldErrors(error)
    const said =
      serverMessage(error) ?? (error as { fields?: unknown; code?: string; message: string }).message
    const failure: CorrectionFailure = {
      sent,
      fields: fields ?? {},
      text: fields ? texts.check : said || texts.failed,
    }
    return failure
  }
}

/** `/{slug}/corrigir`: form for corrections of an establishment. */
export function CorrectionPage() {
  const { business } = useCorrection()
  const { topic, openedAt } = useLoaderData<typeof loader>()
  const { origin } = usePage()
  if (!business)
    return (
      <MessagePage title={profileMessages.notFound} text={profileMessages.notFoundText} search>
        <PageHead title={profileMessages.notFound} />
        <PageStatus status={404} />
      </MessagePage>
    )
  const profile = paths.profile(business.slug)
  return (
    <Container className={styles.page} width="text">
      <PageHead title={`${texts.title}: ${business.name}`} />
      <Breadcrumb
        label={profileMessages.breadcrumb}
        steps={[{ name: business.name, to: profile }, { name: texts.title }]}
      />
      <h1>{texts.title}</h1>
      <p className={styles.about}>{business.name}</p>
      <p className={styles.lead}>{texts.lead}</p>
      <CorrectionForm key={business.id} business={business} topic={topic} openedAt={openedAt} />
      <p className={styles.chat}>
        <ChatLink
          look="whatsapp"
          text={texts.chat}
          sentence={texts.chatSentence(business.name, origin + profile)}
        />
      </p>
    </Container>
  )
}

export function ErrorBoundary() {
  const { error, retry } = useLoadFailure()
  return (
    <Container>
      <PageHead title={texts.title} />
      <ErrorState text={serverMessage(error) ?? texts.loadFailed} retry={retry} />
    </Container>
  )
}
