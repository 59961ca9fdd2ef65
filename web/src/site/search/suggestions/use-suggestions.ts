import { useEffect, useState } from 'react'
import { ask } from '../../../ask/ask.ts'
import { maxNameLength, maxNameWords, suggestionDelay } from '../../../constants.ts'
import { usePage } from '../../../start/page-context.tsx'
import type { Suggestion } from './suggested.ts'
import { SuggestionsDocument } from './suggestions.generated.ts'

/** Suggestions with the text for which they were queried. */
export interface Suggested {
  text: string
  suggestions: readonly Suggestion[]
}

/**
 * Debounced suggestions for a text; aborts earlier queries, and keeps the last result on failure.
 *
 * @param text empty for no suggestions
 */
export function useSuggestions(text: string): Suggested | null {
  const { seed } = usePage()
  const [suggested, setSuggested] = useState<Suggested | null>(null)
  const asked = text.trimStart().split(' ').slice(0, maxNameWords).join(' ').slice(0, maxNameLength)

  useEffect(() => {
    if (!asked) {
      setSuggested(null)
      return
    }
    const aborted = new AbortController()
    const { signal } = aborted
    const timer = setTimeout(() => {
      ask(SuggestionsDocument, { text: asked, seed }, { signal })
        .then(({ suggestions }) => {
          if (!signal.aborted) setSuggested({ text: asked, suggestions })
        })
        .catch(() => {})
    }, suggestionDelay)
    return () => {
      clearTimeout(timer)
      aborted.abort()
    }
  }, [asked, seed])

  return suggested
}
