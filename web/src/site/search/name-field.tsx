import { Suspense, useState } from 'react'
import { searchMessages } from '../../messages/search.ts'
import { TextField } from '../../ui/fields/field.tsx'
import { part } from '../../ui/part.tsx'
import styles from './name-field.module.css'

/** Loaded with the first focus. */
const NameSuggestions = part(async () => (await import('./suggestions/name-suggestions.tsx')).NameSuggestions)

/**
 * What to look for, in words: a name or a need (typed-needs). A plain search field that suggests what the words may mean
 * where a script can do so.
 *
 * @param defaultValue what was looked for before
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
        // Who was typing already when the page became the browser's.
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
