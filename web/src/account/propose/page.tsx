import { useParams } from 'react-router-dom'
import { serverMessage } from '../../ask/errors.ts'
import { FormSkeleton } from '../../dashboard/business-form/form-layout.tsx'
import { useBusinessFormOptionsQuery, useBusinessFormQuery } from '../../gql/dashboard/hooks.ts'
import { accountMessages } from '../../messages/account.ts'
import { paths } from '../../paths.ts'
import { Guard } from '../../session/guard.tsx'
import { useViewer } from '../../session/me.ts'
import { PageHead } from '../../start/page-head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/chakra/states.tsx'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import styles from './page.module.css'
import { ProposalForm } from './proposal-form.tsx'

const { proposing: texts } = accountMessages

/**
 * `/minhas-empresas/{id}/propor`: form in which an owner proposes changes to an establishment (proposals).
 */
export function ProposePage() {
  const { id = '' } = useParams()
  return (
    <Container>
      <PageHead title={texts.title} />
      <PageTitle title={texts.title} lead={texts.lead} />
      <p className={styles.back}>
        <BackLink />
      </p>
      <Guard waiting={<FormSkeleton />}>{() => <LoadedForm key={id} id={id} />}</Guard>
    </Container>
  )
}

function BackLink() {
  return (
    <ButtonLink look="outline" to={paths.myBusinesses()}>
      <LineIcon name="back" />
      {texts.back}
    </ButtonLink>
  )
}

function LoadedForm({ id }: { id: string }) {
  const viewer = useViewer()
  const options = useBusinessFormOptionsQuery()
  const loaded = useBusinessFormQuery({ variables: { id }, fetchPolicy: 'network-only' })
  const error = options.error ?? loaded.error
  // The queries report a failed refetch.
  const retry = () => {
    if (options.error) void options.refetch().catch(() => {})
    if (loaded.error) void loaded.refetch().catch(() => {})
  }
  if (error) return <ErrorState text={serverMessage(error) ?? texts.loadFailed} retry={retry} />
  if (!options.data || !loaded.data) return <FormSkeleton />
  const { business } = loaded.data
  const isOwner = viewer.is === 'user' && business?.owner?.id === viewer.user.id
  if (!business || !isOwner) return <EmptyState role="alert" text={texts.notYours} />
  return <ProposalForm business={business} options={options.data} />
}
