import { Fieldset } from '@chakra-ui/react/fieldset'
import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { businessFields } from '../../../../schema/business/fields.ts'
import { type FieldNameWith, fieldsWith } from '../../../../schema/business/per-field.ts'
import { useBoundField } from '../../forms/bound-field.tsx'
import { businessFormMessages } from '../../messages/dashboard/business-form.ts'
import { FormSection } from './form-layout.tsx'
import type { BusinessValues } from './values.ts'

const { access: texts } = businessFormMessages

const answers = Object.entries(texts.answers)

/** The four answers about accessibility: one stop of the Tab key each, arrows within. */
export const AccessSection = memo(function AccessSection() {
  return (
    <FormSection name="access">
      <chakra.p marginBottom="4">{texts.help}</chakra.p>
      {fieldsWith({ group: 'access' }).map((name) => (
        <AccessQuestion key={name} name={name} />
      ))}
    </FormSection>
  )
})

function AccessQuestion({ name }: { name: FieldNameWith<{ group: 'access' }> }) {
  const { value, change } = useBoundField<BusinessValues, typeof name>(name)
  return (
    <Fieldset.Root size="sm">
      <Fieldset.Legend>{businessFields[name].label}</Fieldset.Legend>
      <Fieldset.Content>
        {answers.map(([answer, label]) => (
          <label key={answer}>
            <input
              type="radio"
              name={name}
              value={answer}
              checked={value === answer}
              onChange={() => change(answer)}
            />
            {label}
          </label>
        ))}
      </Fieldset.Content>
    </Fieldset.Root>
  )
}
