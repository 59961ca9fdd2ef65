import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { unaccent } from '../../../../../schema/slug.ts'
import { count } from '../../../messages/site.ts'
import { suggestionMessages as texts } from '../../../messages/suggestions.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './name-suggestions.module.css'
import { pathOfSuggestion, type Suggestion } from './suggested.ts'
import { useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

/**
 * Suggestions for a typed text, as a listbox below its field.
 *
 * @param input server-rendered, and usable without JavaScript
 */
export function NameSuggestions({ input }: { input: HTMLInputElement }) {
  const listId = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const suggested = useSuggestions(text)
  const groups = toGroups(suggested?.suggestions ?? [])
  const shown = groups.flatMap(({ suggestions }) => suggestions)

  function choose(place: number) {
    const suggestion = shown[place]
    if (!suggestion) return
    const { form } = input
    const perPage = Number(form && new FormData(form).get('perPage'))
    // If it leads to the current search, the form stays mounted.
    input.value = ''
    input.blur()
    if (form?.popover) form.hidePopover()
    navigate(pathOfSuggestion(suggestion, perPage))
  }

  const { isOpen, active } = useCombobox(input, {
    listId,
    count: shown.length,
    onText: setText,
    onChoose: choose,
  })

  return (
    <>
      <VisuallyHidden role="status">{suggested && text ? texts.announce(shown.length) : ''}</VisuallyHidden>
      {isOpen && (
        <div
          className={styles.list}
          role="listbox"
          id={listId}
          aria-label={texts.label}
          tabIndex={-1}
          // Keeps the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map(({ name, suggestions }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
            <div key={name} role="group" aria-labelledby={`${listId}-${name}`}>
              <div className={styles.group} id={`${listId}-${name}`} role="presentation">
                {texts.groups[name]}
              </div>
              {suggestions.map((suggestion) => {
                const place = shown.indexOf(suggestion)
                return (
                  <Option
                    key={suggestion.slug ?? suggestion.label}
                    id={`${listId}-${place}`}
                    isActive={place === active}
                    suggestion={suggestion}
                    text={suggested?.text ?? ''}
                    onChoose={() => choose(place)}
                  />
                )
              })}
            </div>
          ))}
        </div>
      )}
    </>
  )
}

interface OptionProps {
  id: string
  isActive: boolean
  suggestion: Suggestion
  /** Typed text. */
  text: string
  onChoose: () => void
}

function Option({ id, isActive, suggestion, text, onChoose }: OptionProps) {
  const { kind, label, matched, isCorrection, count: found } = suggestion
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the input's, which keeps the focus
    <div
      className={styles.option}
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      ref={(element) => {
        if (isActive) element?.scrollIntoView?.({ block: 'nearest' })
      }}
      onClick={onChoose}
    >
      <span className={styles.label}>
        {isCorrection && (
          <>
            <span className={styles.remark}>{texts.didYouMean}</span>{' '}
          </>
        )}
        <MarkedLabel label={label} text={text} />
        {matched && (
          <>
            {' '}
            <span className={styles.remark}>
              <MarkedLabel label={matched} text={text} />
            </span>
          </>
        )}
      </span>
      {kind !== 'BUSINESS' && (
        <span className={styles.count}>
          {count(found)}
          <VisuallyHidden> {texts.found(found)}</VisuallyHidden>
        </span>
      )}
    </div>
  )
}

/** Label with the typed text in bold: word prefixes, ignoring accents and plural endings. */
function MarkedLabel({ label, text }: { label: string; text: string }) {
  const typed = unaccent(text).split(/\s+/).filter(Boolean)
  return label
    .normalize('NFC')
    .split(/(\s+)/)
    .map((word, place) => {
      const length = Math.max(0, ...typed.map((each) => matchLength(unaccent(word), each)))
      // Translation tools do not wrap blanks.
      if (word.trim() === '') return word
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: words have no other name, and stay where they are
        <span key={place}>
          {length > 0 && <b>{word.slice(0, length)}</b>}
          <span>{word.slice(length)}</span>
        </span>
      )
    })
}

/**
 * Letters that may differ at the end of a typed word: "padaria" and "padarias", "pizzarias" and "pizzaria".
 */
const freeEnd = 2

/** Length of the part of a word that was typed. */
function matchLength(word: string, typed: string): number {
  let length = 0
  while (length < typed.length && word[length] === typed[length]) length++
  const isWhole = length === typed.length
  return isWhole || (length >= 4 && length >= typed.length - freeEnd) ? length : 0
}

/** Groups are ordered by their best suggestion; suggestions within a group by rank. */
interface SuggestionGroup {
  name: GroupName
  suggestions: Suggestion[]
}

type GroupName = 'categories' | 'subcategories' | 'places' | 'names'

const groupOf: Record<Suggestion['kind'], GroupName> = {
  CATEGORY: 'categories',
  SUBCATEGORY: 'subcategories',
  CITY: 'places',
  NEIGHBORHOOD: 'places',
  BUSINESS: 'names',
}

function toGroups(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  const names = new Set(suggestions.map(({ kind }) => groupOf[kind]))
  return [...names].map((name) => ({
    name,
    suggestions: suggestions.filter(({ kind }) => groupOf[kind] === name),
  }))
}
