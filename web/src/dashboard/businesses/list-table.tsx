import { SelectField } from '../../forms/field.tsx'
import type { BusinessListQuery } from '../../gql/dashboard/graphql.ts'
import { useBusinessListQuery } from '../../gql/dashboard/hooks.ts'
import { businessListMessages as texts } from '../../messages/dashboard/business-list.ts'
import { paths } from '../../paths.ts'
import { styled } from '../../theme/theme.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { DataTable, ListEmpty } from '../table/data-table.tsx'
import { ListPagination } from '../table/list-pagination.tsx'
import type { SelectionState } from './actions/selection.tsx'
import { businessColumns } from './columns.tsx'
import {
  type BusinessListAddress,
  filterOf,
  isFiltered,
  type ListChange,
  listPageSizes,
  noFilters,
  writeBusinessList,
} from './list-address.ts'

export interface ListTableProps {
  list: BusinessListAddress
  change: ListChange
  state: ReturnType<typeof useBusinessList>
  selection: SelectionState
  /** Whether some are just being deleted. */
  isBusy: boolean
  onRemove: (business: ListedBusiness) => void
}

/** The rows of a page with what leads to the other pages, or what stands in their place. */
export function ListTable({ list, change, state, selection, isBusy, onRemove }: ListTableProps) {
  const { rows, pagination, isStale, hasFailed, reload } = state
  if (hasFailed) return <ErrorState text={texts.loadFailed} retry={() => reload().catch(() => undefined)} />
  return (
    <>
      <DataTable
        label={texts.list}
        columns={businessColumns(onRemove, isBusy)}
        screen="businesses"
        rows={rows}
        expected={list.perPage}
        isStale={isStale}
        sort={list.sort}
        onSort={(sort) => change({ sort }, true)}
        empty={<Empty list={list} />}
        selection={selection.rows}
        onSelect={selection.choose}
        nameOf={({ name }) => name}
      />
      {pagination && pagination.total > 0 && (
        <Foot>
          <SelectField
            label={texts.perPage}
            value={list.perPage}
            onChange={({ target }) => change({ perPage: Number(target.value) }, true)}
          >
            {listPageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </SelectField>
          <ListPagination
            page={list.page}
            totalPages={pagination.totalPages}
            pathOf={(page) => writeBusinessList({ ...list, page })}
          />
        </Foot>
      )}
    </>
  )
}

/** How long a page is, and the other pages. */
const Foot = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '4',
  marginTop: '5',
  '& > nav': { marginTop: '0', flex: { base: '1 1 100%', md: '0 1 auto' } },
})

/** Where the list has no rows: because of its filters, or because there is nothing yet. */
function Empty({ list }: { list: BusinessListAddress }) {
  if (isFiltered(list)) {
    return (
      <ListEmpty text={texts.emptyFiltered}>
        <ButtonLink look="outline" to={writeBusinessList({ ...list, ...noFilters, page: 1 })}>
          {texts.clearFilters}
        </ButtonLink>
      </ListEmpty>
    )
  }
  return (
    <ListEmpty text={texts.empty}>
      <ButtonLink to={paths.dashboardBusinessAdd}>{texts.add}</ButtonLink>
      <ButtonLink look="outline" to={paths.dashboardBusinessImport}>
        {texts.import}
      </ButtonLink>
    </ListEmpty>
  )
}

type Page = BusinessListQuery['businessPage']

/** An establishment as the list shows it. */
export type ListedBusiness = Page['items'][number]

/** One page of the list. */
export function useBusinessList(list: BusinessListAddress) {
  const { sort, page, perPage } = list
  const { data, previousData, error, loading, refetch } = useBusinessListQuery({
    variables: { filter: filterOf(list), sort, page, perPage },
    // What was seen before is there at once; what others have changed since comes after it.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const shown = (data ?? previousData)?.businessPage
  return {
    // Null until any have come, then those of the last list. That another list is empty says nothing of this one.
    rows: !data && shown?.items.length === 0 ? null : (shown?.items ?? null),
    pagination: shown?.pagination ?? null,
    /** Whether what is shown is of another list than is asked for. */
    isStale: !data,
    // While it is tried again the failure has not happened again.
    hasFailed: error !== undefined && !loading,
    reload: () => refetch(),
  }
}
