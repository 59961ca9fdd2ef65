import { exploreMessages } from '../../../messages/explore.ts'
import { attributeList, type ExploreLocation } from '../../../paths.ts'
import { ChipBox } from '../../../ui/fields/chip-box.tsx'
import { SelectField } from '../../../ui/fields/field.tsx'
import { type FilterChoice, hasChip } from './attribute-filters.ts'

interface AttributeFieldsProps {
  location: ExploreLocation
  choices: readonly FilterChoice[]
}

/** Checkboxes for yes-or-no and link attributes. */
export function AttributeBoxes({ location, choices }: AttributeFieldsProps) {
  const chosen = attributeList(location.attributes)
  return choices
    .filter(({ kind }) => kind !== 'CHOICE')
    .map(({ slug, name }) => (
      <span key={slug}>
        <ChipBox name="attribute" value={slug} defaultChecked={chosen.includes(slug)}>
          {name}
        </ChipBox>
      </span>
    ))
}

/** Selects for choice attributes, and hidden inputs for other answers in the URL. */
export function AttributeSelects({ location, choices }: AttributeFieldsProps) {
  const chosen = attributeList(location.attributes)
  const lists = choices.filter(({ kind }) => kind === 'CHOICE')
  const answers = lists.flatMap(({ slug, options }) => options.map((option) => `${slug}:${option.slug}`))
  const others = chosen.filter((answer) => !answers.includes(answer) && !hasChip(answer, choices))
  return (
    <>
      {lists.map(({ slug, name, options }) => (
        <SelectField
          key={slug}
          label={name}
          name="attribute"
          defaultValue={chosen.find((answer) => answer.startsWith(`${slug}:`)) ?? ''}
        >
          <option value="">{exploreMessages.anyAnswer}</option>
          {options.map((option) => (
            <option key={option.slug} value={`${slug}:${option.slug}`}>
              {option.name}
            </option>
          ))}
        </SelectField>
      ))}
      {others.map((answer) => (
        <input key={answer} type="hidden" name="attribute" value={answer} />
      ))}
    </>
  )
}
