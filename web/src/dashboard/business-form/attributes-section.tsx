import { Fieldset } from '@chakra-ui/react/fieldset'
import { memo } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { SelectField } from '../../forms/field.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import type { BusinessFormOptionsQuery } from '../../gql/dashboard/graphql.ts'
import { businessFormMessages } from '../../messages/dashboard/business-form.ts'
import styles from './attributes-section.module.css'
import { FormSection } from './form-layout.tsx'
import { type AnswerName, answerName, type BusinessValues } from './values.ts'

const { attributes: texts } = businessFormMessages

/** An attribute that can be answered. */
export type FormAttribute = BusinessFormOptionsQuery['attributes'][number]

/** What establishments of these categories are asked. */
export const askedAttributes = (
  attributes: readonly FormAttribute[],
  categories: readonly { id: string }[],
) =>
  attributes.filter(
    (attribute) =>
      attribute.categories.length === 0 ||
      attribute.categories.some(({ id }) => categories.some((category) => category.id === id)),
  )

/** What answers are called, by the field of each. */
export const attributeLabels = (attributes: readonly FormAttribute[]): Record<AnswerName, string> =>
  Object.fromEntries(attributes.map(({ id, name }) => [answerName(id), name]))

interface AttributesSectionProps {
  attributes: readonly FormAttribute[]
}

/** The questions of the chosen categories by group: one stop of the Tab key each. What is no longer asked is kept. */
export const AttributesSection = memo(function AttributesSection({ attributes }: AttributesSectionProps) {
  const categories = useWatch<BusinessValues, 'categories'>({ name: 'categories' })
  const asked = askedAttributes(attributes, categories)
  const groups = [...new Set(asked.map(({ group }) => group))]
  return (
    <FormSection name="attributes">
      <p className={styles.help}>{asked.length > 0 ? texts.help : texts.none}</p>
      {groups.map((group) => (
        <div key={group} className={styles.group}>
          <h3>{group}</h3>
          <div className={styles.questions}>
            {asked
              .filter((attribute) => attribute.group === group)
              .map((attribute) => (
                <Question key={attribute.id} attribute={attribute} />
              ))}
          </div>
        </div>
      ))}
    </FormSection>
  )
})

function Question({ attribute }: { attribute: FormAttribute }) {
  const { id, kind, question } = attribute
  const name = answerName(id)
  if (kind === 'YES_NO') return <YesNoQuestion name={name} question={question} />
  if (kind === 'CHOICE') return <ChoiceQuestion name={name} attribute={attribute} />
  return (
    <FormTextField name={name} label={question} placeholder={texts.link} inputMode="url" autoComplete="off" />
  )
}

function YesNoQuestion({ name, question }: { name: AnswerName; question: string }) {
  const { field } = useController<BusinessValues, AnswerName>({ name })
  const value = field.value ?? ''
  return (
    <Fieldset.Root size="sm">
      <Fieldset.Legend>{question}</Fieldset.Legend>
      <Fieldset.Content>
        {Object.entries(texts.answers).map(([answer, label]) => (
          <label key={answer}>
            <input
              type="radio"
              name={name}
              value={answer}
              checked={value === answer}
              onChange={() => field.onChange(answer)}
            />
            {label}
          </label>
        ))}
      </Fieldset.Content>
    </Fieldset.Root>
  )
}

interface ChoiceQuestionProps {
  name: AnswerName
  attribute: FormAttribute
}

function ChoiceQuestion({ name, attribute: { question, options } }: ChoiceQuestionProps) {
  const { field, fieldState } = useController<BusinessValues, AnswerName>({ name })
  return (
    <SelectField
      {...field}
      value={field.value ?? ''}
      label={question}
      error={fieldState.error?.message}
      options={[['', texts.noOption], ...options.map((option) => [option.slug, option.name] as const)]}
    />
  )
}
