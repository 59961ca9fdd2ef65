import { useBoundField } from '../../../forms/bound-field.tsx'
import { SelectField } from '../../../forms/field.tsx'
import { messages } from '../../../messages/site.ts'
import { styled } from '../../../theme/theme.ts'
import { Button } from '../../../ui/button.tsx'
import type { ParentField } from '../description.ts'
import type { Option } from '../options.ts'

const Frame = styled('div', { display: 'grid', gap: '2', justifyItems: 'stretch' })

export interface ParentSelectProps<TRecord> {
  field: ParentField<TRecord>
  /** What the record has; null for a new one. */
  saved: Option | null
}

/** What a place belongs to, to be chosen. */
export function ParentSelect<TRecord>({ field, saved }: ParentSelectProps<TRecord>) {
  const { value, error, change } = useBoundField<Record<string, string>>(field.name)
  const { options, error: failure, retry } = field.useOptions()
  const offered = options ?? []
  const isMissing = saved && !offered.some(({ id }) => id === saved.id)
  return (
    <Frame>
      <SelectField
        label={`${field.label} *`}
        name={field.name}
        required
        value={value}
        onChange={({ target }) => change(target.value)}
        error={error ?? (failure ? field.loadFailed : undefined)}
      >
        <option value="">{options || failure ? field.placeholder : messages.loading}</option>
        {(isMissing ? [saved, ...offered] : offered).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {Boolean(failure) && (
        <Button look="outline" onClick={retry}>
          {messages.tryAgain}
        </Button>
      )}
    </Frame>
  )
}
