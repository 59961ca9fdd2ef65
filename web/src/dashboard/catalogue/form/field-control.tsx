import { type ReactElement, useId, useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { synonymsIn } from '../../../../../schema/synonyms.ts'
import { CheckField } from '../../../forms/check-field.tsx'
import { SelectField, TextAreaField } from '../../../forms/field.tsx'
import { FormTextField } from '../../../forms/form-text-field.tsx'
import { useSynonymCheckQuery } from '../../../gql/dashboard/hooks.ts'
import { catalogueMessages } from '../../../messages/dashboard/catalogue.ts'
import { messages } from '../../../messages/site.ts'
import { Button } from '../../../ui/button.tsx'
import type { PlacedImage } from '../../../ui/pictures/photo.tsx'
import { RichTextField } from '../../rich-text/rich-text-field.tsx'
import type { ChoiceField, ParentField, Place, PlaceField } from '../description.ts'
import type { Option } from '../options.ts'
import { type Draft, savedValue } from './draft.ts'
import styles from './field-control.module.css'
import { PictureControl } from './picture-control.tsx'
import { RowsControl } from './rows-control.tsx'
import { SeveralControl } from './several-control.tsx'

interface FieldControlProps {
  field: PlaceField
  /** Null for a new one. */
  record: Place | null
}

/** A field of the form in its control. A kind without one is a type error. */
export function FieldControl({ field, record }: FieldControlProps): ReactElement | null {
  switch (field.kind) {
    case 'degrees':
      // Rendered with the latitude, next to their map.
      return null
    case 'flag':
      return <FlagControl {...field} />
    case 'parent':
      return <ParentSelect field={field} saved={savedValue<Option>(record, field.of)} />
    case 'synonyms':
      return <SynonymsControl field={field} id={record?.id ?? null} />
    case 'lines':
      return <LinesControl {...field} />
    case 'choice':
      return <ChoiceControl {...field} />
    case 'text':
      return field.useSuggestions ? (
        <SuggestedText {...textProps(field)} useSuggestions={field.useSuggestions} />
      ) : (
        <FormTextField {...textProps(field)} inputMode={field.inputMode} />
      )
    case 'several':
      return <SeveralControl field={field} saved={savedValue<Option[]>(record, field.of) ?? []} />
    case 'rows':
      return <RowsControl field={field} />
    case 'number':
      return <FormTextField {...textProps(field)} inputMode="decimal" />
    case 'date':
      return <FormTextField {...textProps(field)} type="date" />
    case 'richText':
      return <RichTextControl {...field} />
    case 'picture':
      return <PictureControl {...field} saved={savedValue<PlacedImage>(record, field.name)} />
  }
}

type ControlProps = Pick<PlaceField, 'name' | 'label' | 'hint'>

const textProps = ({ name, label, hint }: ControlProps) => ({ name, label, hint, autoComplete: 'off' })

/** A field that is there only next to certain values of others. */
export function ConditionalControl(props: FieldControlProps) {
  const draft = useWatch<Draft>() as Draft
  return props.field.isShown?.(draft) ? <FieldControl {...props} /> : null
}

function RichTextControl({ name, label }: ControlProps) {
  const { field, fieldState } = useController<Record<string, string>>({ name })
  return (
    <RichTextField
      label={label}
      defaultValue={field.value ?? ''}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  )
}

function FlagControl(texts: ControlProps) {
  const { field, fieldState } = useController<Record<string, boolean>>({ name: texts.name })
  return (
    <CheckField
      name={texts.name}
      label={texts.label}
      hint={texts.hint}
      error={fieldState.error?.message}
      checked={field.value ?? false}
      onChange={field.onChange}
    />
  )
}

function ChoiceControl({ name, label, hint, options, fits }: ChoiceField) {
  const { field, fieldState } = useController<Record<string, string>>({ name })
  const draft = useWatch<Draft>({ disabled: !fits }) as Draft
  // A value that no longer fits stays in sight: the rule says what is wrong with it.
  const fitting = options.filter(
    ([value]) => value === '' || value === field.value || (fits?.(value, draft) ?? true),
  )
  return (
    <SelectField {...field} label={label} hint={hint} error={fieldState.error?.message} options={fitting} />
  )
}

interface SuggestedTextProps extends ControlProps {
  useSuggestions: () => readonly string[]
}

function SuggestedText({ useSuggestions, ...texts }: SuggestedTextProps) {
  const id = useId()
  return (
    <div>
      <FormTextField {...texts} list={id} />
      <datalist id={id}>
        {useSuggestions().map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </div>
  )
}

interface LinesControlProps extends ControlProps {
  /** Called with the value on blur. */
  onLeft?: (value: string) => void
}

function LinesControl({ name, label, hint, onLeft }: LinesControlProps) {
  const { field, fieldState } = useController<Record<string, string>>({ name })
  return (
    <TextAreaField
      {...field}
      label={label}
      hint={hint}
      rows={3}
      autoComplete="off"
      onBlur={() => onLeft?.(field.value ?? '')}
      error={fieldState.error?.message}
    />
  )
}

interface ParentSelectProps {
  field: ParentField
  /** What the record has; null for a new one. */
  saved: Option | null
}

/** What a place belongs to, to be chosen. */
function ParentSelect({ field: parent, saved }: ParentSelectProps) {
  const { field, fieldState } = useController<Record<string, string>>({ name: parent.name })
  const { options, error: failure, retry } = parent.useOptions()
  const offered = options ?? []
  const isMissing = saved && !offered.some(({ id }) => id === saved.id)
  return (
    <div className={styles.parentFrame}>
      <SelectField
        {...field}
        label={`${parent.label} *`}
        required
        error={fieldState.error?.message ?? (failure ? parent.loadFailed : undefined)}
        options={[
          ['', options || failure ? parent.placeholder : messages.loading],
          ...(isMissing ? [saved, ...offered] : offered).map(({ id, name }) => [id, name] as const),
        ]}
      />
      {Boolean(failure) && (
        <Button look="outline" onClick={retry}>
          {messages.tryAgain}
        </Button>
      )}
    </div>
  )
}

interface SynonymsControlProps {
  field: Extract<PlaceField, { kind: 'synonyms' }>
  /** Of what is edited; null for a new one. */
  id: string | null
}

/** Synonyms in one text, with what there is to know about them once the field is left (synonyms). */
function SynonymsControl({ field, id }: SynonymsControlProps) {
  const { getValues } = useFormContext<Record<string, string>>()
  const [checked, setChecked] = useState(() => getValues(field.name) ?? '')
  const synonyms = synonymsIn(checked)
  const { data, previousData } = useSynonymCheckQuery({
    variables: { synonyms, ...(id !== null && { [field.of]: id }) },
    skip: synonyms.length === 0,
    fetchPolicy: 'network-only',
  })
  const check = (data ?? previousData)?.check
  return (
    <div className={styles.synonymsFrame}>
      <LinesControl {...field} onLeft={setChecked} />
      <div role="status">
        {synonyms.length > 0 &&
          check &&
          slugWarnings(check, id !== null).map((text) => (
            <p key={text} className={styles.warning}>
              {text}
            </p>
          ))}
      </div>
    </div>
  )
}

/** Fewer establishments than this are little to be led to. */
const fewest = 3

function slugWarnings(
  { names, count }: { names: readonly string[]; count: number },
  isSaved: boolean,
): string[] {
  return [
    ...names.map(catalogueMessages.synonymIsName),
    ...(isSaved && count < fewest ? [catalogueMessages.synonymsReachFew(count)] : []),
  ]
}
