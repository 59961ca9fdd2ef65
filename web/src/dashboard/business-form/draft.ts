import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readToken } from '../../session/token.ts'
import { unsavedFormsPrefix } from '../../session/unsaved-forms.ts'
import { keep, readKept } from '../kept.ts'
import type { BusinessRecord } from './use-save-business.ts'
import { type BusinessValues, changedFields, type FormValues, noValues } from './values.ts'

/** Unsaved edits, what they are based on, and the key of the form's create. */
export interface Draft extends Pick<BusinessRecord, 'base' | 'version'> {
  values: FormValues
  requestKey: string
}

/**
 * The key of a form's draft: one for each account and establishment.
 *
 * @param form id of the establishment, or another name for a form without one
 */
export const draftKey = (userId: string, form: string) => `${unsavedFormsPrefix}${userId}.business.${form}`

export function keepDraft(key: string, draft: Draft | null): void {
  keep('localStorage', key, draft)
}

/**
 * @param values of the form without the draft
 * @returns null if nothing was kept, or nothing that differs
 */
export function readDraft(key: string, values: FormValues): Draft | null {
  const draft = readKept('localStorage', key) as Draft | null
  if (typeof draft?.values?.name !== 'string' || !draft.base || !draft.requestKey) return null
  // Fields added since it was kept are empty in it.
  const whole = { ...draft, base: { ...noValues, ...draft.base }, values: { ...noValues, ...draft.values } }
  return changedFields(whole.values, values).length > 0 ? whole : null
}

/** Milliseconds without a change after which a draft is kept. */
const pauseMs = 400

/**
 * Keeps unsaved edits in this browser (unsaved-edits), until they are saved, discarded or left behind on purpose: the page
 * may be closed, or its session expire.
 *
 * @param key of the draft
 */
export function useDraft(
  key: string,
  { getValues, subscribe }: Pick<UseFormReturn<BusinessValues>, 'getValues' | 'subscribe'>,
  { base, version }: BusinessRecord,
  requestKey: string,
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const isChanged = () => changedFields(base, getValues()).length > 0
    const keepNow = () => {
      clearTimeout(timer)
      const { photos: _, ...values } = getValues()
      keepDraft(key, isChanged() ? { base, values, version, requestKey } : null)
    }
    const keepSoon = () => {
      clearTimeout(timer)
      if (isChanged()) timer = setTimeout(keepNow, pauseMs)
      else keepDraft(key, null)
    }
    keepSoon()
    const stop = subscribe({ formState: { values: true }, callback: keepSoon })
    window.addEventListener('pagehide', keepNow)
    return () => {
      clearTimeout(timer)
      stop()
      window.removeEventListener('pagehide', keepNow)
    }
  }, [key, base, version, requestKey, getValues, subscribe])

  // The leave prompt has run. If the session expired, the draft is kept for the next sign-in.
  useEffect(
    () => () => {
      if (readToken()) keepDraft(key, null)
    },
    [key],
  )
}
