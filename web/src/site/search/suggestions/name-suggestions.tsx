import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { count } from '../../../count.ts'
import { suggestionMessages as texts } from '../../../messages/suggestions.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { toGroups } from './groups.ts'
import { MarkedLabel } from './marked-label.tsx'
import styles from './name-suggestions.module.css'
import { pathOfSuggestion, type Suggestion } from './suggested.ts'
import { useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

/**
 * What a typed text may mean, below its field: to choose from by pointer, finger or keyboard.
 *
 * @param input of the form; it stays what it is for whoever has no script
 */
export default function NameSuggestions({ input }: { input: HTMLInputElement }) {
  const listId = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const suggested = useSuggestions(text)
  const groups = toGroups(suggested?.suggestions ?? [])
  const shown = groups.flatMap(({ suggestions }) => suggestions)

  function choose(place: number) {
    const suggestion = shown[place]
    if (!suggestion) return
    const perPage = Number(input.form && new FormData(input.form).get('perPage'))
    input.blur()
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
          // The focus stays in the field.
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
  /** What was typed. */
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
