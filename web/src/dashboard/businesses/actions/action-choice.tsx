import { chakra } from '@chakra-ui/react/styled-system'
import { recipe } from '../../../theme/theme.ts'

const Choice = chakra(
  'fieldset',
  recipe({
    base: {
      display: 'grid',
      gap: '1',
      '& legend': { textStyle: 'label', marginBottom: '1' },
      '& label': {
        display: 'flex',
        alignItems: 'baseline',
        gap: '3',
        minHeight: 'touch',
        paddingBlock: '2',
        paddingInline: '3',
        borderWidth: '1px',
        borderColor: 'control',
        borderRadius: 'control',
        textStyle: 'small',
        cursor: 'pointer',
        _hover: { borderColor: 'mata' },
        '&:has(:checked)': { borderColor: 'mata', bg: 'mataSoft' },
      },
      '& input': { accentColor: '{colors.mata}', cursor: 'inherit', transform: 'translateY(0.1em)' },
      '& strong': { fontWeight: '600' },
      '& .hint': { display: 'block', color: 'quiet' },
    },
  }),
)

interface ActionChoiceProps<Action extends string> {
  legend: string
  choices: readonly Action[]
  /** Of each choice: its name, and what it does. */
  texts: Readonly<Record<Action, readonly [name: string, hint: string]>>
  chosen: Action
  onChange: (action: Action) => void
}

/** What happens to the chosen establishments: one of a few. */
export function ActionChoice<Action extends string>(props: ActionChoiceProps<Action>) {
  const { legend, choices, texts, chosen, onChange } = props
  return (
    <Choice>
      <legend>{legend}</legend>
      {choices.map((each) => {
        const [name, hint] = texts[each]
        return (
          <label key={each}>
            <input type="radio" name="action" checked={each === chosen} onChange={() => onChange(each)} />
            <span>
              <strong>{name}</strong> <span className="hint">{hint}</span>
            </span>
          </label>
        )
      })}
    </Choice>
  )
}
