/** A page of rows as every list of the API answers it. */
export interface Page<TRow> {
  items: readonly TRow[]
  pagination: { total: number; totalPages: number }
}

interface Result<TData, TPage> {
  data: TData | undefined
  previousData: TData | undefined
  read: (data: TData) => TPage
}

/** What a list shows while its query runs, and after: the last page stays until the next one is there. */
export function pageState<TData, TPage extends Page<unknown>>({
  data,
  previousData,
  read,
}: Result<TData, TPage>) {
  const shown = data ?? previousData
  return {
    /** Those of the last list while another one loads; undefined until any have come. */
    found: shown && read(shown),
    /** Whether what is shown is of another list than is asked for. */
    isStale: !data,
    /** What is beyond it is not there: the list goes back to it. */
    lastPage: data ? Math.max(1, read(data).pagination.totalPages) : Number.POSITIVE_INFINITY,
  }
}
