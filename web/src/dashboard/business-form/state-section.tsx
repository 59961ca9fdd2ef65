import { memo } from 'react'
import { businessFields } from '../../../../schema/business/fields.ts'
import { businessStates, stateOfWord, wordOfState } from '../../../../schema/business/state-words.ts'
import { useBoundField } from '../../forms/bound-field.tsx'
import { SelectField } from '../../forms/field.tsx'
import { businessFormMessages } from '../../messages/dashboard/business-form.ts'
import { FormSection } from './form-layout.tsx'
import { FormText } from './text-sections.tsx'
import type { BusinessValues } from './values.ts'

const { situation: texts } = businessFormMessages

/** Whether the establishment is at work, and until when it is not. */
export const StateSection = memo(function StateSection() {
  const { value, change, error } = useBoundField<BusinessValues, 'state'>('state')
  const state = stateOfWord(value) ?? 'PUBLISHED'
  return (
    <FormSection name="state">
      <div className="fields">
        <SelectField
          name="state"
          label={businessFields.state.label}
          hint={texts.hints[state]}
          error={error}
          value={value}
          onChange={({ target }) => change(target.value)}
        >
          {businessStates.map((each) => (
            <option key={each} value={wordOfState(each)}>
              {texts.states[each]}
            </option>
          ))}
        </SelectField>
        {state === 'CLOSED_TEMPORARILY' && <FormText name="reopensOn" type="date" hint={texts.reopensOn} />}
      </div>
    </FormSection>
  )
})
