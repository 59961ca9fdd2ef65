import { serverMessage } from '../../apollo/refusals.ts'
import type { FragmentType } from '../../gql/fragment-masking.ts'
import type { BusinessCard_CardFragmentDoc } from '../../gql/pages/graphql.ts'
import { exploreMessages } from '../../messages/explore.ts'
import { paths } from '../../paths.ts'
import { CardGrid, CardGridSkeleton } from '../../ui/business-card/card-grid.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'

export interface ResultsProps {
  /** Undefined while they are on the way, or when they did not come. */
  cards: readonly ({ id: string } & FragmentType<typeof BusinessCard_CardFragmentDoc>)[] | undefined
  error: unknown
  perPage: number
  retry: () => void
}

/** The establishments found, or why there are none. */
export function Results({ cards, error, perPage, retry }: ResultsProps) {
  if (error) return <ErrorState text={serverMessage(error) ?? exploreMessages.loadFailed} retry={retry} />
  if (!cards) return <CardGridSkeleton count={perPage} />
  if (cards.length > 0) return <CardGrid cards={cards} first />
  return (
    <EmptyState text={exploreMessages.empty}>
      <ButtonLink look="outline" to={paths.explore()}>
        {exploreMessages.clear}
      </ButtonLink>
    </EmptyState>
  )
}
