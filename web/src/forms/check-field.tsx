import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { recipe } from '../theme/theme.ts'

const Frame = chakra(
  'label',
  recipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'touch',
      textStyle: 'small',
      cursor: 'pointer',
      '& input': {
        flexShrink: '0',
        width: '1.25rem',
        height: '1.25rem',
        accentColor: '{colors.mata}',
        cursor: 'inherit',
      },
    },
  }),
)

/** A box to tick, with its label beside it. */
export function CheckField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <Frame>
      <input type="checkbox" {...input} />
      {label}
    </Frame>
  )
}
