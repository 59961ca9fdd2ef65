import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useBoundField } from '../../../forms/bound-field.tsx'
import { CheckField } from '../../../forms/check-field.tsx'
import { recipe } from '../../../theme/theme.ts'
import type { PlaceField } from './fields.ts'

const Frame = chakra(
  'div',
  recipe({
    base: {
      '& .hint': {
        textStyle: 'small',
        color: 'quiet',
        paddingInlineStart: 'calc(1.25rem + {spacing.2})',
        marginTop: '-2',
        marginBottom: '2',
      },
    },
  }),
)

/** A box to tick, with what it means below. */
export function FlagControl({ name, label, hint }: Pick<PlaceField<unknown>, 'name' | 'label' | 'hint'>) {
  const { value, change } = useBoundField<Record<string, boolean>>(name)
  const id = useId()
  return (
    <Frame>
      <CheckField
        label={label}
        name={name}
        aria-describedby={hint && id}
        checked={value}
        onChange={({ target }) => change(target.checked)}
      />
      {hint && (
        <p className="hint" id={id}>
          {hint}
        </p>
      )}
    </Frame>
  )
}
