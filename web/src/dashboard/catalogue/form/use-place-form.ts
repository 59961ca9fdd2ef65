import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { slugify } from '../../../../../schema/slug.ts'
import { serverMessage } from '../../../ask/errors.ts'
import { createdBefore, showMessages, useFormAnswer } from '../../../forms/checked-form.ts'
import type { FormDescription, Place } from '../description.ts'
import { saveFailure } from '../failures.ts'
import { changedInput, checkDraft, type Draft, differs, initialDraft } from './draft.ts'

export interface PlaceFormOptions {
  description: Pick<FormDescription<Place>, 'texts' | 'fields' | 'schema' | 'warning'>
  /** Null for a new one. */
  record: Place | null
  /** Sends what has been checked; throws what the server refused. */
  save: (input: Record<string, unknown>) => Promise<void>
  /** Receives the error of the whole form, and whether an invalid field has the focus. */
  onFailed: (text: string | null, isAtField: boolean) => void
  /** Initial values, if they differ from the record. */
  draft: Draft | undefined
  /** Receives the id of the record that an earlier attempt created with other content, and the current values. */
  onExists: (id: string, draft: Draft) => void
}

export function usePlaceForm(options: PlaceFormOptions) {
  const { record, save, onFailed, onExists } = options
  const { texts, fields, schema } = options.description
  const [initial] = useState(() => initialDraft(fields, record))
  const form = useForm<Draft>({
    defaultValues: options.draft ?? initial,
    resolver: checkDraft(fields, schema),
  })
  const { getValues, setValue, handleSubmit, formState } = form
  const isDirty = useFormAnswer(form, (draft) => differs(draft, initial))
  const required = ['name', ...fields.filter(({ kind }) => kind === 'parent').map(({ name }) => name)]
  const madeSlug = useRef(slugify(getValues('name')))

  /** The slug of a new record follows its name until it is edited. */
  function follow(name: string) {
    const before = madeSlug.current
    madeSlug.current = slugify(name)
    if (!record && getValues('slug') === before) setValue('slug', madeSlug.current)
  }

  function refuse(error: unknown) {
    const draft = getValues()
    const existingId = createdBefore(error)
    if (existingId !== null) return onExists(existingId, draft)
    const picture = fields.find(({ name }) => draft[name] instanceof File)
    const isAtField = showMessages(form, Object.keys(initial), saveFailure(error, picture?.name))
    onFailed(isAtField ? texts.saveFailed : (serverMessage(error) ?? texts.saveFailed), isAtField)
  }

  const submit = handleSubmit(
    (input) => save(record ? changedInput(input, getValues(), initial) : input).catch(refuse),
    () => {
      const isIncomplete = required.some((name) => String(getValues(name)).trim() === '')
      onFailed((isIncomplete && texts.incomplete) || null, true)
    },
  )
  const isBusy = formState.isSubmitting
  return { form, isBusy, isDirty, follow, submit: isBusy ? undefined : submit }
}
