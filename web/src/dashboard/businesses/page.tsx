import { useRef, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { SelectField } from '../../forms/field.tsx'
import { businessListMessages as texts } from '../../messages/dashboard/business-list.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Pagination } from '../../ui/chakra/pagination.tsx'
import { EmptyState } from '../../ui/chakra/states.tsx'
import { ErrorState } from '../../ui/states.tsx'
import textStyles from '../../ui/text.module.css'
import { Banner } from '../feedback/failure.tsx'
import { ScreenTitle } from '../shell/screen-title.tsx'
import table from '../table/data-table.module.css'
import { DataTable } from '../table/data-table.tsx'
import { useQueryChange } from '../table/use-list-address.ts'
import { StateDialog } from './actions/bulk-dialog.tsx'
import { EditDialog } from './actions/edit-dialog.tsx'
import { ExportButton } from './actions/export-button.tsx'
import { SelectionBar, useSelection, useWholeResult } from './actions/selection.tsx'
import { useRemoval } from './actions/use-removal.tsx'
import { businessColumns } from './columns.tsx'
import {
  type BusinessListAddress,
  isFiltered,
  type ListChange,
  listPageSizes,
  listQuery,
  noFilters,
  readBusinessList,
  writeBusinessList,
} from './list-address.ts'
import { ListChips, ListFilters } from './list-filters.tsx'
import { useListOptions } from './list-options.tsx'
import styles from './page.module.css'
import { useScrollMemory } from './scroll-memory.ts'
import { useAct } from './use-act.ts'
import { useBusinessList } from './use-business-list.ts'

export function BusinessesPage() {
  const [params] = useSearchParams()
  const list = readBusinessList(params)
  const changeQuery = useQueryChange()
  const changeList: ListChange = (changes, replace = false) =>
    changeQuery((before) => listQuery({ ...readBusinessList(before), ...changes, page: 1 }), replace)
  const { rows, pagination, isStale, hasFailed, reload } = useBusinessList(list)
  const options = useListOptions(list)
  const act = useAct(list.act)
  const selection = useSelection(writeBusinessList({ ...list, page: 1 }), rows)
  const [changing, setChanging] = useState<'edit' | 'state' | null>(null)
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
      removal.fail(text)
      showChanged()
    },
  })

  const lastPage = Math.max(pagination?.totalPages ?? list.page, 1)
  if (!isStale && list.page > lastPage) {
    return <Navigate to={writeBusinessList({ ...list, page: lastPage })} replace />
  }
  const change = {
    chosen: selection.chosen,
    onClose: () => setChanging(null),
    onDone: () => {
      setChanging(null)
      selection.clear()
      showChanged()
    },
  }

  return (
    <>
      <ScreenTitle
        title={texts.title}
        action={
          <>
            <ExportButton filters={list} total={total} onFailure={removal.fail} />
            <ButtonLink look="outline" to={paths.dashboardBusinessImport} aria-label={texts.import}>
              {texts.importShort}
            </ButtonLink>
            <ButtonLink to={paths.dashboardBusinessAdd} aria-label={texts.add}>
              {dashboardMessages.add}
            </ButtonLink>
          </>
        }
      />
      <div className={table.parts}>
        {removal.failure && (
          <Banner tone="error" onDismiss={removal.dismiss}>
            {removal.failure.text}
          </Banner>
        )}
        <section className={styles.list} aria-label={texts.list} tabIndex={-1} ref={place}>
          <DataTable
            toolbar={(tools) => (
              <>
                <ListFilters list={list} options={options} total={total} change={changeList} tools={tools} />
                <ListChips list={list} options={options} act={act.label} />
                {act.gone && <p className={textStyles.hint}>{act.gone}</p>}
                {list.act && (
                  <ButtonLink look="outline" to={paths.dashboardAuditUndo(list.act)}>
                    {texts.act.undoThis}
                  </ButtonLink>
                )}
              </>
            )}
            lines="one"
            failed={
              hasFailed && (
                <ErrorState text={texts.loadFailed} retry={() => reload().catch(() => undefined)} />
              )
            }
            label={texts.list}
            columns={businessColumns(removal.removeOne, removal.isBusy)}
            screen="businesses"
            rows={rows}
            expected={list.perPage}
            isStale={isStale}
            sort={list.sort}
            onSort={(sort) => changeList({ sort }, true)}
            empty={<Empty list={list} />}
            selection={selection.rows}
            onSelect={selection.choose}
            nameOf={({ name }) => name}
          />
          {!hasFailed && pagination && pagination.total > 0 && (
            <div className={styles.foot}>
              <SelectField
                label={texts.perPage}
                value={list.perPage}
                onChange={({ target }) => changeList({ perPage: Number(target.value) }, true)}
                options={listPageSizes.map((size) => [String(size), String(size)])}
              />
              <Pagination
                page={list.page}
                totalPages={pagination.totalPages}
                pathOf={(page) => writeBusinessList({ ...list, page })}
              />
            </div>
          )}
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
      </div>
      {removal.dialog}
      {changing === 'edit' && <EditDialog {...change} />}
      {changing === 'state' && <StateDialog {...change} />}
    </>
  )
}

/** Where the list has no rows: because of its filters, or because there is nothing yet. */
function Empty({ list }: { list: BusinessListAddress }) {
  if (isFiltered(list)) {
    return (
      <EmptyState text={texts.emptyFiltered}>
        <ButtonLink look="outline" to={writeBusinessList({ ...list, ...noFilters, page: 1 })}>
          {texts.clearFilters}
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState text={texts.empty}>
      <ButtonLink to={paths.dashboardBusinessAdd}>{texts.add}</ButtonLink>
      <ButtonLink look="outline" to={paths.dashboardBusinessImport}>
        {texts.import}
      </ButtonLink>
    </EmptyState>
  )
}
