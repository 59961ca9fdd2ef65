import { SelectField } from '../../forms/field.tsx'
import { tableMessages } from '../../messages/dashboard/table.ts'
import type { Sort } from './column.ts'
import type { HeadingRowProps } from './heading-row.tsx'
import { SelectBox } from './select-box.tsx'

/** What the headings do, where rows are cards and there are no headings. */
export function PhoneBar<TRow, TSort extends string>(props: HeadingRowProps<TRow, TSort>) {
  const { columns, sort, onSort, chosen } = props
  const orders = columns.flatMap(({ title, sort: field }) =>
    field ? (['ASC', 'DESC'] as const).map((direction) => ({ title, field, direction })) : [],
  )
  const isKnown = orders.some((order) => sort && keyOf(order) === keyOf(sort))
  if (!chosen && (!onSort || orders.length === 0)) return null
  return (
    <div className="phone-bar">
      {onSort && orders.length > 0 && (
        <SelectField
          label={tableMessages.sortBy}
          value={sort && isKnown ? keyOf(sort) : ''}
          onChange={({ target }) => {
            const order = orders.find((each) => keyOf(each) === target.value)
            if (order) onSort({ field: order.field, direction: order.direction })
          }}
        >
          {!isKnown && <option value="">{tableMessages.unsorted}</option>}
          {orders.map((order) => (
            <option key={keyOf(order)} value={keyOf(order)}>
              {tableMessages.ordered(order.title, order.direction)}
            </option>
          ))}
        </SelectField>
      )}
      {chosen && <SelectBox isLabelled state={chosen.page} onChange={chosen.togglePage} />}
    </div>
  )
}

const keyOf = ({ field, direction }: Sort) => `${field} ${direction}`
