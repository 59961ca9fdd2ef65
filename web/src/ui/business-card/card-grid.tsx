import { type ReactNode, useSyncExternalStore } from 'react'
import type { FragmentRef } from '../../ask/fragment.ts'
import { messages } from '../../messages/site.ts'
import { classNames } from '../class-names.ts'
import { Skeleton } from '../states.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import type { BusinessCard_CardFragment } from './business-card.generated.ts'
import { BusinessCard } from './business-card.tsx'
import styles from './card-grid.module.css'

/** How wide a card's photo is beyond phones. */
const wideSizes = '(min-width: 1024px) 300px, (min-width: 600px) 48vw'

/**
 * How wide it is on phones. Sideways it is cut to a strip, as high as a picture of this width. Tall ones are told three
 * quarters of it: their screens are so dense that nobody sees the difference, and everybody waits for the bytes.
 */
const phoneSizes = { side: '200px', tall: '75vw', row: '200px' }

/** Three or four beside each other where there is room, or on phones one row that goes on beyond the screen's edge. */
type Columns = 'three' | 'four' | 'row'

type GridCard = { id: string } & FragmentRef<BusinessCard_CardFragment>

export interface CardGridProps<T extends GridCard> {
  cards: readonly T[]
  columns?: Columns
  /** Slug of the category that all of them were found by. */
  category?: string | undefined
  /** Whether the grid is what the page opens with: its first photos do not wait until they are in view. */
  first?: boolean
  /** Something to do with each establishment, in place of its heart. */
  actionOf?: (card: T, place: number) => ReactNode
  /** Something that lies over a corner of each card. */
  cornerOf?: ((card: T) => ReactNode) | undefined
}

/** Photos that load with the page where the grid opens it: a row on desktops. */
const firstRow = 3

const listClass = (columns: Columns) =>
  classNames(styles.list, styles[columns], columns !== 'row' && styles.bySide)

/** Establishments in a grid that fits the room it has. */
export function CardGrid<T extends GridCard>({
  cards,
  columns = 'three',
  category,
  first = false,
  actionOf,
  cornerOf,
}: CardGridProps<T>) {
  const look = useCardLook()
  const sizes = `${wideSizes}, ${phoneSizes[columns === 'row' ? columns : look]}`
  const loadOf = (place: number) => (place === 0 ? 'first' : place < firstRow ? 'now' : 'late')
  return (
    <ul className={listClass(columns)}>
      {cards.map((card, place) => (
        <li key={card.id}>
          <BusinessCard
            card={card}
            found={category}
            sizes={sizes}
            onPhones={columns === 'row' ? 'short' : 'bySide'}
            load={first ? loadOf(place) : 'late'}
            action={actionOf?.(card, place)}
          />
          {cornerOf?.(card)}
        </li>
      ))}
    </ul>
  )
}

/** The grid's shape while its cards are on the way. */
export function CardGridSkeleton({ count, columns = 'three' }: { count: number; columns?: Columns }) {
  return (
    <div role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <ul className={listClass(columns)} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike and never move
          <li key={index} className={styles.waiting}>
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

/** How phones show establishments: laid sideways, five to a screen, or tall with large photos. */
export type CardLook = 'side' | 'tall'

const key = 'guiadovale.cards'
const listeners = new Set<() => void>()
let unstored: CardLook = 'side'

// Before the page hydrates: what the server rendered is laid sideways by its style sheet alone.
if (typeof document !== 'undefined') markDocument(readLook())

/** What this browser's owner chose; "side" at first, and on the server. */
export function useCardLook(): CardLook {
  return useSyncExternalStore(subscribe, readLook, () => 'side' as const)
}

/** Keeps the choice in this browser, for every list. */
export function chooseCardLook(look: CardLook): void {
  unstored = look
  try {
    localStorage.setItem(key, look)
  } catch {
    // The browser refuses storage: the choice lasts as long as the page.
  }
  markDocument(look)
  for (const listener of listeners) listener()
}

function readLook(): CardLook {
  try {
    return (localStorage.getItem(key) ?? unstored) === 'tall' ? 'tall' : 'side'
  } catch {
    return unstored
  }
}

function subscribe(listener: () => void): () => void {
  // A page that the browser rendered by itself has a new root.
  markDocument(readLook())
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function markDocument(look: CardLook): void {
  document.documentElement.toggleAttribute('data-tall-cards', look === 'tall')
}
