import { useEffect, useState } from 'react'
import { readToken } from '../../apollo/session.ts'
import { type Draft, forgetDraft, keepDraft, readDraft } from './draft.ts'
import { type FormState, isDirty } from './form-state.ts'
import { changedFields } from './values.ts'

/** Milliseconds without a change after which a draft is kept. */
const pause = 400

/**
 * Keeps what is typed for a reload of the page, and finds what the last one left.
 *
 * @returns what can be restored, if there is something, and how to be done with it
 */
export function useDraft(state: FormState, requestKey: string): { found: Draft | null; settle: () => void } {
  const { id, base, values, version } = state
  const [found, setFound] = useState(() => {
    const draft = readDraft(id)
    return draft && changedFields(draft.values, values).length > 0 ? draft : null
  })
  const dirty = isDirty(state)

  useEffect(() => {
    // Until it is settled the old draft stays: a reload would otherwise lose it.
    if (found) return
    if (!dirty) return forgetDraft(id)
    const keep = () => keepDraft(id, { base, values, version, requestKey })
    const timer = setTimeout(keep, pause)
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [found, dirty, id, base, values, version, requestKey])

  // Who leaves has been asked. A session that has ended takes nothing along: the next login finds the draft.
  useEffect(
    () => () => {
      if (readToken()) forgetDraft(id)
    },
    [id],
  )

  return { found, settle: () => setFound(null) }
}
