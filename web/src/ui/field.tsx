import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { recipe } from '../theme/theme.ts'

const Frame = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gap: '1',
      minWidth: '0',
      '& label': { textStyle: 'label' },
      '& input, & select': {
        width: '100%',
        minWidth: '0',
        minHeight: 'touch',
        paddingInline: '3',
        bg: 'surface',
        color: 'ink',
        borderWidth: '1px',
        borderColor: 'control',
        borderRadius: 'control',
        fontSize: '1rem',
        lineHeight: '1.3',
        transition: 'border-color {durations.quick} {easings.out}',
        _hover: { borderColor: 'mata' },
        _disabled: { opacity: '0.65' },
      },
      '& select': {
        appearance: 'none',
        paddingInlineEnd: '10',
        textOverflow: 'ellipsis',
        // Two small triangles make the arrow, in the colour of the text.
        backgroundImage:
          'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(135deg, currentColor 50%, transparent 50%)',
        backgroundPosition: 'right 1.15rem center, right 0.85rem center',
        backgroundSize: '0.32rem 0.32rem',
        backgroundRepeat: 'no-repeat',
      },
    },
  }),
)

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string
}

/** A text input under its label. */
export function TextField({ label, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <input id={id} {...input} />
    </Frame>
  )
}

export interface SelectFieldProps extends ComponentProps<'select'> {
  label: string
  /** The options. */
  children: ReactNode
}

/** The browser's own select under its label. */
export function SelectField({ label, children, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <select id={id} {...select}>
        {children}
      </select>
    </Frame>
  )
}
