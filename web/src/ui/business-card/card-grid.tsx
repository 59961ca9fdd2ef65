import type { ReactNode } from 'react'
import type { FragmentRef } from '../../ask/fragment.ts'
import { createStore } from '../../browser/create-store.ts'
import { messages } from '../../messages/site.ts'
import { classNames } from '../class-names.ts'
import { Skeleton } from '../states.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import type { BusinessCard_CardFragment } from './business-card.generated.ts'
import { BusinessCard } from './business-card.tsx'
import styles from './card-grid.module.css'
import type { SearchedPlace } from './served-place.ts'

/**
 * Photo widths on phones. Side photos are strips cropped from a picture of this width. Tall ones declare
 * three quarters of their width: on dense screens the difference is invisible and the download smaller.
 */
const phoneSizes = { side: '200px', tall: '75vw', row: '200px' }

/** Three or four columns if they fit, or a row that scrolls sideways on phones. */
type Columns = 'three' | 'four' | 'row'

type GridCard = { id: string } & FragmentRef<BusinessCard_CardFragment>

export interface CardGridProps<T extends GridCard> {
  cards: readonly T[]
  columns?: Columns
  /** Slug of the search's category. */
  category?: string | undefined
  /** City and neighborhood of the search. */
  place?: SearchedPlace | undefined
  /** Whether the grid is first on the page, so that its first photos load eagerly. */
  first?: boolean
  /** Action that replaces a card's heart. */
  actionOf?: (card: T, place: number) => ReactNode
  /** Overlay in a corner of each card. */
  cornerOf?: ((card: T) => ReactNode) | undefined
}

/** Eagerly loaded photos of a `first` grid: a desktop row. */
const firstRow = 3

const listClass = (columns: Columns) =>
  classNames(styles.list, styles[columns], columns !== 'row' && styles.bySide)

export function CardGrid<T extends GridCard>({
  cards,
  columns = 'three',
  category,
  place,
  first = false,
  actionOf,
  cornerOf,
}: CardGridProps<T>) {
  const look = useCardLook()
  const tabletWidth = columns === 'three' ? '31vw' : '48vw'
  const phoneWidth = phoneSizes[columns === 'row' ? columns : look]
  const sizes = `(min-width: 1024px) 300px, (min-width: 768px) ${tabletWidth}, (min-width: 600px) 48vw, ${phoneWidth}`
  const loadOf = (place: number) => (place === 0 ? 'first' : place < firstRow ? 'now' : 'late')
  return (
    <ul className={listClass(columns)}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <BusinessCard
            card={card}
            found={category}
            place={place}
            sizes={sizes}
            onPhones={columns === 'row' ? 'short' : 'bySide'}
            load={first ? loadOf(index) : 'late'}
            action={actionOf?.(card, index)}
          />
          {cornerOf?.(card)}
        </li>
      ))}
    </ul>
  )
}

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

/** Phone layout: compact with the photo at the side, or tall. */
export type CardLook = 'side' | 'tall'

const key = 'guiadovale.cards'

// Reapplied, since a client-rendered page has a new root element.
const store = createStore<CardLook>('side', () => {
  setLook(readLook())
  return () => {}
})

// Before hydration, since the server renders compact cards.
if (typeof document !== 'undefined') setLook(readLook())

/** Layout chosen in this browser; "side" by default and on the server. */
export const useCardLook = store.useValue

/** Stores the layout in this browser, for all lists. */
export function chooseCardLook(look: CardLook): void {
  setLook(look)
  try {
    localStorage.setItem(key, look)
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}

function readLook(): CardLook {
  try {
    return (localStorage.getItem(key) ?? store.read()) === 'tall' ? 'tall' : 'side'
  } catch {
    return store.read()
  }
}

function setLook(look: CardLook): void {
  store.set(look)
  document.documentElement.toggleAttribute('data-tall-cards', look === 'tall')
}
