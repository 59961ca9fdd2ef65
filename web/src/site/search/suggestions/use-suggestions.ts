import { useEffect, useState } from 'react'
import { useLoadClient } from '../../../apollo/page-data.tsx'
import { maxNameLength, maxNameWords, suggestionDelay } from '../../../constants.ts'
import { SuggestionsDocument } from '../../../gql/pages/graphql.ts'
import { usePage } from '../../../start/page-context.tsx'
import type { Suggestion } from './suggested.ts'

/** An answer, and the text that it is the answer to. */
export interface Suggested {
  text: string
  suggestions: readonly Suggestion[]
}

/**
 * What a typed text may mean, once nothing was typed for a moment. The last text wins: an answer to an earlier one is
 * broken off. A failure leaves the last answer: the form works without.
 *
 * @param text empty for no suggestions
 */
export function useSuggestions(text: string): Suggested | null {
  const loadClient = useLoadClient()
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
      loadClient()
        .then((client) =>
          client.query({
            query: SuggestionsDocument,
            variables: { text: asked, seed },
            context: { fetchOptions: { signal }, queryDeduplication: false },
          }),
        )
        .then(({ data }) => {
          if (data && !signal.aborted) setSuggested({ text: asked, suggestions: data.suggestions })
        })
        .catch(() => {})
    }, suggestionDelay)
    return () => {
      clearTimeout(timer)
      aborted.abort()
    }
  }, [asked, loadClient, seed])

  return suggested
}
