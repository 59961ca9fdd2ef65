import { useCallback, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRequestKey } from '../../forms/use-request-key.ts'
import type { BusinessForm_BusinessFragment } from '../../gql/dashboard/graphql.ts'
import { usePhotos } from '../photos/use-photos.ts'
import type { Conflict } from './conflict-dialog.tsx'
import { type Draft, forgetDraft } from './draft.ts'
import { focusField } from './focus-field.ts'
import type { FormHandle } from './form-handle.ts'
import { type FormState, formReducer, isDirty, newForm } from './form-state.ts'
import { type FieldErrors, findErrors } from './input.ts'
import { merge, type Side } from './merge.ts'
import { type SaveOutcome, useSaveBusiness } from './use-save-business.ts'
import { useSubcategories } from './use-subcategories.ts'
import { type FormValues, fieldNames, valuesOf } from './values.ts'

/** How the last save ended, or that one is under way. */
export type SaveStatus =
  | { is: 'open' }
  | { is: 'saving' }
  | { is: 'sendingPhotos' }
  /** All of it, the photos too. */
  | { is: 'saved'; wasNew: boolean }
  | { is: 'photosFailed'; failed: number }
  /** An earlier press has created it; what is typed is not saved. */
  | { is: 'exists' }
  | { is: 'failed'; message: string }

interface Options {
  /** Null for a new one. */
  business: BusinessForm_BusinessFragment | null
  /** Called when a new establishment exists: its address is another from now on. */
  onCreated: (id: string) => void
  /** Called when everything is saved. */
  onSaved: (wasNew: boolean) => void
}

const none: BusinessForm_BusinessFragment['photos'] = []

const begin = (business: BusinessForm_BusinessFragment | null): FormState => {
  if (!business) return newForm
  const { id, slug, version } = business
  const values = valuesOf(business)
  return { ...newForm, id, slug, version, base: values, values }
}

/** The form of one establishment, from its first field to its last photo. */
export function useBusinessForm({ business, onCreated, onSaved }: Options) {
  const [state, dispatch] = useReducer(formReducer, business, begin)
  const [status, setStatus] = useState<SaveStatus>({ is: 'open' })
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const photos = usePhotos(state.id, business?.photos ?? none)
  const subcategories = useSubcategories(state.values.categories)
  const [requestKey, setRequestKey] = useRequestKey()
  const send = useSaveBusiness(requestKey)
  const isRunning = useRef(false)

  const change = useCallback((change: Partial<FormValues>) => {
    dispatch({ type: 'change', change })
    setStatus((status) => (status.is === 'saved' ? { is: 'open' } : status))
  }, [])

  function refuse(errors: FieldErrors) {
    // At once, so that the message is there when the field is read out.
    flushSync(() => {
      dispatch({ type: 'refuse', errors })
      setStatus({ is: 'open' })
    })
    const first = fieldNames.find((name) => errors[name])
    if (first) focusField(first)
  }

  /** @returns the establishment's id once it is saved; null when it could not be */
  async function saveFields(current: FormState): Promise<string | null> {
    const { id, base, values } = current
    const errors = findErrors(values, id === null ? null : base, subcategories.isDemanded)
    if (Object.keys(errors).length > 0) {
      refuse(errors)
      return null
    }
    if (id !== null && !isDirty(current)) return id
    const outcome: SaveOutcome = await send(current)
    if (outcome.is === 'saved') {
      const { business } = outcome
      dispatch({ type: 'saved', ...business, saved: valuesOf(business), sent: values })
      forgetDraft(id)
      if (id === null) onCreated(business.id)
      return business.id
    }
    if (outcome.is === 'exists') {
      const { id, slug, version } = outcome.business
      dispatch({ type: 'exists', id, slug, version, base: valuesOf(outcome.business) })
      setStatus({ is: 'exists' })
      forgetDraft(null)
      onCreated(id)
    }
    if (outcome.is === 'refused') refuse(outcome.errors)
    if (outcome.is === 'failed') setStatus({ is: 'failed', message: outcome.message })
    if (outcome.is === 'conflict') {
      setStatus({ is: 'open' })
      setConflict(outcome.conflict)
    }
    return null
  }

  async function run(current: FormState) {
    if (isRunning.current) return
    isRunning.current = true
    setStatus({ is: 'saving' })
    try {
      const id = await saveFields(current)
      if (id !== null) await sendPhotos(id, current.id === null)
    } finally {
      isRunning.current = false
    }
  }

  async function sendPhotos(id: string, wasNew: boolean) {
    if (photos.isDirty) setStatus({ is: 'sendingPhotos' })
    const { failed } = await photos.upload(id)
    if (failed > 0) return setStatus({ is: 'photosFailed', failed })
    setStatus({ is: 'saved', wasNew })
    onSaved(wasNew)
  }

  /** Goes on with what was chosen of two versions, as if theirs had been read from the start. */
  function resolve(sides: Record<string, Side>) {
    if (!conflict) return
    const { theirs, version } = conflict
    const merged = { base: theirs, version, values: merge(state.values, theirs, sides) }
    dispatch({ type: 'replace', ...merged })
    setConflict(null)
    void run({ ...state, ...merged, errors: {} })
  }

  function restore({ requestKey, ...draft }: Draft) {
    setRequestKey(requestKey)
    dispatch({ type: 'replace', ...draft })
  }

  return {
    state,
    requestKey,
    form: { values: state.values, errors: state.errors, change } satisfies FormHandle,
    photos,
    subcategories,
    isDirty: isDirty(state) || photos.isDirty,
    status,
    conflict,
    save: () => run(state),
    resolve,
    closeConflict: () => setConflict(null),
    restore,
  }
}
