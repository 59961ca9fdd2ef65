import { useNavigate } from 'react-router-dom'
import { businessListMessages as texts } from '../../messages/dashboard/business-list.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { DataTable } from '../table/data-table.tsx'
import type { SelectionState } from './actions/selection.ts'
import { businessColumns } from './columns.tsx'
import { type BusinessListAddress, writeBusinessList } from './list-address.ts'
import { ListEmpty } from './list-empty.tsx'
import { ListFoot } from './list-foot.tsx'
import type { BusinessListState, ListedBusiness } from './use-business-list.ts'

export interface ListTableProps {
  list: BusinessListAddress
  state: BusinessListState
  selection: SelectionState
  /** Whether some are just being deleted. */
  isBusy: boolean
  onRemove: (business: ListedBusiness) => void
}

/** The rows of a page with what leads to the other pages, or what stands in their place. */
export function ListTable({ list, state, selection, isBusy, onRemove }: ListTableProps) {
  const { rows, pagination, isStale, hasFailed, reload } = state
  const navigate = useNavigate()
  if (hasFailed) return <ErrorState text={texts.loadFailed} retry={() => reload().catch(() => undefined)} />
  return (
    <>
      <DataTable
        label={texts.list}
        columns={businessColumns(onRemove, isBusy)}
        rows={rows}
        expected={list.perPage}
        isStale={isStale}
        sort={list.sort}
        onSort={(sort) => {
          const path = writeBusinessList({ ...list, sort, page: 1 })
          navigate(path, { replace: true, preventScrollReset: true })
        }}
        empty={<ListEmpty list={list} />}
        selection={new Set(selection.chosen.keys())}
        onSelect={selection.choose}
        nameOf={({ name }) => name}
      />
      {pagination && pagination.total > 0 && <ListFoot list={list} totalPages={pagination.totalPages} />}
    </>
  )
}
