import { createListCollection } from '@chakra-ui/react/collection'
import { Combobox, useComboboxContext } from '@chakra-ui/react/combobox'
import { Portal } from '@chakra-ui/react/portal'
import { type Ref, useEffect, useEffectEvent, useState } from 'react'
import { matchesTerms, searchedName, searchTerms } from '../../../../schema/search-words.ts'
import { FieldFrame } from '../../forms/field.tsx'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import hints from '../../ui/text.module.css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

const { picking: texts } = dashboardMessages

/** Something that can be chosen, with what it is called. */
export interface Choice {
  id: string
  name: string
}

export interface PickFieldProps<T extends Choice> {
  label: string
  name: string
  options: readonly T[]
  /** In the order in which they were chosen; one at most unless `multiple`. */
  chosen: readonly T[]
  onChange: (chosen: readonly T[]) => void
  multiple?: boolean
  required?: boolean
  disabled?: boolean
  placeholder?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  /** How an option is written; its name when absent. */
  write?: (option: T) => string
  /** A second line of an option. */
  note?: (option: T) => string
  /** Searches elsewhere: the options are what was found, and nothing of them is left out here. */
  onSearch?: ((text: string) => void) | undefined
  inputRef?: Ref<HTMLInputElement>
}

/** Options that are found by words of their names; Chakra's combobox under this form's label and remarks. */
export function PickField<T extends Choice>(props: PickFieldProps<T>) {
  const { label, name, options, chosen, onChange, multiple = false, required, disabled } = props
  const { write = ({ name }) => name, note, onSearch } = props
  const [filter, setFilter] = useState('')
  const known = [...chosen.filter(({ id }) => !options.some((option) => option.id === id)), ...options]
  const shown = onSearch || !filter ? known : found(known, filter)
  const collection = createListCollection({
    items: shown,
    itemToValue: ({ id }) => id,
    itemToString: write,
  })

  function search(text: string) {
    setFilter(text)
    onSearch?.(text)
  }

  return (
    <FieldFrame label={label} hint={props.hint} error={props.error}>
      {(remarks) => (
        <Combobox.Root
          collection={collection}
          value={chosen.map(({ id }) => id)}
          onValueChange={({ value }) => onChange(value.flatMap((id) => known.filter((one) => one.id === id)))}
          onInputValueChange={({ inputValue, reason }) => search(reason === 'input-change' ? inputValue : '')}
          onOpenChange={({ open }) => open || (!onSearch && setFilter(''))}
          multiple={multiple}
          closeOnSelect={!multiple}
          openOnClick={!onSearch}
          inputBehavior={onSearch ? 'none' : 'autohighlight'}
          allowCustomValue={Boolean(onSearch)}
          name={name}
          required={required ?? false}
          disabled={disabled ?? false}
          invalid={Boolean(props.error)}
          placeholder={props.placeholder ?? ''}
          positioning={{ sameWidth: true, placement: 'bottom-start' }}
          translations={{ triggerLabel: texts.open(label), clearTriggerLabel: texts.clear(label) }}
          lazyMount
          unmountOnExit
        >
          {/* Enter chooses; the form is not sent from here. */}
          <Combobox.Control onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
            <Combobox.Context>
              {({ syncSelectedItems }) => (
                <Combobox.Input
                  ref={props.inputRef ?? null}
                  {...remarks}
                  // What is typed and not chosen does not stay as if it were.
                  onBlur={() => onSearch || syncSelectedItems()}
                />
              )}
            </Combobox.Context>
            {!onSearch && <Combobox.Trigger />}
          </Combobox.Control>
          {!onSearch && <FirstMarked text={filter} id={shown[0]?.id} />}
          <VisuallyHidden role="status">
            {filter && !onSearch ? texts.found(shown.length) : ''}
          </VisuallyHidden>
          <Portal>
            <Combobox.Positioner>
              <Combobox.Content hidden={shown.length === 0 && options.length === 0}>
                {shown.map((option) => (
                  <Combobox.Item key={option.id} item={option}>
                    <span>
                      {write(option)}
                      {note && (
                        <span className={hints.hint} style={{ display: 'block' }}>
                          {note(option)}
                        </span>
                      )}
                    </span>
                    <Combobox.ItemIndicator />
                  </Combobox.Item>
                ))}
                {shown.length === 0 && <Combobox.Empty>{texts.none}</Combobox.Empty>}
              </Combobox.Content>
            </Combobox.Positioner>
          </Portal>
        </Combobox.Root>
      )}
    </FieldFrame>
  )
}

/**
 * Marks the first option that a text finds. The combobox's own `autohighlight` marks none when the text leaves out none of
 * them, or comes before them.
 */
function FirstMarked({ text, id }: { text: string; id: string | undefined }) {
  const { setHighlightValue } = useComboboxContext()
  const mark = useEffectEvent(setHighlightValue)
  useEffect(() => {
    if (text && id) mark(id)
  }, [text, id])
  return null
}

/** Those whose names have every word of a text; first those that begin with it. */
function found<T extends Choice>(options: readonly T[], text: string): T[] {
  const terms = searchTerms(text)
  const typed = searchedName(text).trimEnd()
  const begins = ({ name }: T) => Number(searchedName(name).startsWith(typed))
  return options
    .filter(({ name }) => matchesTerms(searchedName(name), terms))
    .toSorted((one, other) => begins(other) - begins(one))
}
