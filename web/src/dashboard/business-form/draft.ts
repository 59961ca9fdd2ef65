import type { FormState } from './form-state.ts'

/** What a form held that was not saved, on what it was based, and the key of its create. */
export type Draft = Pick<FormState, 'base' | 'values' | 'version'> & { requestKey: string }

/** One per establishment and tab. */
const keyOf = (id: string | null) => `guiadovale.dashboard.draft.${id ?? 'new'}`

/** Keeps what stands in a form for a reload of its page, in this tab only. */
export function keepDraft(id: string | null, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(draft))
  } catch {
    // Storage is refused or full: there is no draft then.
  }
}

/** @returns what was kept, or null */
export function readDraft(id: string | null): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as Draft | null
    return draft && typeof draft.values?.name === 'string' && draft.base && draft.requestKey ? draft : null
  } catch {
    return null
  }
}

export function forgetDraft(id: string | null): void {
  try {
    sessionStorage.removeItem(keyOf(id))
  } catch {
    // Storage is refused: nothing was kept.
  }
}
