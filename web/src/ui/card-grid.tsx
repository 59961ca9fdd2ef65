import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { FragmentType } from '../gql/fragment-masking.ts'
import type { BusinessCard_CardFragmentDoc } from '../gql/graphql.ts'
import { messages } from '../messages.ts'
import { recipe } from '../theme/theme.ts'
import { BusinessCard } from './business-card.tsx'
import { Skeleton } from './skeleton.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

const List = chakra(
  'ul',
  recipe({
    base: { display: 'grid', gap: { base: '4', md: '6' } },
    variants: {
      columns: {
        three: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr))' },
        four: {
          gridTemplateColumns: {
            base: '1fr',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
        },
      },
    },
    defaultVariants: { columns: 'three' },
  }),
)

/**
 * How wide a card's photo is. Phones are told three quarters of it: their screens are so dense that nobody sees the
 * difference, and everybody waits for the bytes.
 */
const photoSizes = {
  three: '(min-width: 1024px) 300px, (min-width: 560px) 48vw, 75vw',
  four: '(min-width: 1024px) 300px, (min-width: 480px) 48vw, 75vw',
}

type GridCard = { id: string } & FragmentType<typeof BusinessCard_CardFragmentDoc>

export interface CardGridProps<T extends GridCard> {
  cards: readonly T[]
  columns?: 'three' | 'four'
  /** Whether the grid is what the page opens with: its first photos do not wait until they are in view. */
  first?: boolean
  /** Something to do with each establishment, in place of its heart. */
  actionOf?: (card: T, place: number) => ReactNode
}

/** Photos that load with the page where the grid opens it: a row on desktops. */
const firstRow = 3

/** Establishments in a grid that fits the room it has. */
export function CardGrid<T extends GridCard>({
  cards,
  columns = 'three',
  first = false,
  actionOf,
}: CardGridProps<T>) {
  const loadOf = (place: number) => (place === 0 ? 'first' : place < firstRow ? 'now' : 'late')
  return (
    <List columns={columns}>
      {cards.map((card, place) => (
        <li key={card.id}>
          <BusinessCard
            card={card}
            sizes={photoSizes[columns]}
            load={first ? loadOf(place) : 'late'}
            action={actionOf?.(card, place)}
          />
        </li>
      ))}
    </List>
  )
}

/** The grid's shape while its cards are on the way. */
export function CardGridSkeleton({ count, columns }: { count: number; columns?: 'three' | 'four' }) {
  return (
    <div role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <List columns={columns} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike and never move
          <li key={index}>
            <Skeleton aspectRatio="4 / 3" borderRadius="card" />
            <Skeleton marginTop="4" width="40%" />
            <Skeleton marginTop="2" width="85%" height="1.5rem" />
            <Skeleton marginTop="2" width="60%" />
            <Skeleton marginTop="2" width="95%" marginBottom="10" />
          </li>
        ))}
      </List>
    </div>
  )
}
