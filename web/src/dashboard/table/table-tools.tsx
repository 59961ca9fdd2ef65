import { Checkbox } from '@chakra-ui/react/checkbox'
import { Menu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import type { Column } from '@tanstack/react-table'
import { useContext } from 'react'
import { wholeTarget } from '../../forms/check-field.tsx'
import { SelectField } from '../../forms/field.tsx'
import { tableMessages, tableMessages as texts } from '../../messages/dashboard/dashboard.ts'
import { Button } from '../../ui/button.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { features, ListTable } from './columns.ts'
import { FloatingPlace } from './floating-place.ts'
import styles from './list-toolbar.module.css'

export interface TableToolsProps<TRow extends object> {
  table: ListTable<TRow>
  isChoosable: boolean
}

/** The choice of columns; where rows are cards and there are no headings, also what the headings do. */
export function TableTools<TRow extends object>({ table, isChoosable }: TableToolsProps<TRow>) {
  return (
    <>
      <ColumnMenu table={table} />
      <SortSelect table={table} />
      {isChoosable && (
        <div className={styles.page}>
          <SelectBox isLabelled {...pageSelection(table)} />
        </div>
      )}
    </>
  )
}

function SortSelect<TRow extends object>({ table }: { table: ListTable<TRow> }) {
  const columns = table.getAllLeafColumns().filter((column) => column.getCanSort())
  if (columns.length === 0) return null
  const orders = columns.flatMap((column) => [
    { column, direction: 'asc' as const },
    { column, direction: 'desc' as const },
  ])
  const current = orders.find(({ column, direction }) => column.getIsSorted() === direction)
  return (
    <div className={styles.sort}>
      <SelectField
        label={texts.sortBy}
        value={current ? orders.indexOf(current) : ''}
        onChange={({ target }) => {
          const order = orders[Number(target.value)]
          if (order) table.setSorting([{ id: order.column.id, desc: order.direction === 'desc' }])
        }}
        options={[
          ...(current ? [] : [['', texts.unsorted] as const]),
          ...orders.map(
            ({ column, direction }, index) =>
              [String(index), texts.ordered(columnTitle(column), direction)] as const,
          ),
        ]}
      />
    </div>
  )
}

/** Which columns are shown; it stays open, as several are chosen at a time. */
function ColumnMenu<TRow extends object>({ table }: Pick<TableToolsProps<TRow>, 'table'>) {
  const place = useContext(FloatingPlace)
  const columns = table.getAllLeafColumns().filter((column) => column.getCanHide())
  if (columns.length === 0) return null
  return (
    <Menu.Root closeOnSelect={false} positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button look="outline" className={styles.tool}>
          {texts.columns}
          <LineIcon name="down" />
        </Button>
      </Menu.Trigger>
      <Portal {...(place && { container: place })}>
        <Menu.Positioner>
          <Menu.Content>
            {columns.map((column) => (
              <Menu.CheckboxItem
                key={column.id}
                value={column.id}
                checked={column.getIsVisible()}
                onCheckedChange={(isShown) => column.toggleVisibility(isShown)}
              >
                <Menu.ItemText>{columnTitle(column)}</Menu.ItemText>
                <Menu.ItemIndicator>
                  <LineIcon name="check" />
                </Menu.ItemIndicator>
              </Menu.CheckboxItem>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

/** What the box of the page says, and does. */
export function pageSelection<TRow extends object>(table: ListTable<TRow>): SelectBoxProps {
  const isWhole = table.getIsAllPageRowsSelected()
  return {
    state: isWhole || (table.getIsSomePageRowsSelected() && 'indeterminate'),
    onChange: () => table.toggleAllPageRowsSelected(!isWhole),
  }
}

/** Every column has a plain text above it. */
export function columnTitle<TRow extends object>({ columnDef }: Column<typeof features, TRow>): string {
  return typeof columnDef.header === 'string' ? columnDef.header : ''
}

interface SelectBoxProps {
  /** The name of the row; left out, the box is that of the page. */
  row?: string
  /** Whether its label is seen. */
  isLabelled?: boolean
  state: boolean | 'indeterminate'
  onChange: () => void
}

/** The box that chooses a row, or all rows of the page. */
export function SelectBox({ row, isLabelled = false, state, onChange }: SelectBoxProps) {
  const text = row === undefined ? tableMessages.selectPage : tableMessages.select(row)
  return (
    <Checkbox.Root
      minWidth="touch"
      paddingInline={isLabelled ? '0' : '3'}
      textStyle="label"
      checked={state}
      onCheckedChange={onChange}
    >
      <Checkbox.HiddenInput style={wholeTarget} />
      <Checkbox.Control />
      <Checkbox.Label>{isLabelled ? text : <VisuallyHidden>{text}</VisuallyHidden>}</Checkbox.Label>
    </Checkbox.Root>
  )
}
