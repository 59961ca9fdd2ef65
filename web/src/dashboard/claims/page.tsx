import { useOpenClaimsQuery } from '../../gql/dashboard/hooks.ts'
import { claimReviewMessages as texts } from '../../messages/dashboard/claims.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { EmptyState } from '../../ui/chakra/states.tsx'
import { Failure } from '../feedback/failure.tsx'
import { OverviewSection } from '../overview/section.tsx'
import { ClaimPanel } from '../proposals/claims/claim-panel.tsx'
import { OpenRemovals } from '../proposals/removal/open-removals.tsx'
import { ScreenTitle } from '../shell/screen-title.tsx'

/** `/dashboard/claims`: the oldest open claims and requests for removal. */
export function ClaimsPage() {
  const { data, error, refetch } = useOpenClaimsQuery({ fetchPolicy: 'cache-and-network' })
  const found = data?.proposalPage
  return (
    <>
      <ScreenTitle title={texts.title} lead={texts.lead} />
      {error && !found && <Failure error={error} refetch={refetch} />}
      {!found && !error && <p role="status">{dashboardMessages.loading}</p>}
      {found?.pagination.total === 0 && <EmptyState text={texts.empty} />}
      {found?.items.map(({ id, business }) => (
        <OverviewSection key={id} title={business?.name ?? ''} raised>
          <ClaimPanel id={id} onDecided={() => void refetch().catch(() => {})} />
        </OverviewSection>
      ))}
      <OpenRemovals />
    </>
  )
}
