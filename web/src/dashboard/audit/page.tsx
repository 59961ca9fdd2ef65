import { chakra } from '@chakra-ui/react/styled-system'
import { Navigate } from 'react-router-dom'
import { entriesPerPage } from '../../constants.ts'
import { auditMessages as texts } from '../../messages-audit.ts'
import { dashboardMessages } from '../../messages-dashboard.ts'
import { tableMessages } from '../../messages-table.ts'
import { recipe } from '../../theme/theme.ts'
import { Button } from '../../ui/button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Banner } from '../feedback/banner.tsx'
import { EmptyLine } from '../shell/empty-line.tsx'
import { Failure } from '../shell/failure.tsx'
import { ScreenTitle } from '../shell/screen-title.tsx'
import { DataTable } from '../table/data-table.tsx'
import { entryColumns } from './columns.tsx'
import { AuditFilters } from './filters.tsx'
import { useAuditList } from './use-audit-list.ts'
import { useRestoration } from './use-restoration.ts'

const Parts = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '4',
      // What has changed may take many lines: the rest of the row stays beside the first one.
      '& tbody :is(th, td)': { verticalAlign: 'baseline' },
    },
  }),
)

/** `/dashboard/audit`: who changed what and when, and the way back for what was deleted. */
export function AuditPage() {
  const list = useAuditList()
  const { address, found, refetch } = list
  const { restore, isBusy, failure, dismiss, dialog } = useRestoration(() => {
    // A failure is told by the list itself.
    refetch().catch(() => {})
  })
  const showOnly = (actorId: string) => address.setFilter('actor', actorId)

  if (list.lastPage < address.page) return <Navigate to={address.pathOf(list.lastPage)} replace />
  return (
    <>
      <ScreenTitle title={texts.title} lead={texts.lead} />
      <Parts>
        {failure && (
          <Banner key={failure.id} tone="error" onDismiss={dismiss}>
            <p>{failure.text}</p>
          </Banner>
        )}
        <AuditFilters
          list={list}
          total={
            found
              ? tableMessages.total(found.pagination.total, texts.one, texts.several)
              : dashboardMessages.loading
          }
        />
        {list.error ? (
          <Failure error={list.error} refetch={refetch} />
        ) : (
          <DataTable
            label={texts.list}
            columns={entryColumns({ showOnly, restore, isBusy })}
            rows={found?.items ?? null}
            isStale={list.isStale}
            expected={entriesPerPage}
            empty={<Nothing clear={list.clear} />}
          />
        )}
        {found && !list.error && (
          <Pagination page={address.page} totalPages={found.pagination.totalPages} pathOf={address.pathOf} />
        )}
      </Parts>
      {dialog}
    </>
  )
}

function Nothing({ clear }: { clear: () => void }) {
  return (
    <EmptyLine text={texts.empty}>
      <Button look="outline" onClick={clear}>
        {texts.clear}
      </Button>
    </EmptyLine>
  )
}
