import {
  type AccessorFnColumnDef,
  type ColumnVisibilityState,
  columnVisibilityFeature,
  type DisplayColumnDef,
  functionalUpdate,
  metaHelper,
  rowSelectionFeature,
  rowSortingFeature,
  type Table,
  tableFeatures,
  type Updater,
} from '@tanstack/react-table'
import { useState } from 'react'
import { keep, readKept } from '../kept.ts'

interface ColumnMeta {
  /** Stays above the others where rows are cards. */
  isMain?: boolean
  /** Buttons: they stand at the end of a card, without the title. */
  isActions?: boolean
  /** Shown only to who has chosen it. */
  isExtra?: boolean
  /** Of the column where each row is one line; the columns without one share the rest. */
  width?: string
}

/** What the tables of the dashboard can do. Sorting, filters and pages are the server's. */
export const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: metaHelper<ColumnMeta>(),
})

export type ListTable<TRow extends object> = Table<typeof features, TRow>

/**
 * One column of a table. One with an accessor is sorted by, and its id is the server's field; the main column and
 * buttons cannot be hidden.
 */
export type Column<TRow extends object, TSort extends string = string> = { header: string } & (
  | (AccessorFnColumnDef<typeof features, TRow> & { id: TSort })
  | (DisplayColumnDef<typeof features, TRow> & { id: string })
)

/** By which column rows are sorted, and which way. */
export interface Sort<TSort extends string = string> {
  field: TSort
  direction: 'ASC' | 'DESC'
}

/** Where the browser keeps which columns of a screen are shown. */
const storageKey = (screen: string) => `guiadovale.dashboard.columns.${screen}`

/**
 * Which columns of a list are shown, as chosen in this browser (list-columns).
 *
 * @param screen identifies the list; without it nothing is stored
 */
export function useShownColumns<TRow extends object>(
  screen: string | undefined,
  columns: readonly Column<TRow>[],
) {
  const [shown, setShown] = useState(() => readShown(screen, columns))
  function change(updater: Updater<ColumnVisibilityState>) {
    const next = functionalUpdate(updater, shown)
    setShown(next)
    if (screen) keep('localStorage', storageKey(screen), next)
  }
  return [shown, change] as const
}

/** What was chosen of the columns that there are; the others are shown unless they are extra. */
function readShown<TRow extends object>(
  screen: string | undefined,
  columns: readonly Column<TRow>[],
): ColumnVisibilityState {
  const chosen: Partial<Record<string, unknown>> = Object(
    screen && readKept('localStorage', storageKey(screen)),
  )
  const hideable = columns.filter(({ enableHiding }) => enableHiding !== false)
  return Object.fromEntries(
    hideable.map(({ id, meta }) => [id, typeof chosen[id] === 'boolean' ? chosen[id] : !meta?.isExtra]),
  )
}
