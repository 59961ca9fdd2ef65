import type { ReactNode } from 'react'
import type { FragmentType } from '../../gql/fragment-masking.ts'
import type { BusinessCard_CardFragmentDoc } from '../../gql/graphql.ts'
import { messages } from '../../messages/common.ts'
import { classNames } from '../class-names.ts'
import { Skeleton } from '../skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { BusinessCard } from './business-card.tsx'
import styles from './card-grid.module.css'

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
    <ul className={classNames(styles.list, styles[columns])}>
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
    </ul>
  )
}

/** The grid's shape while its cards are on the way. */
export function CardGridSkeleton({
  count,
  columns = 'three',
}: {
  count: number
  columns?: 'three' | 'four'
}) {
  return (
    <div role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <ul className={classNames(styles.list, styles[columns])} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike and never move
          <li key={index}>
            <Skeleton className={styles.photo} />
            <Skeleton className={styles.category} />
            <Skeleton className={styles.name} />
            <Skeleton className={styles.place} />
            <Skeleton className={styles.excerpt} />
          </li>
        ))}
      </ul>
    </div>
  )
}
