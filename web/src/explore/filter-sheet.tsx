import { chakra } from '@chakra-ui/react/styled-system'
import type { FormEvent, ReactNode } from 'react'
import { messages } from '../messages.ts'
import { exploreMessages } from '../messages-explore.ts'
import { recipe } from '../theme/theme.ts'
import { buttonRecipe } from '../ui/button.tsx'
import { LineIcon } from '../ui/icons.tsx'
import type { FollowForm } from './use-draft.ts'

const sheetId = 'filtros'

const sheetRecipe = recipe({
  base: {
    bg: 'surface',
    color: 'ink',
    padding: '5',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    '& .fields': { display: 'grid', gap: '4' },
    '& .top': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBottom: '3' },
    '& h2': { textStyle: 'h3' },
    '&:popover-open': {
      position: 'fixed',
      inset: 'auto 0 0 0',
      width: '100%',
      maxWidth: '100%',
      maxHeight: '88dvh',
      margin: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      borderRadius: '16px 16px 0 0',
      borderWidth: '1px 0 0',
      paddingBottom: 'calc({spacing.5} + env(safe-area-inset-bottom))',
      boxShadow: 'float',
    },
    '&::backdrop': { bg: 'rgb(8 16 12 / 55%)' },
    lg: {
      position: 'static',
      display: 'block',
      width: 'auto',
      height: 'auto',
      margin: '0',
      overflow: 'visible',
      '& .close': { display: 'none' },
    },
  },
})

const Sheet = chakra('form', sheetRecipe)
const SheetButton = chakra('button', buttonRecipe)

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
    <Sheet
      id={sheetId}
      popover="auto"
      method="get"
      autoComplete="off"
      aria-label={messages.search.label}
      {...form}
    >
      <div className="top">
        <h2>{exploreMessages.filters}</h2>
        <SheetButton
          className="close"
          type="button"
          look="quiet"
          square
          aria-label={exploreMessages.closeFilters}
          popoverTarget={sheetId}
          popoverTargetAction="hide"
        >
          <LineIcon name="close" />
        </SheetButton>
      </div>
      <div className="fields">{children}</div>
    </Sheet>
  )
}

/** Opens the sheet on phones; desktops show the form beside the results. */
export function FilterSheetButton({ active }: { active: number }) {
  return (
    <SheetButton type="button" look="outline" hideFrom="lg" popoverTarget={sheetId}>
      <LineIcon name="filter" />
      {exploreMessages.openFilters(active)}
    </SheetButton>
  )
}
