import type { ReactNode } from 'react'
import { serverMessage } from '../../apollo/refusals.ts'
import type { FragmentType } from '../../gql/fragment-masking.ts'
import { usePublicLayoutQuery } from '../../gql/hooks.ts'
import type { BusinessCard_CardFragmentDoc } from '../../gql/pages/graphql.ts'
import { exploreMessages } from '../../messages/explore.ts'
import { paths } from '../../paths.ts'
import { CardGrid, CardGridSkeleton } from '../../ui/business-card/card-grid.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'

type FoundCard = { id: string; name: string } & FragmentType<typeof BusinessCard_CardFragmentDoc>

export interface ResultsProps {
  /** Undefined while they are on the way, or when they did not come. */
  cards: readonly FoundCard[] | undefined
  error: unknown
  perPage: number
  /** Slug of the city that was asked for; empty where none was. */
  city: string
  retry: () => void
  /** Something that lies over a corner of each card. */
  cornerOf?: ((card: FoundCard) => ReactNode) | undefined
}

/** The establishments found, or why there are none. */
export function Results({ cards, error, perPage, city, retry, cornerOf }: ResultsProps) {
  if (error) return <ErrorState text={serverMessage(error) ?? exploreMessages.loadFailed} retry={retry} />
  if (!cards) return <CardGridSkeleton count={perPage} />
  if (cards.length > 0) return <CardGrid cards={cards} first cornerOf={cornerOf} />
  return <NoResults city={city} />
}

function NoResults({ city }: Pick<ResultsProps, 'city'>) {
  const { data } = usePublicLayoutQuery()
  const isUnknown = city && data && !data.cities.some(({ slug }) => slug === city)
  return (
    <EmptyState
      text={
        <>
          {exploreMessages.empty}
          {isUnknown && <br />}
          {isUnknown && exploreMessages.unknownCity(city)}
        </>
      }
    >
      <ButtonLink look="outline" to={paths.explore()}>
        {exploreMessages.clear}
      </ButtonLink>
    </EmptyState>
  )
}
