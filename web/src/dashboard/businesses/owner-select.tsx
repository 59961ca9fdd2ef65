import { useState } from 'react'
import { businessListMessages as texts } from '../../messages/dashboard/business-list.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { OwnerSearch } from '../business-form/owner-search.tsx'
import { OptionSelect } from './option-select.tsx'
import type { Option } from './use-list-options.ts'

/** The choice that leads to the search among all accounts. */
const another = 'another'

export interface OwnerSelectProps {
  /** What the empty choice says. */
  any: string
  /** Id of an account, or that of an option. */
  value: string
  options: readonly Option[] | undefined
  onChange: (id: string, name: string) => void
}

/** One of a few choices, or any account, which is looked for in a dialog. */
export function OwnerSelect({ any, value, options = [], onChange }: OwnerSelectProps) {
  const [isSearching, setIsSearching] = useState(false)
  return (
    <>
      <OptionSelect
        label={texts.owner}
        any={any}
        value={value}
        options={[...options, { id: another, slug: another, name: texts.chooseOwner }]}
        onChange={(id) => {
          if (id === another) setIsSearching(true)
          else onChange(id, options.find((each) => each.slug === id)?.name ?? '')
        }}
      />
      {isSearching && (
        <Dialog
          title={texts.chooseOwner}
          close={dashboardMessages.close}
          onClose={() => setIsSearching(false)}
        >
          <OwnerSearch
            error={undefined}
            onChoose={({ id, name }) => {
              setIsSearching(false)
              onChange(id, name)
            }}
          />
        </Dialog>
      )}
    </>
  )
}
