import { useRef, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { businessListMessages as texts } from '../../messages/dashboard/business-list.ts'
import { styled } from '../../theme/theme.ts'
import { Banner } from '../feedback/failure.tsx'
import { ScreenTitle } from '../shell/screen-title.tsx'
import { useQueryChange } from '../table/use-query-change.ts'
import { StateDialog } from './actions/bulk-dialog.tsx'
import { EditDialog } from './actions/edit-dialog.tsx'
import { ListActions } from './actions/list-actions.tsx'
import { SelectionBar, useSelection, useWholeResult } from './actions/selection.tsx'
import { type Failure, useRemoval } from './actions/use-removal.tsx'
import { useScrollMemory } from './last-list.ts'
import {
  type BusinessListAddress,
  type ListChange,
  listQuery,
  readBusinessList,
  writeBusinessList,
} from './list-address.ts'
import { ListChips, ListFilters } from './list-filters.tsx'
import { useListOptions } from './list-options.tsx'
import { ListTable, useBusinessList } from './list-table.tsx'

const Screen = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  '& > .list': { outline: 'none', _focusVisible: { outline: 'none', boxShadow: 'none' } },
})

/** All establishments, as administrators find, change, delete and export them. */
export function BusinessesPage() {
  const [params] = useSearchParams()
  const list = readBusinessList(params)
  const changeQuery = useQueryChange()
  const changeList: ListChange = (changes, replace = false) =>
    changeQuery((before) => listQuery({ ...readBusinessList(before), ...changes, page: 1 }), replace)
  const state = useBusinessList(list)
  const { rows, pagination, isStale, hasFailed, reload } = state
  const options = useListOptions(list)
  const selection = useSelection(firstPage(list), rows)
  const [changing, setChanging] = useState<'edit' | 'state' | null>(null)
  const [otherFailure, setOtherFailure] = useState<Failure | null>(null)
  const place = useRef<HTMLElement>(null)
  useScrollMemory(writeBusinessList(list), rows !== null)

  // What had the focus may be gone.
  const focusList = () => place.current?.focus({ preventScroll: true })
  const showChanged = () => reload().then(focusList, focusList)
  const removal = useRemoval((ids) => {
    selection.drop(ids)
    return showChanged()
  })

  const total = isStale || hasFailed || !pagination ? null : pagination.total
  const whole = useWholeResult({
    filters: list,
    total,
    selection,
    onFailure: (text) => {
      setOtherFailure({ text })
      showChanged()
    },
  })

  const lastPage = Math.max(pagination?.totalPages ?? list.page, 1)
  if (!isStale && list.page > lastPage) {
    return <Navigate to={writeBusinessList({ ...list, page: lastPage })} replace />
  }
  const failure = removal.failure ?? otherFailure
  const fail = (text: string) => setOtherFailure({ text })
  const change = {
    chosen: selection.chosen,
    onClose: () => setChanging(null),
    onDone: () => {
      setChanging(null)
      selection.clear()
      showChanged()
    },
  }
  function dismiss() {
    removal.dismiss()
    setOtherFailure(null)
  }

  return (
    <>
      <ScreenTitle
        title={texts.title}
        action={<ListActions filters={list} total={total} onFailure={fail} />}
      />
      <Screen>
        {failure && (
          <Banner tone="error" onDismiss={dismiss}>
            {failure.text}
          </Banner>
        )}
        <ListFilters list={list} options={options} total={total} change={changeList} />
        <ListChips list={list} options={options} />
        <section className="list" aria-label={texts.list} tabIndex={-1} ref={place}>
          <ListTable
            list={list}
            change={changeList}
            state={state}
            selection={selection}
            isBusy={removal.isBusy}
            onRemove={removal.removeOne}
          />
        </section>
        <SelectionBar
          chosen={selection.chosen}
          whole={whole.whole}
          isBusy={removal.isBusy || whole.isBusy}
          onWhole={whole.choose}
          onEdit={() => setChanging('edit')}
          onState={() => setChanging('state')}
          onRemove={() => removal.removeSeveral(selection.chosen)}
          onClear={() => {
            selection.clear()
            focusList()
          }}
        />
      </Screen>
      {removal.dialog}
      {changing === 'edit' && <EditDialog {...change} />}
      {changing === 'state' && <StateDialog {...change} />}
    </>
  )
}

/** One address for all pages of a list. */
function firstPage(list: BusinessListAddress): string {
  return writeBusinessList({ ...list, page: 1 })
}
