import { businessListMessages as texts } from '../../messages/dashboard/business-list.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type BusinessListAddress, isFiltered, noFilters, writeBusinessList } from './list-address.ts'

/** Where the list has no rows: because of its filters, or because there is nothing yet. */
export function ListEmpty({ list }: { list: BusinessListAddress }) {
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
