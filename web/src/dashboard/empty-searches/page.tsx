import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { emptySearchesPerPage } from '../../constants.ts'
import type { EmptySearchesQuery } from '../../gql/dashboard/graphql.ts'
import { useDeleteEmptySearchMutation, useEmptySearchesQuery } from '../../gql/dashboard/hooks.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { emptySearchMessages as texts } from '../../messages/dashboard/empty-searches.ts'
import { count } from '../../messages/site.ts'
import { paths, readPage } from '../../paths.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { useAct } from '../feedback/questions.tsx'
import { RowAction, RowActions } from '../table/cells.tsx'
import type { Column } from '../table/columns.ts'
import { ToolLine } from '../table/list-toolbar.tsx'
import { PagedList, pageState } from '../table/paged-list.tsx'
import { SynonymDialog } from './synonym-dialog.tsx'

type EmptySearch = EmptySearchesQuery['emptySearchPage']['items'][number]

const pagePath = (page: number) => `${paths.dashboardEmptySearches}${page > 1 ? `?page=${page}` : ''}`

/** `/dashboard/searches`: words that found nothing, which become synonyms here (empty-searches). */
export function EmptySearchesPage() {
  const page = readPage(useSearchParams()[0])
  const query = useEmptySearchesQuery({
    variables: { page, perPage: emptySearchesPerPage },
    fetchPolicy: 'cache-and-network',
  })
  const { act, failure, isBusy, dismiss: onDismiss } = useAct()
  const [remove] = useDeleteEmptySearchMutation()
  const [adopted, setAdopted] = useState<string | null>(null)
  const list = pageState(query, (data) => data.emptySearchPage)

  async function dismiss(words: string) {
    const run = async () => {
      await remove({ variables: { words } })
      showToast({ tone: 'success', text: texts.dismiss.done(words) })
      list.reload()
    }
    await act(null, run, (message) => message ?? texts.dismiss.failed(words))
  }

  return (
    <>
      <PagedList
        list={{ address: { page, pathOf: pagePath }, ...list }}
        texts={texts}
        screen="searches"
        lines="one"
        failure={failure}
        onDismiss={onDismiss}
        toolbar={(total, tools) => <ToolLine total={total} tools={tools} />}
        columns={searchColumns({ adopt: setAdopted, dismiss, isBusy })}
        expected={emptySearchesPerPage}
      />
      {adopted !== null && (
        <SynonymDialog
          words={adopted}
          onClose={() => setAdopted(null)}
          onSaved={() => {
            setAdopted(null)
            list.reload()
          }}
        />
      )}
    </>
  )
}

interface RowActionsOf {
  adopt: (words: string) => void
  dismiss: (words: string) => void
  isBusy: boolean
}

function searchColumns({ adopt, dismiss, isBusy }: RowActionsOf): Column<EmptySearch, never>[] {
  return [
    {
      id: 'words',
      header: texts.words,
      enableHiding: false,
      meta: { isMain: true, width: '30%' },
      cell: ({ row }) => row.original.id,
    },
    { id: 'visitors', header: texts.visitors, cell: ({ row }) => count(row.original.visitors) },
    {
      id: 'lastDay',
      header: texts.lastDay,
      cell: ({ row }) => row.original.lastDay.split('-').reverse().join('/'),
    },
    {
      id: 'actions',
      header: dashboardMessages.actions,
      enableHiding: false,
      meta: { isActions: true, width: '20rem' },
      cell: ({ row: { original: search } }) => (
        <RowActions>
          <RowAction
            text={texts.adopt.open}
            label={texts.adopt.openOf(search.id)}
            onClick={() => adopt(search.id)}
          />
          <RowAction
            text={texts.dismiss.open}
            label={texts.dismiss.openOf(search.id)}
            tone="danger"
            onClick={() => dismiss(search.id)}
            disabled={isBusy}
          />
        </RowActions>
      ),
    },
  ]
}
