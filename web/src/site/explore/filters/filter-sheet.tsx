import type { FormEvent, ReactNode } from 'react'
import { exploreMessages } from '../../../messages/explore.ts'
import { messages } from '../../../messages/site.ts'
import { Button } from '../../../ui/button.tsx'
import { LineIcon } from '../../../ui/pictures/icons.tsx'
import styles from './filter-sheet.module.css'
import type { FollowForm } from './use-draft.ts'

const sheetId = 'filtros'

export interface FilterSheetProps extends FollowForm {
  action: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/**
 * A form that is a column on desktops and, on phones, a sheet that the browser itself opens and closes (`popover`):
 * it needs no script, and an older browser shows it in the page.
 */
export function FilterSheet({ children, ...form }: FilterSheetProps) {
  return (
    <form
      className={styles.sheet}
      id={sheetId}
      popover="auto"
      method="get"
      autoComplete="off"
      aria-label={messages.search.label}
      {...form}
    >
      <div className={styles.top}>
        <h2>{exploreMessages.filters}</h2>
        <Button
          className={styles.close}
          look="quiet"
          square
          aria-label={exploreMessages.closeFilters}
          popoverTarget={sheetId}
          popoverTargetAction="hide"
        >
          <LineIcon name="close" />
        </Button>
      </div>
      <div className={styles.fields}>{children}</div>
    </form>
  )
}

/** Opens the sheet on phones; desktops show the form beside the results. */
export function FilterSheetButton({ active }: { active: number }) {
  return (
    <Button look="outline" className={styles.opener} popoverTarget={sheetId}>
      <LineIcon name="filter" />
      {exploreMessages.openFilters(active)}
    </Button>
  )
}
