import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { catalogueMessages } from '../../../messages/dashboard/catalogue.ts'
import { dashboardMessages } from '../../../messages/dashboard/dashboard.ts'
import { recipe } from '../../../theme/theme.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useUnsavedGuard } from '../../feedback/use-unsaved-guard.tsx'
import type { Place } from '../description.ts'
import { leavesForm } from '../use-editing.ts'
import { FieldControl } from './field-control.tsx'
import type { PlaceField } from './fields.ts'
import { type PlaceFormOptions, usePlaceForm } from './use-place-form.ts'

const Frame = chakra(
  'form',
  recipe({
    base: {
      display: 'grid',
      gap: '4',
      '& .fields': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
        columnGap: '5',
        rowGap: '4',
        alignItems: 'start',
      },
      '& :is(input, select)': { scrollMarginTop: '9rem' },
      '& .required': { textStyle: 'small', color: 'quiet' },
      '& .ways': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
      '& [type=submit][aria-busy=true]': { cursor: 'progress', opacity: '0.75' },
    },
  }),
)

export interface PlaceFormProps<TRecord extends Place> extends PlaceFormOptions<TRecord> {
  /** Whether it takes the focus as soon as it is there. */
  takesFocus: boolean
  /** Leaves the edit mode. */
  onCancel: () => void
}

/** The form of a new place, or of one that is edited. */
export function PlaceForm<TRecord extends Place>(props: PlaceFormProps<TRecord>) {
  const { description, record, takesFocus, onCancel } = props
  const { draft, errors, isBusy, isDirty, form, set, submit } = usePlaceForm(props)
  const isFlag = ({ kind }: { kind: string }) => kind === 'flag'
  const control = (field: PlaceField<TRecord>) => (
    <FieldControl
      key={field.name}
      field={field}
      record={record}
      value={draft[field.name]}
      error={errors[field.name]}
      onChange={(value) => set(field.name, value)}
    />
  )
  const question = useUnsavedGuard({ isDirty, leaves: leavesForm, question: catalogueMessages.discard })
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus, form])
  return (
    <Frame ref={form} method="post" noValidate onSubmit={submit}>
      <p className="required">{catalogueMessages.required}</p>
      <div className="fields">
        <TextField
          label={`${catalogueMessages.name} *`}
          name="name"
          required
          autoComplete="off"
          value={draft.name}
          onChange={({ target }) => set('name', target.value)}
          error={errors.name}
        />
        <TextField
          label={`${catalogueMessages.slug} *`}
          name="slug"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={catalogueMessages.slugHint}
          value={draft.slug}
          onChange={({ target }) => set('slug', target.value)}
          error={errors.slug}
        />
        {description.fields.filter((field) => !isFlag(field)).map(control)}
        {/* One below the other in one place. */}
        <div>{description.fields.filter(isFlag).map(control)}</div>
      </div>
      <div className="ways">
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
    </Frame>
  )
}
