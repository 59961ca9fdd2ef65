import { memo, useRef } from 'react'
import { useController } from 'react-hook-form'
import { businessFields } from '../../../../schema/business/fields.ts'
import { businessStates, stateOfWord, wordOfState } from '../../../../schema/business/state-words.ts'
import { SelectField } from '../../forms/field.tsx'
import { businessFormMessages } from '../../messages/dashboard/business-form.ts'
import { Button } from '../../ui/button.tsx'
import text from '../../ui/text.module.css'
import styles from './choice-sections.module.css'
import layout from './form-layout.module.css'
import { FormSection } from './form-layout.tsx'
import { OwnerSearch } from './owner-search.tsx'
import { FormText } from './text-sections.tsx'
import type { BusinessValues, OwnerChoice } from './values.ts'

const { situation, owner: ownership } = businessFormMessages

/** Whether the establishment is at work, and until when it is not. */
export const StateSection = memo(function StateSection() {
  const { field, fieldState } = useController<BusinessValues, 'state'>({ name: 'state' })
  const state = stateOfWord(field.value) ?? 'PUBLISHED'
  return (
    <FormSection name="state">
      <div className={layout.fields}>
        <SelectField
          {...field}
          label={businessFields.state.label}
          hint={situation.hints[state]}
          error={fieldState.error?.message}
          options={businessStates.map((each) => [wordOfState(each), situation.states[each]])}
        />
        {state === 'CLOSED_TEMPORARILY' && (
          <FormText name="reopensOn" type="date" hint={situation.reopensOn} />
        )}
      </div>
    </FormSection>
  )
})

/** The owner of the establishment: one account or none (own-account). */
export const OwnerSection = memo(function OwnerSection() {
  const { field, fieldState } = useController<BusinessValues, 'owner'>({ name: 'owner' })
  const owner = field.value
  const hasActed = useRef(false)

  function choose(chosen: OwnerChoice | null) {
    hasActed.current = true
    field.onChange(chosen)
  }

  /** The pressed button is removed: focuses its replacement. */
  function goOn(element: HTMLDivElement | null) {
    if (!element || !hasActed.current) return
    hasActed.current = false
    element.querySelector<HTMLElement>('input, button')?.focus()
  }

  return (
    <FormSection name="owner">
      <div key={owner ? 'chosen' : 'search'} ref={goOn}>
        {owner ? (
          <div className={styles.owner}>
            <div>
              <strong>{owner.name}</strong>
              <span className={text.hint}>{owner.email}</span>
            </div>
            <Button look="outline" onClick={() => choose(null)}>
              {ownership.clear}
            </Button>
          </div>
        ) : (
          <OwnerSearch inputRef={field.ref} error={fieldState.error?.message} onChoose={choose} />
        )}
      </div>
    </FormSection>
  )
})
