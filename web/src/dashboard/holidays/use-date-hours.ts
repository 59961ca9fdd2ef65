import { useState } from 'react'
import { dateHoursLimits, dateReason } from '../../../../schema/input/date-hours.ts'
import { newRequestKey } from '../../forms/checked-form.ts'
import { useAction } from '../../forms/use-action.ts'
import { useSetDateHoursMutation } from '../../gql/dashboard/hooks.ts'
import { holidayMessages as texts } from '../../messages/dashboard/holidays.ts'
import {
  type Choice,
  choiceProblem,
  type DateHours,
  type ListedBusiness,
  sentHours,
  storedHours,
  usualText,
} from './choice.ts'

/** A choice that is not saved yet. */
interface Draft extends DateHours {
  business: ListedBusiness
  /** Why the server refused it. */
  refusal?: string
}

type Drafts = ReadonlyMap<string, Draft>

const nothing: Drafts = new Map()

interface DateHoursOptions {
  date: string
  reason: string
  rows: readonly ListedBusiness[]
  /** Called with how many were saved, under which key, and whether nothing is left to save. */
  onSaved: (saved: number, actKey: string, isAll: boolean) => void
}

/** What is chosen for a date, kept over the pages and filters of the list until it is saved. Another date has its own. */
export function useDateHours({ date, reason, rows, onSaved }: DateHoursOptions) {
  const [state, setState] = useState({ date, drafts: nothing })
  const [actKey, setActKey] = useState(newRequestKey)
  const [isChecked, setIsChecked] = useState(false)
  const { isRunning, failure, setFailure, run } = useAction(texts.saveFailed)
  const [setHours] = useSetDateHoursMutation()
  const drafts = state.date === date ? state.drafts : nothing
  const change = (update: (drafts: Map<string, Draft>) => void) =>
    setState((before) => {
      const next = new Map(before.date === date ? before.drafts : nothing)
      update(next)
      return { date, drafts: next }
    })

  const chosenHours = (business: ListedBusiness): DateHours =>
    drafts.get(business.id) ?? storedHours(business, date)

  /** @param text of `other`; without one it begins with the hours that are there */
  function choose(businesses: readonly ListedBusiness[], choice: Choice, text?: string) {
    change((next) => {
      for (const business of businesses) {
        const usual = usualText(business, date)
        if (choice === 'usual' && usual === null) continue
        const stored = storedHours(business, date)
        const typed = choice === 'other' ? (text ?? (stored.text || usual || '')) : ''
        if (choice === stored.choice && typed === stored.text) next.delete(business.id)
        else next.set(business.id, { choice, text: typed, business })
      }
    })
  }

  /** The hours of the first drafts, as far as they may be sent at once. */
  function save() {
    setIsChecked(true)
    const sent = [...drafts].slice(0, dateHoursLimits.entries)
    const wrong = sent.find(([, draft]) => choiceProblem(draft))
    if (wrong) return setFailure(texts.wrongRow(wrong[1].business.name))
    const wrongReason = dateReason.safeParse(reason).error?.issues[0]?.message
    if (wrongReason) return setFailure(wrongReason)
    const entries = sent.map(([id, draft]) => {
      // What was refused is saved over the row that is on the screen since.
      const business = (draft.refusal && rows.find((row) => row.id === id)) || draft.business
      return { id, version: business.version, hours: sentHours(draft, business, date) }
    })
    return run(async () => {
      const { data } = await setHours({ variables: { input: { date, reason, entries }, actKey } })
      const { saved = [], refused = [] } = data?.setDateHours ?? {}
      setActKey(newRequestKey())
      setIsChecked(false)
      change((next) => {
        for (const [id, draft] of sent) {
          // What was chosen while the answer was on its way is not saved.
          if (next.get(id) === draft && saved.includes(id)) next.delete(id)
        }
        for (const { id, message } of refused) {
          const draft = next.get(id)
          if (draft) next.set(id, { ...draft, refusal: message })
        }
      })
      if (refused.length > 0) {
        const names = refused.map(({ id }) => drafts.get(id)?.business.name ?? '')
        setFailure(texts.refused(names))
      }
      onSaved(saved.length, actKey, saved.length === drafts.size)
    })
  }

  return {
    drafts,
    chosenHours,
    choose,
    save,
    problem: ({ id }: ListedBusiness): string | undefined => {
      const draft = drafts.get(id)
      return draft && (draft.refusal ?? (isChecked ? choiceProblem(draft) : undefined))
    },
    discard: () => {
      setFailure(null)
      setState({ date, drafts: nothing })
    },
    isSaving: isRunning,
    failure,
  }
}

export type DateHoursState = ReturnType<typeof useDateHours>
