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
        '&[aria-invalid=true]': { borderColor: 'barro', boxShadow: 'inset 0 0 0 1px {colors.barro}' },
      },
      '& .hint': { textStyle: 'small', color: 'quiet' },
      '& .error': { textStyle: 'small', color: 'barro', fontWeight: '600' },
      // What stands at the end of an input, inside its border.
      '& .ended': { position: 'relative' },
      '& .ended input': { paddingInlineEnd: '12' },
      '& .ended > button': { position: 'absolute', top: '0', right: '0', color: 'quiet' },
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
  /** Helps before anything is typed. */
  hint?: string | undefined
  /** What is wrong with what was typed. */
  error?: string | undefined
  /** A button at the input's end; false where it is still to come, so that the input stays what it is. */
  end?: ReactNode
}

/** A text input under its label, with what there is to say about it below. */
export function TextField({ label, hint, error, end, ...input }: TextFieldProps) {
  const { id, attributes, remarks } = useRemarks(hint, error)
  const control = <input id={id} {...attributes} {...input} />
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      {end !== undefined ? (
        <div className="ended">
          {control}
          {end}
        </div>
      ) : (
        control
      )}
      {remarks}
    </Frame>
  )
}

export interface SelectFieldProps extends ComponentProps<'select'> {
  label: string
  /** The options. */
  children: ReactNode
  /** Helps before anything is chosen. */
  hint?: string | undefined
  /** What is wrong with what was chosen. */
  error?: string | undefined
}

/** The browser's own select under its label, with what there is to say about it below. */
export function SelectField({ label, hint, error, children, ...select }: SelectFieldProps) {
  const { id, attributes, remarks } = useRemarks(hint, error)
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <select id={id} {...attributes} {...select}>
        {children}
      </select>
      {remarks}
    </Frame>
  )
}

/** What stands below a control, and what has the control say so. */
export function useRemarks(hint: string | undefined, error: string | undefined) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const attributes = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
  const remarks = (
    <>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  )
  return { id, attributes, remarks }
}
