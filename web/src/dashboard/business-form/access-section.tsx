import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { businessFields } from '../../../../schema/business/fields.ts'
import { type FieldNameWith, fieldsWith } from '../../../../schema/business/per-field.ts'
import { useBoundField } from '../../forms/bound-field.tsx'
import { businessFormMessages } from '../../messages/dashboard/business-form.ts'
import { recipe } from '../../theme/theme.ts'
import { FormSection } from './form-layout.tsx'
import type { BusinessValues } from './values.ts'

const { access: texts } = businessFormMessages

const answers = Object.entries(texts.answers)

const Question = chakra(
  'fieldset',
  recipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      borderTopWidth: '1px',
      borderColor: 'line',
      paddingBlock: '1',
      '& legend': { float: 'inline-start', flex: '1 1 14rem', fontWeight: '600' },
      '& label': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '2',
        minHeight: 'touch',
        cursor: 'pointer',
      },
      '& input': { width: '1.25rem', height: '1.25rem', accentColor: '{colors.mata}' },
    },
  }),
)

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
    <Question>
      <legend>{businessFields[name].label}</legend>
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
    </Question>
  )
}
