import { LineIcon } from '../../ui/pictures/icons.tsx'
import type { Column, Sort } from './column.ts'
import type { Chosen } from './row-choice.ts'
import { SelectBox } from './select-box.tsx'
import { tableRoles } from './table-roles.ts'

export interface HeadingRowProps<TRow, TSort extends string> {
  columns: readonly Column<TRow, TSort>[]
  sort: Sort<TSort> | undefined
  onSort: ((sort: Sort<TSort>) => void) | undefined
  chosen: Chosen | null
}

/** The titles of the columns; those that can be sorted by are buttons, pressed again they turn the order around. */
export function HeadingRow<TRow, TSort extends string>(props: HeadingRowProps<TRow, TSort>) {
  const { columns, sort, onSort, chosen } = props
  return (
    <tr {...tableRoles.row}>
      {chosen && (
        <th {...tableRoles.heading} className="box">
          <SelectBox state={chosen.page} onChange={chosen.togglePage} />
        </th>
      )}
      {columns.map(({ title, sort: field, firstDirection = 'ASC', align }) => {
        const current = sort && sort.field === field ? sort.direction : null
        const next = current ? (current === 'ASC' ? 'DESC' : 'ASC') : firstDirection
        return (
          <th
            key={title}
            {...tableRoles.heading}
            data-align={align}
            aria-sort={current ? (current === 'ASC' ? 'ascending' : 'descending') : undefined}
          >
            {field && onSort ? (
              <button type="button" data-sorted={current} onClick={() => onSort({ field, direction: next })}>
                {title}
                <LineIcon name="down" />
              </button>
            ) : (
              title
            )}
          </th>
        )
      })}
    </tr>
  )
}
