import { useRef, useState } from 'react'
import { slugify } from '../../../../../schema/slug.ts'
import { hasCode, serverMessage } from '../../../ask/errors.ts'
import {
  createdBefore,
  fieldMessages,
  messagesOf,
  showMessages,
  useCheckedForm,
  useFormAnswer,
} from '../../../forms/checked-form.ts'
import type { FormDescription, Place } from '../description.ts'
import { changesIn, checkDraft, type Draft, differs, draftOf } from './draft.ts'

export interface PlaceFormOptions {
  description: Pick<FormDescription<Place>, 'texts' | 'fields' | 'schema'>
  /** Null for a new one. */
  record: Place | null
  /** Sends what has been checked; throws what the server refused. */
  save: (input: Record<string, unknown>) => Promise<void>
  /** Told what is wrong with the whole, and whether the focus is at a field that is wrong. */
  onFailed: (text: string | null, isAtField: boolean) => void
  /** What stands in the form at first, where that is not what the record has. */
  draft: Draft | undefined
  /** Told the record that an earlier press has created, with other content, and what stands in the form. */
  onExists: (id: string, draft: Draft) => void
}

/** A form of the catalogue: what stands in it, and how it is saved. */
export function usePlaceForm(options: PlaceFormOptions) {
  const { record, save, onFailed, onExists } = options
  const { texts, fields, schema } = options.description
  const [initial] = useState(() => draftOf(fields, record))
  const form = useCheckedForm<Draft>({
    defaultValues: options.draft ?? initial,
    resolver: checkDraft(fields, schema),
  })
  const { getValues, setValue, handleSubmit, formState } = form
  const isDirty = useFormAnswer(form, (draft) => differs(draft, initial))
  const madeSlug = useRef(slugify(getValues('name')))

  /** A new one's slug follows its name for as long as it is nobody's own. */
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
    const here = Object.entries(saveFailure(error, picture?.name)).filter(([field]) => field in initial)
    if (here.length === 0) return onFailed(serverMessage(error) ?? texts.saveFailed, false)
    onFailed(texts.saveFailed, true)
    showMessages(form, Object.fromEntries(here))
  }

  const submit = handleSubmit(
    (input) => save(record ? changesIn(input, getValues(), initial) : input).catch(refuse),
    (errors) => {
      onFailed(isIncomplete(fields, getValues()) ? (texts.incomplete ?? null) : null, true)
      showMessages(form, messagesOf(errors))
    },
  )
  const isBusy = formState.isSubmitting
  return { form, isBusy, isDirty, follow, submit: isBusy ? undefined : submit }
}

/** Whether the name or what it belongs to is missing. */
function isIncomplete(fields: readonly { kind: string; name: string }[], draft: Draft): boolean {
  const parents = fields.filter(({ kind }) => kind === 'parent')
  return ['name', ...parents.map(({ name }) => name)].some((field) => String(draft[field]).trim() === '')
}

/**
 * What the server says about the fields of what was sent.
 *
 * @param sentPicture the field of a file that was sent: what is refused without a field is that file
 */
export function saveFailure(error: unknown, sentPicture: string | undefined): Record<string, string> {
  const fields = fieldMessages(error)
  const message = serverMessage(error)
  const isAboutFile = sentPicture && hasCode(error, 'BAD_USER_INPUT') && Object.keys(fields).length === 0
  return isAboutFile && message ? { [sentPicture]: message } : fields
}
