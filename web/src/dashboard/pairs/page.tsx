import { useEffect, useRef } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { pairsPerPage } from '../../constants.ts'
import type { PairSideFragment } from '../../gql/dashboard/graphql.ts'
import {
  useBusinessPairsQuery,
  useMarkDistinctMutation,
  useSearchPairsMutation,
} from '../../gql/dashboard/hooks.ts'
import { dashboardMessages, tableMessages } from '../../messages/dashboard/dashboard.ts'
import { pairMessages as texts } from '../../messages/dashboard/pairs.ts'
import { paths, readPage } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Pagination } from '../../ui/chakra/pagination.tsx'
import { EmptyState } from '../../ui/chakra/states.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { Banner, Failure } from '../feedback/failure.tsx'
import { useAct } from '../feedback/questions.tsx'
import styles from '../proposals/page.module.css'
import { ScreenTitle } from '../shell/screen-title.tsx'
import { pageState } from '../table/paged-list.tsx'
import { PairCard } from './pair-card.tsx'

/** Milliseconds between two polls while a search runs. */
const pollInterval = 3000

const pagePath = (page: number) => `${paths.dashboardPairs}${page > 1 ? `?page=${page}` : ''}`

/** `/dashboard/pairs`: likely duplicates (pairs). */
export function PairsPage() {
  const page = readPage(useSearchParams()[0])
  const query = useBusinessPairsQuery({
    variables: { page, perPage: pairsPerPage },
    fetchPolicy: 'cache-and-network',
  })
  const { found, isStale, lastPage, error, refetch, reload } = pageState(query, (data) => data.businessPairs)
  const total = useRef<HTMLParagraphElement>(null)
  const isSearching = query.data?.businessPairs.isSearching ?? false
  const { startPolling, stopPolling } = query
  useEffect(() => {
    if (!isSearching) return
    startPolling(pollInterval)
    return stopPolling
  }, [isSearching, startPolling, stopPolling])
  const { act, failure, dismiss } = useAct()
  const [search] = useSearchPairsMutation()
  const [mark] = useMarkDistinctMutation()
  if (lastPage < page) return <Navigate to={pagePath(lastPage)} replace />

  const startSearch = () =>
    act(
      null,
      async () => {
        const { data } = await search()
        if (data?.searchPairs) await reload()
        else showToast({ tone: 'success', text: texts.nothingNew })
      },
      (message) => message ?? texts.searchFailed,
    )
  const markDistinct = (first: PairSideFragment, second: PairSideFragment) =>
    act(
      null,
      async () => {
        await mark({ variables: { firstId: first.id, secondId: second.id } })
        showToast({ tone: 'success', text: texts.distinct.done(first.name, second.name) })
        await reload()
        // The pressed button is gone: the keyboard continues above the list.
        total.current?.focus()
      },
      (message) => message ?? texts.distinct.failed,
    )

  return (
    <>
      <ScreenTitle
        title={texts.title}
        lead={texts.lead}
        action={
          <Button look="outline" onClick={startSearch}>
            {texts.search}
          </Button>
        }
      />
      {failure && (
        <Banner key={failure.id} tone="error" onDismiss={dismiss}>
          <p>{failure.text}</p>
        </Banner>
      )}
      <p role="status" ref={total} tabIndex={-1}>
        {isSearching
          ? texts.searching
          : found
            ? tableMessages.total(found.pagination.total, texts.one, texts.several)
            : dashboardMessages.loading}
      </p>
      {error ? (
        <Failure error={error} refetch={refetch} />
      ) : !found ? (
        <Skeleton className={styles.waiting} />
      ) : found.items.length === 0 ? (
        <EmptyState text={texts.empty} isQuiet>
          <p>{texts.emptyLead}</p>
        </EmptyState>
      ) : (
        <ol className={styles.list} aria-label={texts.list} aria-busy={isStale}>
          {found.items.map((pair) => (
            <PairCard key={`${pair.first.id} ${pair.second.id}`} {...pair} onDistinct={markDistinct} />
          ))}
        </ol>
      )}
      {found && !error && (
        <Pagination page={page} totalPages={found.pagination.totalPages} pathOf={pagePath} />
      )}
    </>
  )
}
