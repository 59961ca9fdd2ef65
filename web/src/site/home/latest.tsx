import { failureText } from '../../apollo/refusals.ts'
import { latestCount } from '../../constants.ts'
import type { FragmentType } from '../../gql/fragment-masking.ts'
import type { BusinessCard_CardFragmentDoc } from '../../gql/home/graphql.ts'
import { homeMessages } from '../../messages/home.ts'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { CardGrid, CardGridSkeleton } from '../../ui/business-card/card-grid.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { Section } from '../../ui/section.tsx'

export interface LatestProps {
  /** Undefined while they load. */
  businesses: readonly ({ id: string } & FragmentType<typeof BusinessCard_CardFragmentDoc>)[] | undefined
  error: unknown
  retry: () => void
}

/** The eight establishments registered last: the one list that is chronological, and says so (fair-order). */
export function Latest(props: LatestProps) {
  return (
    <Section
      title={homeMessages.latest}
      lead={homeMessages.latestLead}
      action={
        <ButtonLink look="outline" to={paths.explore()}>
          {homeMessages.seeAll}
        </ButtonLink>
      }
    >
      <LatestList {...props} />
    </Section>
  )
}

function LatestList({ businesses, error, retry }: LatestProps) {
  if (businesses?.length === 0) return <EmptyState text={homeMessages.latestEmpty} />
  if (businesses) return <CardGrid cards={businesses} columns="row" />
  if (error)
    return <ErrorState text={messages.error(failureText(error, homeMessages.latestFailed))} retry={retry} />
  return <CardGridSkeleton count={latestCount} columns="row" />
}
