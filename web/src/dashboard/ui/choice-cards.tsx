import { Fieldset } from '@chakra-ui/react/fieldset'

export interface ChoiceCardsProps<Value extends string> {
  legend: string
  /** What there is to know before choosing. */
  hint?: string
  /** Of the radio buttons: another for each group of a page. */
  name: string
  choices: readonly { value: Value; title: string; text: string }[]
  chosen: Value | undefined
  onChange: (value: Value) => void
}

/** One of a few, each with what it means. The browser's own radio buttons: Chakra's are the same ones hidden, in 5 kB. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, hint, name, choices, chosen, onChange } = props
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{legend}</Fieldset.Legend>
      {hint && <Fieldset.HelperText>{hint}</Fieldset.HelperText>}
      <Fieldset.Content>
        {choices.map(({ value, title, text }) => (
          <label key={value}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChange(value)} />
            <span>
              <strong>{title}</strong> {text}
            </span>
          </label>
        ))}
      </Fieldset.Content>
    </Fieldset.Root>
  )
}
