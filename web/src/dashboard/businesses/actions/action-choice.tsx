import { chakra } from '@chakra-ui/react/styled-system'
import type { CategoriesAction } from '../../../gql/dashboard/graphql.ts'
import { businessListMessages } from '../../../messages/dashboard/business-list.ts'
import { recipe } from '../../../theme/theme.ts'

const texts = businessListMessages.changeCategories
const actions = ['ADD', 'REPLACE', 'REMOVE'] as const satisfies readonly CategoriesAction[]

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

export interface ActionChoiceProps {
  action: CategoriesAction
  onChange: (action: CategoriesAction) => void
}

/** What happens to categories: added, put in place of the others, or taken out. */
export function ActionChoice({ action, onChange }: ActionChoiceProps) {
  return (
    <Choice>
      <legend>{texts.action}</legend>
      {actions.map((each) => {
        const [name, hint] = texts.actions[each]
        return (
          <label key={each}>
            <input type="radio" name="action" checked={each === action} onChange={() => onChange(each)} />
            <span>
              <strong>{name}</strong> <span className="hint">{hint}</span>
            </span>
          </label>
        )
      })}
    </Choice>
  )
}
