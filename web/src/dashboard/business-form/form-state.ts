import type { FieldErrors } from './input.ts'
import { changedFields, type FieldName, type FormValues, isSame, noValues } from './values.ts'

/** What the form knows, apart from its photos. */
export interface FormState {
  /** Null until the establishment exists. */
  id: string | null
  slug: string | null
  /** The version of `base`; null until it exists. */
  version: number | null
  /** As the server had it when it was read. */
  base: FormValues
  values: FormValues
  errors: FieldErrors
  /** Raised whenever the values come from elsewhere than from the fields: what reads them once must read them anew. */
  generation: number
}

export type FormAction =
  | { type: 'change'; change: Partial<FormValues> }
  | { type: 'refuse'; errors: FieldErrors }
  /** What was sent is on the server now; what was typed meanwhile stays. */
  | { type: 'saved'; id: string; slug: string; version: number; saved: FormValues; sent: FormValues }
  /** A draft, or what was chosen after a conflict. */
  | { type: 'replace'; base: FormValues; version: number | null; values: FormValues }
  /** It exists already; what is typed stays unsaved. */
  | { type: 'exists'; id: string; slug: string; version: number; base: FormValues }

/** The form of a new establishment. */
export const newForm: FormState = {
  id: null,
  slug: null,
  version: null,
  base: noValues,
  values: noValues,
  errors: {},
  generation: 0,
}

export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'change': {
      const values = { ...state.values, ...action.change }
      return { ...state, values, errors: without(state.errors, Object.keys(action.change) as FieldName[]) }
    }
    case 'refuse':
      return { ...state, errors: action.errors }
    case 'saved': {
      const { saved, sent, id, slug, version } = action
      const typed = changedFields(sent, state.values).map((name) => [name, state.values[name]])
      const values = { ...saved, ...Object.fromEntries(typed) }
      return { ...state, id, slug, version, base: saved, values, errors: {} }
    }
    case 'exists': {
      const { type: _, ...record } = action
      return { ...state, ...record, errors: {} }
    }
    case 'replace': {
      const { base, version, values } = action
      return { ...state, base, version, values, errors: {}, generation: state.generation + 1 }
    }
  }
}

/** Whether something would be lost by leaving. */
export function isDirty({ base, values }: FormState): boolean {
  return (Object.keys(values) as FieldName[]).some((name) => !isSame(base, values, name))
}

function without(errors: FieldErrors, names: readonly FieldName[]): FieldErrors {
  if (!names.some((name) => name in errors)) return errors
  const rest = { ...errors }
  for (const name of names) delete rest[name]
  return rest
}
