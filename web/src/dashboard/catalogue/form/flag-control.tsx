import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, useId } from 'react'
import { CheckField } from '../../../forms/check-field.tsx'
import { recipe } from '../../../theme/theme.ts'

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
export function FlagControl({
  hint,
  ...box
}: ComponentProps<'input'> & { label: string; hint: string | undefined }) {
  const id = useId()
  return (
    <Frame>
      <CheckField aria-describedby={hint && id} {...box} />
      {hint && (
        <p className="hint" id={id}>
          {hint}
        </p>
      )}
    </Frame>
  )
}
