import { useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { serverMessage } from '../../ask/errors.ts'
import { useBusinessFormOptionsQuery, useBusinessFormQuery } from '../../gql/dashboard/hooks.ts'
import { businessFormMessages as texts } from '../../messages/dashboard/business-form.ts'
import { EmptyState, ErrorState } from '../../ui/chakra/states.tsx'
import { ScreenTitle } from '../shell/screen-title.tsx'
import { BusinessForm, initialValues, keepsForm } from './business-form.tsx'
import { BackLink, FormSkeleton } from './form-layout.tsx'

/**
 * `/dashboard/business/add` and `/dashboard/business/edit/:id`. Another address is another form, but for the step from
 * a new establishment to the same one, now saved.
 */
export function BusinessFormPage() {
  const { id } = useParams()
  const location = useLocation()
  const { pathname } = location
  const start = initialValues(location)
  const [shown, setShown] = useState({ pathname, start, number: 0 })
  // The address of what has just been saved may never be drawn: the next new one is known by its start then.
  if (shown.pathname !== pathname || (start && shown.start !== start)) {
    const number = keepsForm(location) ? shown.number : shown.number + 1
    setShown({ pathname, start: start ?? shown.start, number })
  }
  return <LoadedForm key={shown.number} id={id ?? null} />
}

/** Loads what the form needs: two small queries at the same time, whatever the size of the catalogue. */
function LoadedForm({ id }: { id: string | null }) {
  const [params] = useSearchParams()
  // What is new has nothing to load but what it is a copy of, not even when it has been saved.
  const [{ isNew, wanted }] = useState({ isNew: id === null, wanted: id ?? params.get('copy') })
  const options = useBusinessFormOptionsQuery({ fetchPolicy: 'cache-and-network' })
  const loaded = useBusinessFormQuery({
    variables: { id: wanted ?? '' },
    skip: wanted === null,
    // Whatever the cache holds may be old, and with it the version.
    fetchPolicy: 'network-only',
  })
  const lists = options.data ?? options.previousData
  const business = loaded.data?.business
  // The query reports a failed refetch.
  const retry = () => {
    if (options.error) void options.refetch().catch(() => {})
    if (loaded.error) void loaded.refetch().catch(() => {})
  }

  if (lists && (wanted === null || business))
    return (
      <BusinessForm
        business={(!isNew && business) || null}
        copied={(isNew && business) || null}
        options={lists}
      />
    )
  const isMissing = loaded.data && !business
  const failure = loaded.error
    ? (serverMessage(loaded.error) ?? texts.loadFailed)
    : options.error && texts.essentialsFailed
  return (
    <>
      <ScreenTitle title={isNew ? texts.addTitle : texts.editTitle} action={<BackLink />} />
      {failure ? <ErrorState text={failure} retry={retry} /> : isMissing ? <NotFound /> : <FormSkeleton />}
    </>
  )
}

function NotFound() {
  return (
    <EmptyState
      role="alert"
      text={
        <>
          <strong>{texts.notFound}</strong>
          <br />
          <span>{texts.notFoundText}</span>
        </>
      }
    >
      <BackLink text={texts.backToList} />
    </EmptyState>
  )
}
