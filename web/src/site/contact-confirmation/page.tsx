import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useNavigation,
} from 'react-router-dom'
import { confirmationTopics } from '../../../../schema/confirmations/topics.ts'
import { formatPhone } from '../../../../schema/phone-format.ts'
import { loaderContext } from '../../ask/ask.ts'
import { serverMessage } from '../../ask/errors.ts'
import { confirmationMessages } from '../../messages/proposals/confirmations.ts'
import { paths } from '../../paths.ts'
import { PageStatus } from '../../start/page-context.tsx'
import { PageHead } from '../../start/page-head.tsx'
import type { RouteHandle } from '../../start/routes.tsx'
import { Button } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { Notice } from '../../ui/states.tsx'
import { MessagePage } from '../missing/failure-pages.tsx'
import { addressLine, formatZipCode } from '../profile/address.ts'
import { LinkFailure } from '../submission/failures.tsx'
import submission from '../submission/page.module.css'
import {
  AnswerConfirmationDocument,
  ContactConfirmationDocument,
  type ContactConfirmationQuery,
  useContactConfirmation,
} from './page.generated.ts'
import styles from './page.module.css'

const { link: texts } = confirmationMessages

export const handle: RouteHandle = { cache: 'never' }

export async function loader({ params: { token = '' }, context }: LoaderFunctionArgs) {
  const { ask } = context.get(loaderContext)
  return { ContactConfirmation: await ask(ContactConfirmationDocument, { token }, { fresh: true }) }
}

interface Answered {
  /** Value of the pressed button. */
  answer: string | null
  failure: string | null
}

/** Requires a button press, since mail programs open links. */
export async function action({
  params: { token = '' },
  request,
  context,
}: ActionFunctionArgs): Promise<Answered> {
  const { ask } = context.get(loaderContext)
  const answer = String((await request.formData()).get('answer'))
  try {
    await ask(AnswerConfirmationDocument, { token, confirms: answer === 'yes' })
    return { answer, failure: null }
  } catch (error) {
    return { answer: null, failure: serverMessage(error) ?? confirmationMessages.failed }
  }
}

/** `/confirmar-dados/{token}`: asks the establishment to confirm its profile's data. */
export function ContactConfirmationPage() {
  const { confirmationRequest: found } = useContactConfirmation()
  const done = useActionData() as Answered | undefined
  const isSending = useNavigation().state !== 'idle'
  if (done?.answer && done.answer !== 'yes')
    return (
      <MessagePage
        title={texts.ended}
        text={done.answer === 'no-messages' ? texts.noMoreText : texts.endedText}
      >
        <PageHead title={texts.ended} />
      </MessagePage>
    )
  if (!found)
    return (
      <MessagePage title={texts.dead} text={done?.failure ?? texts.deadText}>
        <PageHead title={texts.dead} />
        <PageStatus status={404} />
      </MessagePage>
    )
  const { business, isConfirmed, isChat } = found
  return (
    <Container className={submission.page} width="text">
      <PageHead title={texts.title} />
      <h1>{texts.title}</h1>
      {done?.failure && <Notice tone="error">{done.failure}</Notice>}
      {isConfirmed ? <Notice tone="success">{texts.done}</Notice> : <p>{texts.text(business.name)}</p>}
      <Values business={business} />
      {!isConfirmed && (
        <Form method="post" className={styles.answers}>
          <Button type="submit" name="answer" value="yes" aria-busy={isSending}>
            {texts.yes}
          </Button>
          <Button
            type="submit"
            name="answer"
            value={isChat ? 'no-messages' : 'no'}
            look="outline"
            aria-busy={isSending}
          >
            {isChat ? texts.noMessages : texts.no}
          </Button>
        </Form>
      )}
      <p>
        <Link className={styles.wrong} to={paths.correction(business.slug)}>
          {texts.wrong}
        </Link>
      </p>
      <p className={submission.quiet}>{texts.nothingAsked}</p>
    </Container>
  )
}

type Business = NonNullable<ContactConfirmationQuery['confirmationRequest']>['business']

function Values({ business: { phone, whatsapp, address } }: { business: Business }) {
  const zipCode = address.zipCode && formatZipCode(address.zipCode)
  const values = [
    [confirmationTopics.PHONE, phone && formatPhone(phone)],
    [confirmationTopics.WHATSAPP, whatsapp && formatPhone(whatsapp)],
    [confirmationTopics.ADDRESS, [addressLine(address), zipCode].filter(Boolean).join(', ')],
  ]
  return (
    <dl className={styles.values}>
      {values.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

export function ErrorBoundary() {
  return <LinkFailure title={texts.title} />
}
