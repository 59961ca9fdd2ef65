import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import { wordOfState } from '../../../../schema/business/state-words.ts'
import {
  newRequestKey,
  putValues,
  showMessages,
  useFormAnswer,
  useRequestKey,
} from '../../forms/checked-form.ts'
import type { BusinessForm_BusinessFragment } from '../../gql/dashboard/graphql.ts'
import { useViewer } from '../../session/me.ts'
import { mergeSaved, startPhotos } from '../photos/photos-state.ts'
import { usePhotos } from '../photos/use-photos.ts'
import { draftKey, keepDraft, readDraft, useDraft } from './draft.ts'
import { useSubcategories } from './facts-section.tsx'
import { type CheckContext, checkBusiness, isDraft } from './input.ts'
import { type AddressRemarks, addressRemarks } from './place/address-remarks.tsx'
import { type BusinessRecord, toRecord, useSaveBusiness } from './use-save-business.ts'
import {
  answerNames,
  type BusinessValues,
  changedFields,
  copiedValues,
  type FormValues,
  fieldNames,
  isAnswerName,
  withoutAnswers,
} from './values.ts'

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

export interface FormSource {
  /** As loaded; null for a new one. */
  business: BusinessForm_BusinessFragment | null
  /** What a new one begins as a copy of. */
  copied: BusinessForm_BusinessFragment | null
}

interface Options extends FormSource {
  /** Initial values of a new one. */
  start: Partial<FormValues>
  /** Called when a new establishment exists: its address is another from now on. */
  onCreated: (id: string) => void
  /** Called when everything is saved. */
  onSaved: (wasNew: boolean) => void
}

export function useBusinessForm({ business, copied, start, onCreated, onSaved }: Options) {
  const [initial] = useState(() => {
    const record = toRecord(business, start)
    return { record, values: { ...record.base, ...(copied && copiedValues(copied)) } }
  })
  const userId = useUserId()
  const draftKeyFor = (id: string | null) => draftKey(userId, id ?? (copied ? `copy.${copied.id}` : 'new'))
  // What follows a saved one begins with its own values.
  const [draft] = useState(() =>
    Object.keys(start).length > 0 ? null : readDraft(draftKeyFor(initial.record.id), initial.values),
  )
  const [isRecovered, setIsRecovered] = useState(draft !== null)
  const [record, setRecord] = useState<BusinessRecord>({
    ...initial.record,
    ...(draft && { base: draft.base, version: draft.version }),
  })
  const [status, setStatus] = useState<SaveStatus>({ is: 'open' })
  const [remarks, setRemarks] = useState<AddressRemarks | null>(null)
  const [conflict, setConflict] = useState<BusinessRecord | null>(null)
  const [generation, setGeneration] = useState(0)
  const [requestKey, setRequestKey] = useRequestKey(draft?.requestKey)
  const subcategoryRequired = useRef(false)
  const form = useForm<BusinessValues, CheckContext>({
    defaultValues: {
      ...(draft?.values ?? initial.values),
      photos: startPhotos(business?.photos ?? []),
    },
    resolver: checkBusiness,
    context: { base: record.id === null ? null : record.base, subcategoryRequired },
  })
  const { control, getValues, setValue, subscribe } = form
  // react-hook-form focuses the first wrong field in the order of registration, here that of the page.
  useState(() => fieldNames.map((name) => form.register(name)))
  const subcategories = useSubcategories(useWatch({ control, name: 'categories' }))
  subcategoryRequired.current = subcategories.isRequired
  const photos = usePhotos(record.id, form)
  const isChanged = useFormAnswer(form, (values) => changedFields(record.base, values).length > 0)
  useDraft(draftKeyFor(record.id), form, record, requestKey)
  const send = useSaveBusiness(requestKey)
  const isRunning = useRef(false)
  /** One until everything is saved: what is sent again after a lost answer is the same save. */
  const saveKey = useRef<string | null>(null)
  const stateBefore = useRef<string | null>(null)

  // Editing after a save clears the "saved" status.
  useEffect(() => {
    const goOn = ({ name }: { name?: string }) => {
      if (name && name !== 'photos') setStatus((status) => (status.is === 'saved' ? { is: 'open' } : status))
    }
    return subscribe({ formState: { values: true }, callback: goOn })
  }, [subscribe])

  function save() {
    stateBefore.current = null
    void run(record)
  }

  /** Whatever state was chosen. Where the rules refuse it, that one is chosen again. */
  function saveAsDraft() {
    if (isRunning.current) return
    stateBefore.current = getValues('state')
    putValues(form, { state: wordOfState('DRAFT') })
    void run(record)
  }

  async function run(current: BusinessRecord) {
    if (isRunning.current) return
    isRunning.current = true
    try {
      let isSaved = false
      await form.handleSubmit(async (values) => {
        isSaved = await saveAll(current, values)
      }, refuse)()
      // What is typed next is checked when it is saved, as at first.
      if (isSaved) form.reset(undefined, { keepValues: true, keepFieldsRef: true, keepDefaultValues: true })
    } finally {
      isRunning.current = false
    }
  }

  function refuse() {
    setStatus({ is: 'open' })
    if (stateBefore.current !== null) setValue('state', stateBefore.current)
  }

  /** @returns whether the establishment is on the server as it was sent */
  async function saveAll(current: BusinessRecord, values: FormValues): Promise<boolean> {
    setStatus({ is: 'saving' })
    setRemarks(null)
    saveKey.current ??= current.id === null ? requestKey : newRequestKey()
    if (current.id !== null && changedFields(current.base, values).length === 0)
      return sendPhotos(current.id, false)
    const outcome = await send(current, values, saveKey.current)
    if (outcome.is === 'failed') {
      setStatus(outcome)
      return false
    }
    if (outcome.is === 'refused') {
      setStatus({ is: 'open' })
      showMessages(form, [...fieldNames, ...answerNames(values)], outcome.messages)
      return false
    }
    const now = toRecord(outcome.business)
    setValue('photos', mergeSaved(getValues('photos'), outcome.business.photos))
    if (outcome.is === 'conflict') {
      saveKey.current = null
      setStatus({ is: 'open' })
      setConflict(now)
      return false
    }
    setRecord(now)
    setRemarks(addressRemarks(current, outcome.business))
    keepDraft(draftKeyFor(current.id), null)
    setIsRecovered(false)
    if (outcome.is === 'saved') applySavedValues(now.base, values)
    else setStatus({ is: 'exists' })
    if (current.id === null) onCreated(outcome.business.id)
    return outcome.is === 'saved' && sendPhotos(outcome.business.id, current.id === null)
  }

  /** The form shows what the server has made of it. What was typed since it was sent stays. */
  function applySavedValues(saved: FormValues, sent: FormValues) {
    const here = getValues()
    const typed = changedFields(sent, here)
    const names = changedFields(here, saved).filter((name) => !typed.includes(name))
    const change = names.map((name) => [name, isAnswerName(name) ? (saved[name] ?? '') : saved[name]])
    putValues(form, Object.fromEntries(change) as Partial<BusinessValues>)
  }

  async function sendPhotos(id: string, wasNew: boolean): Promise<true> {
    if (photos.isDirty) setStatus({ is: 'sendingPhotos' })
    const { failed } = await photos.upload(id, saveKey.current ?? undefined)
    if (failed > 0) {
      setStatus({ is: 'photosFailed', failed })
      return true
    }
    saveKey.current = null
    setStatus({ is: 'saved', wasNew })
    onSaved(wasNew)
    return true
  }

  /** Replaces values and base: after a conflict, or when recovered edits are discarded. */
  function replace(change: Pick<BusinessRecord, 'base' | 'version'>, values: FormValues): BusinessRecord {
    const next = { ...record, ...change }
    setRecord(next)
    putValues(form, { ...withoutAnswers(getValues()), ...values })
    setGeneration(generation + 1)
    return next
  }

  /** Goes on with what was chosen of two versions, as if theirs had been read from the start. */
  function resolve(merged: FormValues) {
    if (!conflict) return
    const { base, version } = conflict
    setConflict(null)
    // At once: the rules look at what differs from the new base.
    void run(flushSync(() => replace({ base, version }, merged)))
  }

  /** Back to what the server has, or to an empty form. */
  function discardRecovered() {
    keepDraft(draftKeyFor(record.id), null)
    setIsRecovered(false)
    saveKey.current = null
    setRequestKey(newRequestKey())
    replace(initial.record, initial.values)
    form.setFocus('name')
  }

  return {
    form,
    record,
    /** Incremented when values are set outside the fields: uncontrolled inputs must be remounted. */
    generation,
    photos,
    subcategories,
    isDirty: isChanged || photos.isDirty,
    status,
    /** What there is to read about a hidden address after the last save. */
    remarks,
    isRecovered,
    discardRecovered,
    conflict,
    resolve,
    closeConflict: () => setConflict(null),
    save,
    saveAsDraft,
    /** Whether it has never been in the guide: new, or a draft on the server. */
    isUnpublished: record.id === null || isDraft(record.base),
  }
}

/** The account that opened the form, also once its session has expired. */
function useUserId(): string {
  const viewer = useViewer()
  return useState(viewer.is === 'user' ? viewer.user.id : '')[0]
}
