import { formatDate } from '../../../../../schema/hours/exceptions.ts'
import { useOpenRemovalsQuery } from '../../../gql/dashboard/hooks.ts'
import { erasureMessages as texts } from '../../../messages/dashboard/erasure.ts'
import { Failure } from '../../feedback/failure.tsx'
import { OverviewSection } from '../../overview/section.tsx'
import { ErasePanel } from './erase-panel.tsx'

/** The oldest open requests for removal, each with its step. */
export function OpenRemovals() {
  const { data, error, refetch } = useOpenRemovalsQuery({ fetchPolicy: 'cache-and-network' })
  if (error && !data) return <Failure error={error} refetch={refetch} />
  const found = data?.proposalPage
  if (!found || found.pagination.total === 0) return null
  return (
    <>
      <h2>{texts.title}</h2>
      {found.items.map(({ id, dueOn, business }) => (
        <OverviewSection
          key={id}
          title={business?.name ?? ''}
          lead={dueOn && <p>{texts.dueOn(formatDate(dueOn))}</p>}
          raised
        >
          {business && (
            <ErasePanel id={id} name={business.name} onErased={() => void refetch().catch(() => {})} />
          )}
        </OverviewSection>
      ))}
    </>
  )
}
