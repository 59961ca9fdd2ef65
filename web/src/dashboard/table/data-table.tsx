import type { ReactNode } from 'react'

/** One column of a table. */
export interface Column<TRow, TSort extends string = string> {
  /** Stands above it. */
  title: string
  cell: (row: TRow) => ReactNode
  /** What the server sorts by when the heading is pressed; a column without it is not sorted by. */
  sort?: TSort
  /** Stays on phones, where the other columns stand below it as a list. */
  isMain?: boolean
  align?: 'start' | 'end'
}

export interface Sort<TSort extends string = string> {
  field: TSort
  direction: 'ASC' | 'DESC'
}

export interface DataTableProps<TRow extends { id: string }, TSort extends string = string> {
  /** Names the table for screen readers. */
  label: string
  columns: readonly Column<TRow, TSort>[]
  /** Null while they are loaded for the first time: the table's skeleton is shown. */
  rows: readonly TRow[] | null
  /** Whether other rows are on their way: those shown are paled and announced as busy. */
  isStale?: boolean
  sort?: Sort<TSort>
  onSort?: (sort: Sort<TSort>) => void
  /** Stands where there are no rows. */
  empty: ReactNode
  /** Ids of the chosen rows; without it nothing can be chosen. */
  selection?: ReadonlySet<string>
  onSelect?: (selection: ReadonlySet<string>) => void
  /** Names a row on its box, for screen readers. */
  nameOf?: (row: TRow) => string
}

/** Rows of the catalogue, with sortable headings and, when asked for, boxes to choose rows. */
export function DataTable<TRow extends { id: string }, TSort extends string>({
  label,
  columns,
  rows,
  empty,
}: DataTableProps<TRow, TSort>) {
  if (rows?.length === 0) return empty
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ title }) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows?.map((row) => (
          <tr key={row.id}>
            {columns.map(({ title, cell }) => (
              <td key={title}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
