import { SelectField } from '../../forms/field.tsx'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { sourceCategoryMessages as texts } from '../../messages/dashboard/source-categories.ts'
import { count } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { OptionSelect } from '../../ui/fields/option-select.tsx'
import { useAllCategories } from '../catalogue/options.ts'
import { RowAction, RowActions, StatusBadge } from '../table/cells.tsx'
import type { Column } from '../table/columns.ts'
import { ListToolbar, type ListToolbarProps } from '../table/list-toolbar.tsx'
import { PagedList } from '../table/paged-list.tsx'
import styles from './target-editor.module.css'
import { TargetEditor } from './target-editor.tsx'
import {
  type CategoryChanges,
  type SourceCategory,
  targetText,
  useCategoryChanges,
} from './use-category-changes.ts'
import { type CategoryList, rowsPerPage, useCategoryList } from './use-category-list.ts'

/** `/dashboard/business/import/categories`: maps source categories to the guide's (source-categories). */
export function CategoriesPage() {
  const list = useCategoryList()
  const changes = useCategoryChanges(list.reload)
  return (
    <div ref={changes.place}>
      <PagedList
        list={list}
        texts={texts}
        action={
          <ButtonLink look="outline" to={paths.dashboardBusinessImport}>
            {texts.back}
          </ButtonLink>
        }
        screen="source-categories"
        failure={changes.failure}
        onDismiss={changes.dismiss}
        toolbar={(total, tools) => <Filters list={list} total={total} tools={tools} />}
        columns={categoryColumns(changes)}
        expected={rowsPerPage}
        current={changes.editing}
      />
    </div>
  )
}

interface FiltersProps extends Pick<ListToolbarProps, 'total' | 'tools'> {
  list: CategoryList
}

function Filters({ list: { address, state, category }, ...bar }: FiltersProps) {
  const { options } = useAllCategories()
  return (
    <ListToolbar
      label={texts.search}
      placeholder={texts.searchPlaceholder}
      search={address.search}
      onSearch={address.setSearch}
      active={[state, category].filter(Boolean).length}
      {...bar}
    >
      <SelectField
        label={texts.state}
        value={state ?? ''}
        onChange={({ target }) => address.setFilter('state', target.value)}
        options={[['', texts.all], ...Object.entries(texts.states)]}
      />
      <OptionSelect
        label={texts.category}
        all={texts.anyCategory}
        options={options}
        value={category}
        onChange={({ target }) => address.setFilter('category', target.value)}
      />
    </ListToolbar>
  )
}

function categoryColumns(changes: CategoryChanges): Column<SourceCategory, never>[] {
  return [
    {
      id: 'name',
      header: texts.name,
      enableHiding: false,
      meta: { isMain: true, width: '28%' },
      cell: ({ row }) => <span className={styles.name}>{row.original.id}</span>,
    },
    {
      id: 'target',
      header: texts.target,
      enableHiding: false,
      meta: { width: '30%' },
      cell: ({ row: { original: row } }) =>
        changes.editing === row.id ? (
          <TargetEditor
            row={row}
            isBusy={changes.isBusy}
            onSave={(decision) => void changes.change(row, decision)}
            onCancel={() => changes.cancel(row.id)}
          />
        ) : (
          <>
            <span>{targetText(row)} </span>
            {row.state === 'CHANGED' && <StatusBadge>{texts.changed}</StatusBadge>}
          </>
        ),
    },
    {
      id: 'places',
      header: texts.places,
      cell: ({ row: { original: row } }) => (row.places > 0 ? count(row.places) : texts.notCounted),
    },
    {
      id: 'lastRunOn',
      header: texts.lastRunOn,
      cell: ({ row: { original: row } }) => row.lastRunOn?.split('-').reverse().join('/') ?? texts.notCounted,
    },
    {
      id: 'actions',
      header: dashboardMessages.actions,
      enableHiding: false,
      meta: { isActions: true, width: '13rem' },
      cell: ({ row }) => changes.editing !== row.id && <Actions row={row.original} changes={changes} />,
    },
  ]
}

function Actions({ row, changes }: { row: SourceCategory; changes: CategoryChanges }) {
  const { id: name, state, target } = row
  const isLeftOut = state !== 'UNKNOWN' && target === null
  return (
    <RowActions data-row={name}>
      <RowAction text={texts.choose.open} label={texts.choose.of(name)} onClick={() => changes.open(name)} />
      {!isLeftOut && (
        <RowAction
          text={texts.leaveOut.open}
          label={texts.leaveOut.of(name)}
          onClick={() => void changes.change(row, { isListed: false })}
        />
      )}
      {state === 'CHANGED' && (
        <RowAction
          text={texts.reset.open}
          label={texts.reset.of(name)}
          onClick={() => void changes.change(row, null)}
        />
      )}
    </RowActions>
  )
}
