import {
  type AccessorFnColumnDef,
  columnVisibilityFeature,
  type DisplayColumnDef,
  metaHelper,
  rowSelectionFeature,
  rowSortingFeature,
  type Table,
  tableFeatures,
} from '@tanstack/react-table'

interface ColumnMeta {
  /** Stays above the others where rows are cards. */
  isMain?: boolean
  /** Buttons: they stand at the end of a card, without the title. */
  isActions?: boolean
  /** Shown only to who has chosen it. */
  isExtra?: boolean
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
