import { useEffect, useState } from 'react'
import { useFindOwnersQuery } from '../../gql/dashboard/hooks.ts'
import { businessFormMessages } from '../../messages-business-form.ts'
import type { OwnerChoice } from './values.ts'

const { owner: texts } = businessFormMessages

/** Accounts that are offered at once. */
const perPage = 8
/** Milliseconds without a key after which the server is asked. */
const pause = 250
/** Letters from which on it is asked. */
const leastLetters = 2

export interface FoundOwners {
  owners: readonly OwnerChoice[]
  /** What there is to say: that it searches, how many there are, that there are none. */
  note: string
  hasFailed: boolean
}

/** The accounts whose name or e-mail has every word of a text. */
export function useOwners(text: string): FoundOwners {
  const search = useSettled(text.trim())
  const isAsked = search.length >= leastLetters
  const { data, error } = useFindOwnersQuery({ variables: { search, perPage }, skip: !isAsked })
  if (!isAsked || text.trim().length < leastLetters) return { owners: [], note: '', hasFailed: false }
  if (error) return { owners: [], note: texts.failed, hasFailed: true }
  if (!data) return { owners: [], note: texts.searching, hasFailed: false }
  const { items, pagination } = data.userPage
  return { owners: items, note: noteOf(items.length, pagination.total), hasFailed: false }
}

function noteOf(shown: number, total: number): string {
  if (total === 0) return texts.none
  return shown < total ? texts.more(shown, total) : texts.found(total)
}

/** A text once nobody types any more. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
