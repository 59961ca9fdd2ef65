import { SelectField } from '../../../forms/field.tsx'
import type { CategoriesAction, EditBusinessesInput } from '../../../gql/dashboard/graphql.ts'
import { businessListMessages } from '../../../messages/dashboard/business-list.ts'
import { type Option, useAllCategories, useAllCities } from '../../catalogue/options.ts'
import { noOwner } from '../list-address.ts'
import { OptionSelect, OwnerSelect, useNeighborhoodOptions, useSubcategoryOptions } from '../list-options.tsx'
import { AnswerFields, answerInput, answerProblem, type EditedAnswer } from './answer-fields.tsx'

const texts = businessListMessages.edit

/** Added, put in place of the others, or taken out. */
const actions = ['ADD', 'REPLACE', 'REMOVE'] as const satisfies readonly CategoriesAction[]

/** What is to change; empty is what stays. */
export interface EditValues {
  action: CategoriesAction | ''
  category: string
  subcategory: string
  city: string
  neighborhood: string
  /** Chosen by name. */
  owner: { id: string; name: string }
  answered: EditedAnswer
}

export const nothingChanged: EditValues = {
  action: '',
  category: '',
  subcategory: '',
  city: '',
  neighborhood: '',
  owner: { id: '', name: '' },
  answered: { attribute: null, answer: '' },
}

export type EditProblems = Partial<Record<'action' | 'category' | 'neighborhood' | 'answer', string>>

/** What is missing before there is something to send. */
export function editProblems(values: EditValues): EditProblems {
  const { action, category, city, neighborhood, owner, answered } = values
  if (!action && !city && !owner.id && !answered.attribute) return { action: texts.nothing }
  const answer = answerProblem(answered)
  return {
    ...(action && !category && { category: texts.chooseCategory }),
    ...(city && !neighborhood && { neighborhood: texts.chooseNeighborhood }),
    ...(answer && { answer }),
  }
}

/** What is taken out is the subcategory alone where one is chosen; what is put in comes with its category. */
export function editInput(values: EditValues): Omit<EditBusinessesInput, 'ids'> {
  const { action, category, subcategory, neighborhood, owner } = values
  const { attribute, answer } = values.answered
  const isSubcategoryAlone = action === 'REMOVE' && subcategory
  return {
    ...(action && {
      categories: {
        action,
        categoryIds: isSubcategoryAlone ? [] : [category],
        subcategoryIds: subcategory ? [subcategory] : [],
      },
    }),
    ...(neighborhood && { neighborhoodId: neighborhood }),
    ...(owner.id && { ownerId: owner.id === noOwner ? null : owner.id }),
    ...(attribute && { attribute: answerInput(attribute, answer) }),
  }
}

/** By ids, which is what an edit takes. */
const byId = (options: readonly Option[] | undefined) => options?.map((each) => ({ ...each, slug: each.id }))

export interface EditFieldsProps {
  values: EditValues
  problems: EditProblems
  onChange: (values: EditValues) => void
}

/** Categories, neighborhood, owner and an answer of several establishments; what is left as it is stays. */
export function EditFields({ values, problems, onChange }: EditFieldsProps) {
  const { action, category, subcategory, city, neighborhood, owner } = values
  const cities = useAllCities().options
  const categories = useAllCategories().options
  const subcategories = byId(useSubcategoryOptions(category))
  const neighborhoods = useNeighborhoodOptions(city)
  const change = (changes: Partial<EditValues>) => onChange({ ...values, ...changes })
  const owners = [{ id: noOwner, slug: noOwner, name: businessListMessages.withoutOwner }]
  return (
    <>
      <SelectField
        label={texts.categories}
        hint={action && texts.actions[action][1]}
        error={problems.action}
        value={action}
        onChange={({ target }) => {
          const action = target.value as EditValues['action']
          change(action ? { action } : { action, category: '', subcategory: '' })
        }}
        options={[['', texts.keep], ...actions.map((each) => [each, texts.actions[each][0]] as const)]}
      />
      {action && (
        <>
          <OptionSelect
            label={texts.category}
            any={texts.chooseCategory}
            required
            error={problems.category}
            value={category}
            options={byId(categories)}
            onChange={(category) => change({ category, subcategory: '' })}
          />
          <OptionSelect
            label={texts.subcategory}
            any={action === 'REMOVE' ? texts.wholeCategory : texts.noSubcategory}
            value={subcategory}
            options={subcategories}
            onChange={(subcategory) => change({ subcategory })}
          />
        </>
      )}
      <OptionSelect
        label={texts.city}
        any={texts.keep}
        value={city}
        options={byId(cities)}
        onChange={(city) => change({ city, neighborhood: '' })}
      />
      {city && (
        <OptionSelect
          label={texts.neighborhood}
          any={texts.chooseNeighborhood}
          required
          error={problems.neighborhood}
          value={neighborhood}
          options={neighborhoods}
          onChange={(neighborhood) => change({ neighborhood })}
        />
      )}
      <OwnerSelect
        any={texts.keep}
        value={owner.id}
        options={owner.id && owner.id !== noOwner ? [...owners, { ...owner, slug: owner.id }] : owners}
        onChange={(id, name) => change({ owner: { id, name } })}
      />
      <AnswerFields
        edited={values.answered}
        error={problems.answer}
        onChange={(answered) => change({ answered })}
      />
    </>
  )
}
