import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Column, Sort } from './column.ts'
import { HeadingRow } from './heading-row.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { type Chosen, rowChoice } from './row-choice.ts'
import { SelectBox } from './select-box.tsx'
import { TableFrame } from './table-frame.ts'
import { tableRoles } from './table-roles.ts'

export interface DataTableProps<TRow extends { id: string }, TSort extends string = string> {
  /** Names the table for screen readers. */
  label: string
  columns: readonly Column<TRow, TSort>[]
  /** Null while they are loaded for the first time: the table's skeleton is shown. */
  rows: readonly TRow[] | null
  /** Rows of the skeleton: as many as are about to come. */
  expected?: number
  /** Whether other rows are on their way: those shown are paled and announced as busy. */
  isStale?: boolean
  sort?: Sort<TSort>
  onSort?: (sort: Sort<TSort>) => void
  /** Stands where there are no rows. */
  empty: ReactNode
  /** The id of the row that is worked on elsewhere on the page: it is marked. */
  current?: string | null
  /** Ids of the chosen rows; without it nothing can be chosen. Those of other pages stay chosen. */
  selection?: ReadonlySet<string>
  onSelect?: (selection: ReadonlySet<string>) => void
  /** Names a row on its box, for screen readers. */
  nameOf?: (row: TRow) => string
}

/**
 * Rows of the catalogue, with sortable headings and, when asked for, boxes to choose rows. Where there is no room for a
 * table every row is a card: its main column above, the others below with their titles.
 */
export function DataTable<TRow extends { id: string }, TSort extends string>(
  props: DataTableProps<TRow, TSort>,
) {
  const { label, columns, rows, expected = 10, isStale, sort, onSort, empty, current, nameOf } = props
  if (rows?.length === 0) return empty
  const chosen = rowChoice(rows ?? [], props.selection, props.onSelect)
  return (
    <TableFrame>
      <PhoneBar columns={columns} sort={sort} onSort={onSort} chosen={chosen} />
      <table {...tableRoles.table} aria-label={label} aria-busy={isStale || !rows || undefined}>
        <thead {...tableRoles.group}>
          <HeadingRow columns={columns} sort={sort} onSort={onSort} chosen={chosen} />
        </thead>
        <tbody {...tableRoles.group}>
          {rows ? (
            rows.map((row) => (
              <Row
                key={row.id}
                row={row}
                columns={columns}
                chosen={chosen}
                name={nameOf?.(row) ?? row.id}
                isCurrent={row.id === current}
              />
            ))
          ) : (
            <SkeletonRows count={expected} columns={columns.length + (chosen ? 1 : 0)} />
          )}
        </tbody>
      </table>
    </TableFrame>
  )
}

interface RowProps<TRow> {
  row: TRow
  columns: readonly Column<TRow>[]
  chosen: Chosen | null
  name: string
  isCurrent: boolean
}

function Row<TRow extends { id: string }>({ row, columns, chosen, name, isCurrent }: RowProps<TRow>) {
  return (
    <tr
      {...tableRoles.row}
      data-chosen={chosen?.has(row.id) || undefined}
      aria-current={isCurrent || undefined}
    >
      {chosen && (
        <td {...tableRoles.cell} className="box">
          <SelectBox row={name} state={chosen.has(row.id)} onChange={() => chosen.toggle(row.id)} />
        </td>
      )}
      {columns.map(({ title, cell, isMain, isActions, align }) =>
        isMain ? (
          <th key={title} {...tableRoles.rowHeading} className="main" data-align={align}>
            {cell(row)}
          </th>
        ) : (
          <td
            key={title}
            {...tableRoles.cell}
            className={isActions ? 'actions' : undefined}
            data-align={align}
          >
            <span className="title">{title}</span>
            <div className="value">{cell(row)}</div>
          </td>
        ),
      )}
    </tr>
  )
}

/** Rows of the height that the real ones have. */
function SkeletonRows({ count, columns }: { count: number; columns: number }) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <tr key={row} {...tableRoles.row}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <td key={column} {...tableRoles.cell} className={column === 0 ? 'main' : undefined}>
          <Skeleton style={{ width: column === 0 ? '70%' : '50%', marginBlock: '0.625rem' }} />
        </td>
      ))}
    </tr>
  ))
}
