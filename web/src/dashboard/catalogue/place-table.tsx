import { Navigate } from 'react-router-dom'
import type { PlaceSortField } from '../../gql/dashboard/graphql.ts'
import { catalogueMessages } from '../../messages/dashboard/catalogue.ts'
import { dashboardMessages, tableMessages } from '../../messages/dashboard/dashboard.ts'
import { messages } from '../../messages/site.ts'
import { OptionSelect } from '../../site/search/option-select.tsx'
import { Button } from '../../ui/button.tsx'
import { RowAction, RowActions, StatusBadge } from '../table/cells.tsx'
import type { Column } from '../table/columns.ts'
import { DataTable, ListEmpty } from '../table/data-table.tsx'
import { ListPagination } from '../table/list-pagination.tsx'
import { ListToolbar } from '../table/list-toolbar.tsx'
import type { ListDescription, Place, PlaceFilter } from './description.ts'
import { type PlaceList, rowsPerPage } from './use-place-list.ts'

export interface PlaceTableProps<TRow extends Place> {
  description: ListDescription<TRow>
  list: PlaceList<TRow>
  /** Ids of what is edited and of what is about to be deleted. */
  editedId: string | null
  deletedId: string | null
  onEdit: (row: TRow) => void
  onRemove: (row: TRow) => void
}

/** The list of one of the four screens: search, filters, rows with their actions, pages. */
export function PlaceTable<TRow extends Place>(props: PlaceTableProps<TRow>) {
  const { description, list, editedId } = props
  const { texts, filters } = description
  const { address, rows, pagination } = list
  if (rows?.length === 0 && pagination && address.page > 1)
    return <Navigate to={address.pathOf(Math.max(1, pagination.totalPages))} replace />
  return (
    <>
      <ListToolbar
        label={texts.search}
        search={address.search}
        onSearch={address.setSearch}
        total={totalOf(list, texts.counted)}
      >
        {filters.length > 0 &&
          filters.map((filter) => (
            <FilterSelect
              key={filter.name}
              filter={filter}
              value={address.filter(filter.name)}
              onChange={(value) => address.setFilter(filter.name, value)}
            />
          ))}
      </ListToolbar>
      {list.hasFailed ? (
        <div>
          <Button look="outline" onClick={list.reload}>
            {messages.tryAgain}
          </Button>
        </div>
      ) : (
        <DataTable
          label={texts.list}
          screen={description.entity}
          columns={columnsOf(props)}
          rows={rows}
          expected={rowsPerPage}
          isStale={list.isLoading}
          sort={address.sort}
          onSort={address.setSort}
          current={editedId}
          empty={
            <ListEmpty text={list.isFiltered ? texts.noneFound : texts.none}>
              {list.isFiltered && (
                <Button look="outline" onClick={() => address.clear(filters.map(({ name }) => name))}>
                  {tableMessages.clearFilters}
                </Button>
              )}
            </ListEmpty>
          }
        />
      )}
      {pagination && (
        <ListPagination page={address.page} totalPages={pagination.totalPages} pathOf={address.pathOf} />
      )}
    </>
  )
}

/** How many there are; that they are on their way; nothing where they did not come. */
function totalOf(
  { pagination, isLoading, hasFailed }: PlaceList<Place>,
  [one, several]: readonly [string, string],
): string {
  if (hasFailed) return ''
  return pagination && !isLoading
    ? tableMessages.total(pagination.total, one, several)
    : dashboardMessages.loading
}

function columnsOf<TRow extends Place>(props: PlaceTableProps<TRow>): Column<TRow, PlaceSortField>[] {
  const { description, deletedId, onEdit, onRemove } = props
  const name = (row: TRow) => {
    const remark = description.remark?.(row)
    if (!remark) return row.name
    return (
      <>
        {row.name} <StatusBadge>{remark}</StatusBadge>
      </>
    )
  }
  const actions = (row: TRow) => (
    <RowActions data-row={row.id}>
      <RowAction
        text={dashboardMessages.edit}
        label={dashboardMessages.editOf(row.name)}
        onClick={() => onEdit(row)}
      />
      <RowAction
        text={dashboardMessages.remove}
        label={dashboardMessages.removeOf(row.name)}
        tone="danger"
        disabled={deletedId === row.id}
        onClick={() => onRemove(row)}
      />
    </RowActions>
  )
  return [
    {
      id: 'NAME',
      header: catalogueMessages.name,
      accessorFn: (row) => row.name,
      enableHiding: false,
      meta: { isMain: true },
      cell: ({ row }) => name(row.original),
    },
    { id: 'slug', header: catalogueMessages.slug, cell: ({ row }) => row.original.slug },
    ...description.columns,
    {
      id: 'actions',
      header: dashboardMessages.actions,
      enableHiding: false,
      meta: { isActions: true },
      cell: ({ row }) => actions(row.original),
    },
  ]
}

interface FilterSelectProps {
  filter: PlaceFilter
  value: string
  onChange: (value: string) => void
}

function FilterSelect({ filter, value, onChange }: FilterSelectProps) {
  const { options } = filter.useOptions()
  return (
    <OptionSelect
      label={filter.label}
      all={filter.all}
      options={options}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
