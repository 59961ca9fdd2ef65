import { chakra } from '@chakra-ui/react/styled-system'
import { entriesPerPage } from '../../constants.ts'
import { auditMessages as texts } from '../../messages/dashboard/audit.ts'
import { recipe } from '../../theme/theme.ts'
import { PagedList } from '../table/paged-list.tsx'
import { entryColumns } from './columns.tsx'
import { AuditFilters } from './filters.tsx'
import { titleOfLines, WholeTrailLink } from './lines.tsx'
import { useAuditList } from './use-audit-list.ts'
import { useRestoration } from './use-restoration.ts'

/** What has changed may take many lines: the rest of the row stays beside the first one. */
const FirstLines = chakra(
  'div',
  recipe({ base: { display: 'contents', '& tbody :is(th, td)': { verticalAlign: 'top' } } }),
)

/** `/dashboard/audit`: who changed what and when, and the way back for what was deleted. */
export function AuditPage() {
  const list = useAuditList()
  const { address, refetch } = list
  const { restore, isBusy, failure, dismiss, dialog } = useRestoration(() => {
    // A failure is told by the list itself.
    refetch().catch(() => {})
  })
  const showOnly = (actorId: string) => address.setFilter('actor', actorId)

  return (
    <FirstLines>
      <PagedList
        list={list}
        texts={{ ...texts, ...titleOfLines(list) }}
        action={list.part && <WholeTrailLink />}
        screen="audit"
        failure={failure}
        onDismiss={dismiss}
        toolbar={(total) => <AuditFilters list={list} total={total} />}
        columns={entryColumns({ showOnly, restore, isBusy, isLines: list.part !== '' })}
        expected={entriesPerPage}
      />
      {dialog}
    </FirstLines>
  )
}
