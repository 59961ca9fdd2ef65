import { useEffect, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { FormTextField } from '../../../forms/form-text-field.tsx'
import { catalogueMessages } from '../../../messages/dashboard/catalogue.ts'
import { dashboardMessages } from '../../../messages/dashboard/dashboard.ts'
import { Button } from '../../../ui/button.tsx'
import text from '../../../ui/text.module.css'
import { useUnsavedGuard } from '../../feedback/questions.tsx'
import { CoordinatesField } from '../../ui/coordinates-field.tsx'
import type { PlaceField } from '../description.ts'
import { leavesForm } from '../use-editing.ts'
import { DraftWarning } from './draft-warning.tsx'
import { ConditionalControl, FieldControl } from './field-control.tsx'
import styles from './place-form.module.css'
import { type PlaceFormOptions, usePlaceForm } from './use-place-form.ts'

/** Of the map: a whole city. */
const cityZoom = 13

export interface PlaceFormProps extends PlaceFormOptions {
  /** Whether it takes the focus as soon as it is there. */
  takesFocus: boolean
  onCancel: () => void
}

export function PlaceForm(props: PlaceFormProps) {
  const { description, record, takesFocus, onCancel } = props
  const { form, isBusy, isDirty, follow, submit } = usePlaceForm(props)
  const frame = useRef<HTMLFormElement>(null)
  const degrees = description.fields.filter(({ kind }) => kind === 'degrees')
  const flags = description.fields.filter(({ kind }) => kind === 'flag')
  const others = description.fields.filter((field) => !degrees.includes(field) && !flags.includes(field))
  const control = (field: PlaceField) => {
    const Control = field.isShown ? ConditionalControl : FieldControl
    return <Control key={field.name} field={field} record={record} />
  }
  const question = useUnsavedGuard({ isDirty, leaves: leavesForm, question: catalogueMessages.discard })
  useEffect(() => {
    if (takesFocus) frame.current?.querySelector('input')?.focus()
  }, [takesFocus])
  return (
    <FormProvider {...form}>
      <form
        className={styles.frame}
        ref={frame}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit?.()
        }}
      >
        <p className={text.hint}>{catalogueMessages.required}</p>
        <div className={styles.fields}>
          <FormTextField
            label={`${catalogueMessages.name} *`}
            name="name"
            required
            autoComplete="off"
            onTyped={follow}
          />
          <FormTextField
            autoComplete="off"
            label={`${catalogueMessages.slug} *`}
            name="slug"
            required
            autoCapitalize="none"
            spellCheck={false}
            hint={catalogueMessages.slugHint}
          />
          {others.map(control)}
          {/* One below the other in one place. */}
          <div>{flags.map(control)}</div>
        </div>
        {degrees.length > 0 && (
          <CoordinatesField
            zoom={cityZoom}
            field={(name, onPaste) => {
              const { label, hint } = degrees.find((field) => field.name === name) ?? { label: name }
              return (
                <FormTextField
                  label={label}
                  name={name}
                  hint={hint}
                  inputMode="text"
                  autoComplete="off"
                  onPaste={onPaste}
                />
              )
            }}
          />
        )}
        {description.warning && <DraftWarning warning={description.warning} />}
        <div className={styles.actions}>
          <Button type="submit" aria-busy={isBusy}>
            {isBusy ? catalogueMessages.saving : record ? dashboardMessages.update : dashboardMessages.add}
          </Button>
          {record && (
            <Button look="outline" onClick={onCancel}>
              {dashboardMessages.cancel}
            </Button>
          )}
        </div>
        {question}
      </form>
    </FormProvider>
  )
}
