import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { z } from 'zod'
import { slugify } from '../../../../../schema/slug.ts'
import { createdBefore, serverMessage } from '../../../apollo/refusals.ts'
import type { CatalogueTexts } from '../../../messages/dashboard/catalogue.ts'
import type { Place } from '../description.ts'
import { changesIn, checkDraft, type Draft, differs, draftOf, type FieldErrors } from './draft.ts'
import { saveFailure } from './failures.ts'
import type { PlaceField } from './fields.ts'

export interface PlaceFormOptions<TRecord extends Place> {
  description: {
    texts: CatalogueTexts
    fields: readonly PlaceField<TRecord>[]
    schema: z.ZodType<object>
  }
  /** Null for a new one. */
  record: TRecord | null
  /** Sends what has been checked; throws what the server refused. */
  save: (input: Record<string, unknown>) => Promise<void>
  /** Told what is wrong with the whole, and whether the focus is at a field that is wrong. */
  onFailed: (text: string | null, isAtField: boolean) => void
  /** What stands in the form at first, where that is not what the record has. */
  draft: Draft | undefined
  /** Told the record that an earlier press has created, with other content, and what stands in the form. */
  onExists: (id: string, draft: Draft) => void
}

export interface PlaceFormState {
  draft: Draft
  errors: FieldErrors
  isBusy: boolean
  isDirty: boolean
  form: RefObject<HTMLFormElement | null>
  set: (field: string, value: Draft[string]) => void
  submit: (event: FormEvent) => void
}

/** A form of the catalogue: what stands in it, what is wrong with it, and how it is saved. */
export function usePlaceForm<TRecord extends Place>(options: PlaceFormOptions<TRecord>): PlaceFormState {
  const { description, record, save, onFailed, onExists } = options
  const [initial] = useState(() => draftOf(description.fields, record))
  const [draft, setDraft] = useState(options.draft ?? initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isDirty = differs(draft, initial)

  function set(field: string, value: Draft[string]) {
    setDraft((before) => {
      const next = { ...before, [field]: value }
      // A new one's slug follows its name for as long as it is nobody's own.
      const follows = !record && field === 'name' && before.slug === slugify(before.name)
      return follows ? { ...next, slug: slugify(String(value)) } : next
    })
    setErrors(({ [field]: _, ...others }) => others)
  }

  function show(wrong: FieldErrors) {
    // At once, so that the message is there when the field is read out.
    flushSync(() => setErrors(wrong))
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }

  function refuse(error: unknown) {
    const existingId = createdBefore(error)
    if (existingId !== null) return onExists(existingId, draft)
    const picture = description.fields.find(({ name }) => draft[name] instanceof File)
    const known = new Set(Object.keys(draft))
    const here = Object.entries(saveFailure(error, picture?.name)).filter(([field]) => known.has(field))
    onFailed(here.length > 0 ? null : (serverMessage(error) ?? description.texts.saveFailed), here.length > 0)
    if (here.length > 0) show(Object.fromEntries(here))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const { input, errors: wrong } = checkDraft(description, draft)
    if (!input) {
      onFailed(isIncomplete(description.fields, draft) ? (description.texts.incomplete ?? null) : null, true)
      return show(wrong)
    }
    setErrors({})
    setIsBusy(true)
    try {
      await save(record ? changesIn(input, draft, initial) : input)
    } catch (error) {
      refuse(error)
    } finally {
      setIsBusy(false)
    }
  }

  return { draft, errors, isBusy, isDirty, form, set, submit }
}

/** Whether the name or what it belongs to is missing. */
function isIncomplete(fields: readonly { kind: string; name: string }[], draft: Draft): boolean {
  const parents = fields.filter(({ kind }) => kind === 'parent')
  return ['name', ...parents.map(({ name }) => name)].some((field) => String(draft[field]).trim() === '')
}
