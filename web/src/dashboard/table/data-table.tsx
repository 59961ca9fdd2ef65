import { Skeleton } from '@chakra-ui/react/skeleton'
import {
  type Cell,
  functionalUpdate,
  type Row,
  type RowSelectionState,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useRef } from 'react'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { type Column, features, type ListTable, type Sort, useShownColumns } from './columns.ts'
import styles from './data-table.module.css'
import { FloatingPlace } from './floating-place.ts'
import { columnTitle, pageSelection, SelectBox, TableTools } from './table-tools.tsx'

export interface DataTableProps<TRow extends { id: string }, TSort extends string = string> {
  /** Names the table for screen readers. */
  label: string
  columns: readonly Column<TRow, TSort>[]
  /** Under which the browser keeps which columns are shown; without it there is no choice of columns. */
  screen?: string
  /** Null while they are loaded for the first time: the table's skeleton is shown. */
  rows: readonly TRow[] | null
  /** Rows of the skeleton: as many as are about to come. */
  expected?: number
  /** Whether other rows are on their way: those shown are paled and announced as busy. */
  isStale?: boolean
  sort?: Sort<TSort>
  onSort?: (sort: Sort<TSort>) => void
  /** Renders what is above the rows, with the table's own tools in it; those alone when absent. */
  toolbar?: (tools: ReactNode) => ReactNode
  /** `one`: each row is a line of 44 px, where what has no room is cut off. `many`: what a row holds begins at its top. */
  lines?: 'one' | 'few' | 'many'
  /** In the place of rows that did not come. */
  failed?: ReactNode
  /** Shown where there are no rows. */
  empty: ReactNode
  /** The id of the row that is worked on elsewhere on the page: it is marked. */
  current?: string | null
  /** The chosen rows by id; without it nothing can be chosen. Those of other pages stay chosen. */
  selection?: RowSelectionState
  onSelect?: (change: Updater<RowSelectionState>) => void
  /** Names a row on its box, for screen readers. */
  nameOf?: (row: TRow) => string
}

const none: never[] = []

/**
 * Rows of the catalogue, with sortable headings and, when asked for, boxes to choose rows and a choice of columns. Where
 * there is no room for a table every row is a card: its main column above, the others below with their titles.
 */
export function DataTable<TRow extends { id: string }, TSort extends string>(
  props: DataTableProps<TRow, TSort>,
) {
  const { label, columns, screen, rows, expected = 10, isStale, sort, onSort, empty, current } = props
  const { selection, onSelect, nameOf = ({ id }) => id, toolbar, lines = 'few', failed } = props
  const menuPlace = useRef<HTMLDivElement>(null)
  const [columnVisibility, setColumnVisibility] = useShownColumns(screen, columns)
  const sorting = sort ? [{ id: sort.field, desc: sort.direction === 'DESC' }] : []
  const table: ListTable<TRow> = useTable({
    features,
    columns,
    data: rows ?? none,
    getRowId: ({ id }) => id,
    state: { columnVisibility, sorting, rowSelection: selection ?? {} },
    onColumnVisibilityChange: setColumnVisibility,
    enableHiding: screen !== undefined,
    enableSorting: onSort !== undefined,
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    sortDescFirst: false,
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting)
      if (next) onSort?.({ field: next.id as TSort, direction: next.desc ? 'DESC' : 'ASC' })
    },
    enableRowSelection: selection !== undefined,
    ...(onSelect && { onRowSelectionChange: onSelect }),
  })
  const isChoosable = selection !== undefined
  const tools = <TableTools table={table} isChoosable={isChoosable} />
  return (
    <FloatingPlace value={menuPlace}>
      <div className={styles.frame}>
        {toolbar ? toolbar(tools) : tools}
        {failed ||
          (rows?.length === 0 ? (
            empty
          ) : (
            <table
              {...roles.table}
              className={styles.table}
              data-lines={lines}
              aria-label={label}
              aria-busy={isStale || !rows || undefined}
            >
              <thead {...roles.group}>
                <HeadingRow table={table} isChoosable={isChoosable} />
              </thead>
              <tbody {...roles.group}>
                {rows ? (
                  table
                    .getRowModel()
                    .rows.map((row) => (
                      <BodyRow
                        key={row.id}
                        row={row}
                        name={isChoosable ? nameOf(row.original) : null}
                        isCurrent={row.id === current}
                      />
                    ))
                ) : (
                  <SkeletonRows
                    count={expected}
                    columns={table.getVisibleLeafColumns().length + +isChoosable}
                  />
                )}
              </tbody>
            </table>
          ))}
      </div>
      <div ref={menuPlace} />
    </FloatingPlace>
  )
}

/**
 * What the elements are, said once more: laid out as cards they would be a table no longer to some screen readers
 * (https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html).
 */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader', scope: 'col' },
  rowHeading: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

interface HeadingRowProps<TRow extends object> {
  table: ListTable<TRow>
  isChoosable: boolean
}

/** The titles of the columns; those that can be sorted by are buttons, pressed again they turn the order around. */
function HeadingRow<TRow extends object>({ table, isChoosable }: HeadingRowProps<TRow>) {
  return (
    <tr {...roles.row}>
      {isChoosable && (
        <th {...roles.heading} className={styles.box}>
          <SelectBox {...pageSelection(table)} />
        </th>
      )}
      {table.getVisibleLeafColumns().map((column) => {
        const sorted = column.getIsSorted() || undefined
        return (
          <th
            key={column.id}
            {...roles.heading}
            style={{ width: column.columnDef.meta?.width }}
            aria-sort={sorted && `${sorted}ending`}
          >
            {column.getCanSort() ? (
              <button type="button" data-sorted={sorted} onClick={column.getToggleSortingHandler()}>
                {columnTitle(column)}
                <LineIcon name="down" />
              </button>
            ) : (
              columnTitle(column)
            )}
          </th>
        )
      })}
    </tr>
  )
}

interface BodyRowProps<TRow extends object> {
  row: Row<typeof features, TRow>
  /** On its box; null where there is none. */
  name: string | null
  isCurrent: boolean
}

function BodyRow<TRow extends object>({ row, name, isCurrent }: BodyRowProps<TRow>) {
  const isChosen = row.getIsSelected()
  return (
    <tr {...roles.row} data-chosen={isChosen || undefined} aria-current={isCurrent || undefined}>
      {name !== null && (
        <td {...roles.cell} className={styles.box}>
          <SelectBox row={name} state={isChosen} onChange={() => row.toggleSelected()} />
        </td>
      )}
      {row.getVisibleCells().map((cell) => {
        const content = cellContent(cell)
        return cell.column.columnDef.meta?.isMain ? (
          <th key={cell.id} {...roles.rowHeading} className={styles.main}>
            {content}
          </th>
        ) : (
          <td
            key={cell.id}
            {...roles.cell}
            className={cell.column.columnDef.meta?.isActions ? styles.actions : undefined}
          >
            <span className={styles.title}>{columnTitle(cell.column)}</span>
            <div className={styles.value} title={typeof content === 'string' ? content : undefined}>
              {content}
            </div>
          </td>
        )
      })}
    </tr>
  )
}

/** A function, not a component: columns recreated on render would remount their cells and lose the focus. */
function cellContent<TRow extends object>(cell: Cell<typeof features, TRow, unknown>): ReactNode {
  const { cell: content } = cell.column.columnDef
  return typeof content === 'function' ? content(cell.getContext()) : content
}

/** Rows of the height that the real ones have. */
function SkeletonRows({ count, columns }: { count: number; columns: number }) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <tr key={row} {...roles.row}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <td key={column} {...roles.cell} className={column === 0 ? styles.main : undefined}>
          <Skeleton width={column === 0 ? '70%' : '50%'} />
        </td>
      ))}
    </tr>
  ))
}
