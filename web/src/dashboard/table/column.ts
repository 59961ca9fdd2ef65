import type { ReactNode } from 'react'

/** One column of a table. */
export interface Column<TRow, TSort extends string = string> {
  /** Stands above it. */
  title: string
  cell: (row: TRow) => ReactNode
  /** What the server sorts by when the heading is pressed; a column without it is not sorted by. */
  sort?: TSort
  /** The direction of the first press; ascending unless said otherwise. */
  firstDirection?: 'ASC' | 'DESC'
  /** Stays on phones, where the other columns stand below it as a list. */
  isMain?: boolean
  /** Buttons: on phones they stand at the end of a card, without the title. */
  isActions?: boolean
  align?: 'start' | 'end'
}

/** By which column rows are sorted, and which way. */
export interface Sort<TSort extends string = string> {
  field: TSort
  direction: 'ASC' | 'DESC'
}
