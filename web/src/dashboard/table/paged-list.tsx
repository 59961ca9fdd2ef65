import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { dashboardMessages, tableMessages } from '../../messages/dashboard/dashboard.ts'
import { Button } from '../../ui/button.tsx'
import { Pagination } from '../../ui/chakra/pagination.tsx'
import { EmptyState } from '../../ui/chakra/states.tsx'
import { Banner, Failure } from '../feedback/failure.tsx'
import { ScreenTitle } from '../shell/screen-title.tsx'
import styles from './data-table.module.css'
import { DataTable, type DataTableProps } from './data-table.tsx'

/** A page of rows as every list of the API answers it. */
interface Page<TRow> {
  items: readonly TRow[]
  pagination: { total: number; totalPages: number }
}

interface Result<TData> {
  data?: TData | undefined
  previousData?: TData | undefined
  error?: Error | undefined
  refetch: () => Promise<unknown>
}

interface PagedRowsProps<TRow extends { id: string }, TSort extends string>
  extends Omit<DataTableProps<TRow, TSort>, 'label' | 'rows' | 'isStale' | 'empty'> {
  list: Omit<ReturnType<typeof pageState<unknown, Page<TRow>>>, 'lastPage'> & {
    address: { page: number; pathOf(page: number): string }
    /** Takes the search and the filters away; absent where there are none. */
    clear?: (() => void) | undefined
  }
  texts: Readonly<Record<'list' | 'empty', string>>
}

/** A page of a list, or its placeholder, and the pagination. */
export function PagedRows<TRow extends { id: string }, TSort extends string>(
  props: PagedRowsProps<TRow, TSort>,
) {
  const { list, texts, failed, ...table } = props
  const { address, found, error } = list
  return (
    <>
      <DataTable
        {...table}
        label={texts.list}
        rows={found?.items ?? null}
        isStale={list.isStale}
        failed={error && (failed ?? <Failure error={error} refetch={list.refetch} />)}
        empty={
          <EmptyState text={texts.empty}>
            {list.clear && (
              <Button look="outline" onClick={list.clear}>
                {tableMessages.clearFilters}
              </Button>
            )}
          </EmptyState>
        }
      />
      {found && !error && (
        <Pagination page={address.page} totalPages={found.pagination.totalPages} pathOf={address.pathOf} />
      )}
    </>
  )
}

interface PagedListProps<TRow extends { id: string }, TSort extends string>
  extends Omit<PagedRowsProps<TRow, TSort>, 'failed' | 'toolbar'> {
  list: PagedRowsProps<TRow, TSort>['list'] & { lastPage: number }
  texts: Readonly<Record<'title' | 'lead' | 'list' | 'one' | 'several' | 'empty', string>>
  /** A failed row action; a new `id` announces it again. */
  failure: { id: number; text: string } | null
  onDismiss: () => void
  /** Buttons next to the title. */
  action?: ReactNode
  /** Search, filters and table tools, with the number of results or the loading state. */
  toolbar: (total: string, tools: ReactNode) => ReactNode
}

/** A screen that is one list in pages: title, what failed, filters, rows, and the way to other pages. */
export function PagedList<TRow extends { id: string }, TSort extends string>(
  props: PagedListProps<TRow, TSort>,
) {
  const { failure, onDismiss, action, toolbar, ...rows } = props
  const { list, texts } = rows
  const { address, found } = list
  if (list.lastPage < address.page) return <Navigate to={address.pathOf(list.lastPage)} replace />
  const total = found
    ? tableMessages.total(found.pagination.total, texts.one, texts.several)
    : dashboardMessages.loading
  return (
    <>
      <ScreenTitle title={texts.title} lead={texts.lead} action={action} />
      <div className={styles.parts}>
        {failure && (
          <Banner key={failure.id} tone="error" onDismiss={onDismiss}>
            <p>{failure.text}</p>
          </Banner>
        )}
        <PagedRows {...rows} toolbar={(tools) => toolbar(list.error ? '' : total, tools)} />
      </div>
    </>
  )
}

/** What a list shows while its query runs, and after: the last page stays until the next one is there. */
export function pageState<TData, TPage extends Page<unknown>>(
  { data, previousData, error, refetch }: Result<TData>,
  read: (data: TData) => TPage,
) {
  const shown = data ?? previousData
  return {
    /** Those of the last list while another one loads; undefined until any have come. */
    found: shown && read(shown),
    /** Whether what is shown is of another list than is asked for. */
    isStale: !data,
    /** What is beyond it is not there: the list goes back to it. */
    lastPage: data ? Math.max(1, read(data).pagination.totalPages) : Number.POSITIVE_INFINITY,
    error,
    refetch,
    /** Never rejects: the list reports a failure. */
    reload: () => refetch().catch(() => {}),
  }
}
