import { businessListMessages as texts } from '../../../messages/dashboard/business-list.ts'
import { dashboardMessages } from '../../../messages/dashboard/dashboard.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ExportButton, type ExportButtonProps } from './export-button.tsx'

/** What can be done beside the list itself. */
export function ListActions(props: ExportButtonProps) {
  return (
    <>
      <ExportButton {...props} />
      <ButtonLink look="outline" to={paths.dashboardBusinessImport}>
        {texts.import}
      </ButtonLink>
      <ButtonLink to={paths.dashboardBusinessAdd} aria-label={texts.add}>
        {dashboardMessages.add}
      </ButtonLink>
    </>
  )
}
