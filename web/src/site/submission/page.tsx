import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { localDate } from '../../../../schema/hours/calendar.ts'
import { formatDate } from '../../../../schema/hours/exceptions.ts'
import { loaderContext } from '../../ask/ask.ts'
import { serverMessage } from '../../ask/errors.ts'
import { correctionMessages } from '../../messages/proposals/correction.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../start/page-head.tsx'
import type { RouteHandle } from '../../start/routes.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { Notice } from '../../ui/states.tsx'
import { AppealForm } from './appeal-form.tsx'
import { LinkFailure, UnknownLink } from './failures.tsx'
import {
  AppealRemovalDocument,
  SubmissionDocument,
  type SubmissionQuery,
  useSubmission,
} from './page.generated.ts'
import styles from './page.module.css'

const { status: texts, chips } = correctionMessages

export const handle: RouteHandle = { cache: 'never' }

export async function loader({ params: { token = '' }, context, request }: LoaderFunctionArgs) {
  const { ask } = context.get(loaderContext)
  const isNew = new URL(request.url).searchParams.has('enviada')
  return { Submission: await ask(SubmissionDocument, { token }, { fresh: true }), isNew }
}

/** Appeals the refusal of a removal. */
export async function action({ params: { token = '' }, context, request }: ActionFunctionArgs) {
  const { ask } = context.get(loaderContext)
  const note = String((await request.formData()).get('note') ?? '')
  try {
    await ask(AppealRemovalDocument, { token, note })
    return { failure: null }
  } catch (error) {
    return { failure: serverMessage(error) ?? correctionMessages.failed }
  }
}

type Status = NonNullable<SubmissionQuery['submissionStatus']>

const day = (moment: string) => formatDate(localDate(Date.parse(moment)))

/** `/correcao/{token}`: status of a submitted correction. */
export function SubmissionPage() {
  const { submissionStatus: status } = useSubmission()
  const { isNew } = useLoaderData<typeof loader>()
  if (!status) return <UnknownLink />
  const { businessName, businessSlug, proposals, receivedAt } = status
  return (
    <Container className={styles.page} width="text">
      <PageHead title={texts.title} />
      <h1>{texts.title}</h1>
      {isNew && (
        <Notice tone="success">
          <p>{texts.thanks}</p>
          <p>{texts.keep}</p>
        </Notice>
      )}
      <p className={styles.about}>{businessName ? texts.about(businessName) : texts.gone}</p>
      <p className={styles.quiet}>{texts.receivedOn(day(receivedAt))}</p>
      <EmailNotice status={status} />
      <ul className={styles.list}>
        {proposals.map((proposal) => (
          <Decision key={proposal.topic} proposal={proposal} />
        ))}
      </ul>
      {businessSlug && (
        <ButtonLink look="outline" to={paths.profile(businessSlug)}>
          {texts.profile}
        </ButtonLink>
      )}
    </Container>
  )
}

function EmailNotice({ status: { isWaiting, hasEmail, isConfirmed } }: { status: Status }) {
  if (isWaiting) return <Notice tone="info">{texts.waiting}</Notice>
  if (!hasEmail) return null
  return <p>{isConfirmed ? texts.emailConfirmed : texts.emailSent}</p>
}

function Decision({ proposal }: { proposal: Status['proposals'][number] }) {
  const { topic, state, reason, protocol, dueOn, canAppeal } = proposal
  return (
    <li data-state={state}>
      <p>
        <strong>{chips[topic as keyof typeof chips] ?? topic}</strong>
        <span className={styles.state}>{texts.states[state]}</span>
      </p>
      {reason && <p>{texts.reason(reason)}</p>}
      {protocol && <p>{texts.protocol(protocol)}</p>}
      {canAppeal && <AppealForm />}
      {dueOn && state === 'OPEN' && <p>{texts.dueOn(formatDate(dueOn))}</p>}
    </li>
  )
}

export function ErrorBoundary() {
  return <LinkFailure title={texts.title} />
}
