import { Suspense, useState } from 'react'
import { searchMessages } from '../../messages/search.ts'
import { TextField } from '../../ui/fields/field.tsx'
import { part } from '../../ui/part.tsx'
import styles from './name-field.module.css'

/** Lazy-loaded on first focus. */
const NameSuggestions = part(async () => (await import('./suggestions/name-suggestions.tsx')).NameSuggestions)

/**
 * Search field for a name or a need (typed-needs), with suggestions if JavaScript is enabled.
 *
 * @param defaultValue previous text
 */
export function NameField({ defaultValue }: { defaultValue: string }) {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  return (
    <div className={styles.place}>
      <TextField
        name="name"
        type="search"
        label={searchMessages.name}
        placeholder={searchMessages.namePlaceholder}
        defaultValue={defaultValue}
        enterKeyHint="search"
        onFocus={(event) => setInput(event.currentTarget)}
        // Covers typing that began before hydration.
        onInput={(event) => setInput(event.currentTarget)}
      />
      <input type="hidden" name="typed" value="true" />
      {input && (
        <Suspense>
          <NameSuggestions input={input} />
        </Suspense>
      )}
    </div>
  )
}
