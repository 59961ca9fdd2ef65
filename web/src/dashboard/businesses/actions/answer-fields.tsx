import { readAnswer } from '../../../../../schema/input/answer.ts'
import { SelectField } from '../../../forms/field.tsx'
import type { BusinessAttributeInput } from '../../../gql/dashboard/graphql.ts'
import { useBusinessFormOptionsQuery } from '../../../gql/dashboard/hooks.ts'
import { businessFormMessages } from '../../../messages/dashboard/business-form.ts'
import { businessListMessages } from '../../../messages/dashboard/business-list.ts'
import { TextField } from '../../../ui/fields/field.tsx'
import type { FormAttribute } from '../../business-form/attributes-section.tsx'

const texts = businessListMessages.edit

/** The choice that takes the answer away; no option has such a slug. */
const noAnswer = '-'

/** The attribute that is answered, null for none, with the answer as it is typed or chosen. */
export interface EditedAnswer {
  attribute: FormAttribute | null
  answer: string
}

export function answerProblem({ attribute, answer }: EditedAnswer): string | undefined {
  if (!attribute || answer === noAnswer) return undefined
  if (!answer.trim()) return attribute.kind === 'LINK' ? undefined : texts.chooseAnswer
  const read = readAnswer(attribute, answer)
  return 'problem' in read ? read.problem : undefined
}

export const answerInput = ({ slug }: FormAttribute, answer: string): BusinessAttributeInput => ({
  slug,
  value: answer === noAnswer ? null : answer.trim() || null,
})

interface AnswerFieldsProps {
  edited: EditedAnswer
  error: string | undefined
  onChange: (edited: EditedAnswer) => void
}

/** One of the active attributes, by group, and then the answer to its question. */
export function AnswerFields({ edited, error, onChange }: AnswerFieldsProps) {
  const { attribute } = edited
  const { attributes = [], categories = [] } = useBusinessFormOptionsQuery().data ?? {}
  const groups = Map.groupBy(attributes, ({ group }) => group)
  const asked = categories.filter(({ id }) => attribute?.categories.some((category) => category.id === id))
  return (
    <>
      <SelectField
        label={texts.attribute}
        hint={asked.length > 0 ? texts.askedOf(asked.map(({ name }) => name)) : undefined}
        disabled={attributes.length === 0}
        value={attribute?.slug ?? ''}
        onChange={({ target }) => {
          const chosen = attributes.find(({ slug }) => slug === target.value) ?? null
          onChange({ attribute: chosen, answer: '' })
        }}
      >
        <option value="">{texts.keep}</option>
        {[...groups].map(([group, members]) => (
          <optgroup key={group} label={group}>
            {members.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {attribute && (
        <AnswerField
          attribute={attribute}
          value={edited.answer}
          error={error}
          onChange={(answer) => onChange({ attribute, answer })}
        />
      )}
    </>
  )
}

interface AnswerFieldProps {
  attribute: FormAttribute
  value: string
  error: string | undefined
  onChange: (answer: string) => void
}

function AnswerField({ attribute: { kind, question, options }, value, error, onChange }: AnswerFieldProps) {
  const { answers, link } = businessFormMessages.attributes
  const field = {
    label: question,
    required: kind !== 'LINK',
    error,
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  if (kind === 'LINK')
    return (
      <TextField {...field} hint={texts.blankLink} placeholder={link} inputMode="url" autoComplete="off" />
    )
  const values =
    kind === 'YES_NO'
      ? ([
          ['yes', answers.yes],
          ['no', answers.no],
        ] as const)
      : options.map(({ slug, name }) => [slug, name] as const)
  return (
    <SelectField {...field} options={[['', texts.chooseAnswer], ...values, [noAnswer, texts.noAnswer]]} />
  )
}
