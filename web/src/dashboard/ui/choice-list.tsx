import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { unaccent } from '../../../../schema/slug.ts'
import { businessFormMessages } from '../../messages/dashboard/business-form.ts'
import { recipe } from '../../theme/theme.ts'
import { useRemarks } from '../../ui/field.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type Choice, ChosenList } from './chosen-list.tsx'

const { choices: texts } = businessFormMessages

const Frame = chakra(
  'fieldset',
  recipe({
    base: {
      display: 'grid',
      gap: '2',
      minWidth: '0',
      '& legend': { textStyle: 'label', marginBottom: '1' },
      '& .filter': {
        width: '100%',
        minHeight: { base: 'touch', md: '2.25rem' },
        paddingInline: '3',
        bg: 'surface',
        color: 'ink',
        borderWidth: '1px',
        borderColor: 'control',
        borderRadius: 'control',
        _hover: { borderColor: 'mata' },
      },
      // At most five rows are seen at once.
      '& .options': {
        position: 'relative',
        maxHeight: { base: '13.75rem', md: '11.25rem' },
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        borderWidth: '1px',
        borderColor: 'control',
        borderRadius: 'control',
      },
      '&[data-invalid=true] .options': { borderColor: 'barro', boxShadow: 'inset 0 0 0 1px {colors.barro}' },
      '& label': {
        display: 'flex',
        alignItems: 'center',
        gap: '3',
        minHeight: { base: 'touch', md: '2.25rem' },
        paddingInline: '3',
        paddingBlock: '1',
        textStyle: 'small',
        cursor: 'pointer',
        _hover: { bg: 'mist' },
        '&:has(:checked)': { bg: 'mataSoft' },
        // Inside of the box that scrolls.
        '& :focus-visible': { outlineOffset: '0' },
      },
      '& label input': {
        width: '1.125rem',
        height: '1.125rem',
        flexShrink: '0',
        accentColor: '{colors.mata}',
        cursor: 'inherit',
      },
      '& .nothing': { padding: '3', textStyle: 'small', color: 'quiet' },
    },
  }),
)

/** From how many options on they can be filtered. */
const manyOptions = 8

export interface ChoiceListProps<T extends Choice> {
  label: string
  name: string
  /** For the filter's and the list's own labels: "Categorias". */
  plain: string
  options: readonly T[]
  chosen: readonly T[]
  onChange: (chosen: readonly T[]) => void
  /** How an option is written; its name when absent. */
  write?: (option: T) => string
  hint?: string | undefined
  error?: string | undefined
  disabled?: boolean
  /** Stands where there are no options. */
  empty: ReactNode
}

/** Several of a list, in an order that is kept: what is chosen stands above as chips, the first one is the main one. */
export function ChoiceList<T extends Choice>(props: ChoiceListProps<T>) {
  const {
    label,
    name,
    plain,
    options,
    chosen,
    onChange,
    write = ({ name }) => name,
    disabled = false,
  } = props
  const { hint, error, empty } = props
  const { attributes, remarks } = useRemarks(hint, error)
  const [filter, setFilter] = useState('')
  const [said, setSaid] = useState('')
  const words = unaccent(filter).split(/\s+/)
  const shown = options.filter(({ name }) => words.every((word) => unaccent(name).includes(word)))
  const isChosen = (option: T) => chosen.some((one) => one.id === option.id)
  const remove = (option: T) => onChange(chosen.filter((one) => one.id !== option.id))

  function makeFirst(option: T) {
    onChange([option, ...chosen.filter((one) => one.id !== option.id)])
    setSaid(texts.moved(option.name))
  }

  return (
    <Frame
      name={name}
      disabled={disabled}
      data-invalid={Boolean(error)}
      aria-describedby={attributes['aria-describedby']}
    >
      <legend>{label}</legend>
      {chosen.length > 0 && (
        <ChosenList label={texts.chosen(plain)} chosen={chosen} onRemove={remove} onMakeFirst={makeFirst} />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {options.length > manyOptions && (
        <input
          className="filter"
          type="search"
          aria-label={texts.filter(plain)}
          placeholder={texts.filter(plain)}
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <div className="options">
        {shown.map((option) => (
          <label key={option.id}>
            <input
              type="checkbox"
              checked={isChosen(option)}
              onChange={() => (isChosen(option) ? remove(option) : onChange([...chosen, option]))}
            />
            {write(option)}
          </label>
        ))}
        {shown.length === 0 && <p className="nothing">{options.length > 0 ? texts.none : empty}</p>}
      </div>
      {remarks}
    </Frame>
  )
}
