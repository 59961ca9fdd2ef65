import { type FormEvent, useState } from 'react'
import type { ExploreFilter } from '../../../paths.ts'
import { readSearchForm } from '../../search/search-fields.tsx'

/** Handlers of the form that is followed. */
export interface FollowForm {
  onChange: (event: FormEvent<HTMLFormElement>) => void
  onBlur: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * What a search form says at the moment: choices at once, the typed name when its field is left.
 *
 * @param filter what the form says at first
 */
export function useDraft(filter: ExploreFilter): [draft: ExploreFilter, follow: FollowForm] {
  const [draft, setDraft] = useState(filter)
  const read = (event: FormEvent<HTMLFormElement>) => {
    const next = readSearchForm(event.currentTarget)
    setDraft((last) => clearDependents(last, next))
  }
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLSelectElement) read(event)
  }
  return [draft, { onChange, onBlur: read }]
}

/** Another city clears the neighborhood, another category the subcategory: their selects are about to be made anew. */
function clearDependents(last: ExploreFilter, next: ExploreFilter): ExploreFilter {
  return {
    ...next,
    neighborhood: next.city === last.city ? next.neighborhood : '',
    subcategory: next.category === last.category ? next.subcategory : '',
  }
}
