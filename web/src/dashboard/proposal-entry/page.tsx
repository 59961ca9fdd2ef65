import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { serverMessage } from '../../ask/errors.ts'
import { useBusinessFormQuery, useProposedBusinessesQuery } from '../../gql/dashboard/hooks.ts'
import { businessFormMessages } from '../../messages/dashboard/business-form.ts'
import { proposalMessages } from '../../messages/dashboard/proposals.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/chakra/states.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { FormSkeleton } from '../business-form/form-layout.tsx'
import { ScreenTitle } from '../shell/screen-title.tsx'
import { PickField } from '../ui/pick-field.tsx'
import { EntryForm } from './entry-form.tsx'
import styles from './page.module.css'

const { entry: texts } = proposalMessages

/** `/dashboard/proposals/add`: what came by phone, chat or paper, entered into the queue. */
export function ProposalEntryPage() {
  const [params, setParams] = useSearchParams()
  const id = params.get('business')
  return (
    <>
      <ScreenTitle
        title={texts.title}
        lead={texts.lead}
        action={
          <ButtonLink look="outline" to={paths.dashboardProposals}>
            <LineIcon name="back" />
            {texts.back}
          </ButtonLink>
        }
      />
      <div className={styles.page}>
        {id ? (
          <LoadedEntry key={id} id={id} />
        ) : (
          <BusinessSearch onChoose={(business) => setParams({ business })} />
        )}
      </div>
    </>
  )
}

function LoadedEntry({ id }: { id: string }) {
  const { data, error, refetch } = useBusinessFormQuery({ variables: { id }, fetchPolicy: 'network-only' })
  if (data?.business) return <EntryForm business={data.business} />
  if (error)
    return (
      <ErrorState
        text={serverMessage(error) ?? texts.loadFailed}
        retry={() => void refetch().catch(() => {})}
      />
    )
  if (!data) return <FormSkeleton />
  return (
    <EmptyState role="alert" text={businessFormMessages.notFound}>
      <ButtonLink look="outline" to={paths.dashboardProposalEntry()}>
        {texts.other}
      </ButtonLink>
    </EmptyState>
  )
}

/** Letters from which on the server is asked. */
const leastLetters = 2

/** Finds the establishment that it is about. */
function BusinessSearch({ onChoose }: { onChoose: (id: string) => void }) {
  const [text, setText] = useState('')
  const search = text.trim()
  const { data, previousData, error } = useProposedBusinessesQuery({
    variables: { search },
    skip: search.length < leastLetters,
  })
  const found = search.length < leastLetters ? [] : ((data ?? previousData)?.businessPage.items ?? [])
  return (
    <PickField
      label={texts.business}
      name="business"
      hint={texts.businessHint}
      error={error && (serverMessage(error) ?? texts.loadFailed)}
      options={found}
      chosen={[]}
      note={({ address }) => address.city.name}
      onSearch={setText}
      onChange={([chosen]) => chosen && onChoose(chosen.id)}
    />
  )
}
