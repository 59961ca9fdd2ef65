import { useApolloClient } from '@apollo/client/react'
import { Navigate } from 'react-router-dom'
import { type AttributeKind, attributeKinds } from '../../../../schema/attributes/kinds.ts'
import type { PlaceSortField } from '../../gql/dashboard/graphql.ts'
import { catalogueMessages } from '../../messages/dashboard/catalogue.ts'
import { dashboardMessages, tableMessages } from '../../messages/dashboard/dashboard.ts'
import { messages } from '../../messages/site.ts'
import { Button } from '../../ui/button.tsx'
import { OptionSelect } from '../../ui/fields/option-select.tsx'
import { forgetPlaces } from '../forget-lists.ts'
import { RowAction, RowActions, StatusBadge } from '../table/cells.tsx'
import type { Column } from '../table/columns.ts'
import { ListToolbar } from '../table/list-toolbar.tsx'
import { PagedRows, pageState } from '../table/paged-list.tsx'
import { useListAddress } from '../table/use-list-address.ts'
import type { ListDescription, ListVariables, Place, PlaceFilter } from './description.ts'

const rowsPerPage = 20

const sorts = ['NAME', 'CREATED_AT', 'UPDATED_AT'] as const
const byName = { field: 'NAME', direction: 'ASC' } as const

/** The list of one of the screens as its address says. */
export function usePlaceList<TRow extends Place>(description: ListDescription<TRow>) {
  const { operations, filters } = description
  const { cache } = useApolloClient()
  const address = useListAddress(sorts, byName)
  const { search, sort, page } = address
  const chosen = filters.map(({ name }) => [name, address.filter(name)] as const).filter(([, value]) => value)
  const query = operations.useList({
    variables: { filter: readFilter(search, Object.fromEntries(chosen)), sort, page, perPage: rowsPerPage },
    fetchPolicy: 'cache-and-network',
  })
  const { error, loading } = query
  return {
    address,
    ...pageState({ ...query, ...(error && { previousData: undefined }) }, (data) => data.page),
    isStale: loading,
    // While it is tried again the failure has not happened again.
    error: loading ? undefined : error,
    clear: search || chosen.length > 0 ? () => address.clear(filters.map(({ name }) => name)) : undefined,
    /** Refetches after a change; never throws: the list reports a failure. */
    reload: async () => {
      forgetPlaces(cache)
      await query.refetch().catch(() => {})
    },
  }
}

type PlaceList<TRow extends Place> = ReturnType<typeof usePlaceList<TRow>>

const isKind = (text: string | undefined): text is AttributeKind =>
  attributeKinds.some((kind) => kind === text)

/** Names only what there is to filter by. */
function readFilter(
  search: string,
  { active, kind, ...places }: { city?: string; category?: string; kind?: string; active?: string },
): ListVariables['filter'] {
  return {
    ...(search && { search }),
    ...places,
    ...(isKind(kind) && { kind }),
    ...(active && { active: active === 'true' }),
  }
}

export interface PlaceTableProps<TRow extends Place> {
  description: ListDescription<TRow>
  list: PlaceList<TRow>
  /** Ids of what is edited and of what is about to be deleted. */
  editedId: string | null
  deletedId: string | null
  onEdit: (row: TRow) => void
  onRemove: (row: TRow) => void
}

/** The list of one of the screens: search, filters, rows with their actions, pages. */
export function PlaceTable<TRow extends Place>(props: PlaceTableProps<TRow>) {
  const { description, list, editedId } = props
  const { texts, filters } = description
  const { address, found, error, isStale } = list
  if (list.lastPage < address.page) return <Navigate to={address.pathOf(list.lastPage)} replace />
  const total =
    found && !isStale
      ? tableMessages.total(found.pagination.total, ...texts.counted)
      : dashboardMessages.loading
  return (
    <PagedRows
      list={list}
      toolbar={(tools) => (
        <ListToolbar
          label={texts.search}
          search={address.search}
          onSearch={address.setSearch}
          total={error ? '' : total}
          tools={tools}
          active={filters.filter(({ name }) => address.filter(name)).length}
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
      )}
      lines="one"
      texts={{ list: texts.list, empty: list.clear ? texts.noneFound : texts.none }}
      screen={description.entity}
      columns={placeColumns(props)}
      expected={rowsPerPage}
      sort={address.sort}
      onSort={address.setSort}
      current={editedId}
      failed={
        <div>
          <Button look="outline" onClick={list.reload}>
            {messages.tryAgain}
          </Button>
        </div>
      }
    />
  )
}

function placeColumns<TRow extends Place>(props: PlaceTableProps<TRow>): Column<TRow, PlaceSortField>[] {
  const { description, deletedId, onEdit, onRemove } = props
  const name = (row: TRow) => {
    const remark = description.remark?.(row)
    if (!remark) return row.name
    return (
      <>
        <span>{row.name} </span>
        <StatusBadge>{remark}</StatusBadge>
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
      meta: { isMain: true, width: '30%' },
      cell: ({ row }) => name(row.original),
    },
    { id: 'slug', header: catalogueMessages.slug, cell: ({ row }) => row.original.slug },
    ...description.columns,
    {
      id: 'actions',
      header: dashboardMessages.actions,
      enableHiding: false,
      meta: { isActions: true, width: '10rem' },
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
