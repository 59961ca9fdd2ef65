import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readToken } from '../../session/token.ts'
import { keep, readKept } from '../kept.ts'
import type { BusinessRecord } from './use-save-business.ts'
import { type BusinessValues, changedFields, type FormValues, noValues } from './values.ts'

/** What a form held that was not saved, on what it was based, and the key of its create. */
export interface Draft extends Pick<BusinessRecord, 'base' | 'version'> {
  values: FormValues
  requestKey: string
}

/** One per establishment and tab. */
const keyOf = (id: string | null) => `guiadovale.dashboard.draft.${id ?? 'new'}`

/** Keeps what stands in a form for a reload of its page, in this tab only. */
export function keepDraft(id: string | null, draft: Draft | null): void {
  keep('sessionStorage', keyOf(id), draft)
}

/** @returns what was kept, or null */
function readDraft(id: string | null): Draft | null {
  const draft = readKept('sessionStorage', keyOf(id)) as Draft | null
  if (typeof draft?.values?.name !== 'string' || !draft.base || !draft.requestKey) return null
  // Fields that have come since it was kept are empty in it.
  return { ...draft, base: { ...noValues, ...draft.base }, values: { ...noValues, ...draft.values } }
}

/** Milliseconds without a change after which a draft is kept. */
const pause = 400

/**
 * Keeps what is typed for a reload of the page, and finds what the last one left.
 *
 * @returns what can be restored, if there is something, and how to be done with it
 */
export function useDraft(
  { getValues, subscribe }: Pick<UseFormReturn<BusinessValues>, 'getValues' | 'subscribe'>,
  { id, base, version }: BusinessRecord,
  requestKey: string,
): { found: Draft | null; settle: () => void } {
  const [found, setFound] = useState(() => {
    const draft = readDraft(id)
    return draft && changedFields(draft.values, getValues()).length > 0 ? draft : null
  })

  useEffect(() => {
    // Until it is settled the old draft stays: a reload would otherwise lose it.
    if (found) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const keepNow = () => {
      clearTimeout(timer)
      const { photos: _, ...values } = getValues()
      if (changedFields(base, values).length > 0) keepDraft(id, { base, values, version, requestKey })
      else keepDraft(id, null)
    }
    const keepSoon = () => {
      clearTimeout(timer)
      if (changedFields(base, getValues()).length > 0) timer = setTimeout(keepNow, pause)
      else keepDraft(id, null)
    }
    keepSoon()
    const stop = subscribe({ formState: { values: true }, callback: keepSoon })
    window.addEventListener('pagehide', keepNow)
    return () => {
      clearTimeout(timer)
      stop()
      window.removeEventListener('pagehide', keepNow)
    }
  }, [found, id, base, version, requestKey, getValues, subscribe])

  // Who leaves has been asked. A session that has ended takes nothing along: the next login finds the draft.
  useEffect(
    () => () => {
      if (readToken()) keepDraft(id, null)
    },
    [id],
  )

  return { found, settle: () => setFound(null) }
}
