import { useController } from 'react-hook-form'
import { messages } from '../../../messages/site.ts'
import { Button } from '../../../ui/button.tsx'
import { OrderedPick } from '../../ui/ordered-pick.tsx'
import type { SeveralField } from '../description.ts'
import type { Option } from '../options.ts'
import { idsText } from './draft.ts'
import styles from './field-control.module.css'

interface SeveralControlProps {
  field: SeveralField
  /** What the record has. */
  saved: readonly Option[]
}

/** Several of what there is, found by their names. */
export function SeveralControl({ field: described, saved }: SeveralControlProps) {
  const { name, label, hint, loadFailed, useOptions } = described
  const { field, fieldState } = useController<Record<string, string>>({ name })
  const { options = [], error: failure, retry } = useOptions()
  const missing = saved.filter(({ id }) => !options.some((option) => option.id === id))
  const offered = [...missing, ...options]
  const ids = (field.value ?? '').split(',')
  return (
    <div className={styles.parentFrame}>
      <OrderedPick
        label={label}
        plain={label}
        isOrdered={false}
        name={name}
        hint={hint}
        options={offered}
        chosen={offered.filter(({ id }) => ids.includes(id))}
        onChange={(chosen) => field.onChange(idsText(chosen))}
        inputRef={field.ref}
        error={fieldState.error?.message ?? (failure ? loadFailed : undefined)}
      />
      {Boolean(failure) && (
        <Button look="outline" onClick={retry}>
          {messages.tryAgain}
        </Button>
      )}
    </div>
  )
}
