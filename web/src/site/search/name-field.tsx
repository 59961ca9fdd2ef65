import { lazy, Suspense, useState } from 'react'
import { messages } from '../../messages/common.ts'
import { TextField } from '../../ui/field.tsx'
import styles from './name-field.module.css'

/** Nobody needs it who does not type: it comes with the first focus. */
const NameSuggestions = lazy(() => import('./suggestions/name-suggestions.tsx'))

/**
 * What to look for, in words. A plain search field that suggests what the words may mean where a script can do so.
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
        label={messages.search.name}
        placeholder={messages.search.namePlaceholder}
        defaultValue={defaultValue}
        enterKeyHint="search"
        onFocus={(event) => setInput(event.currentTarget)}
        // Who was typing already when the page became the browser's.
        onInput={(event) => setInput(event.currentTarget)}
      />
      {input && (
        <Suspense>
          <NameSuggestions input={input} />
        </Suspense>
      )}
    </div>
  )
}
